import { VERBS } from '@treefort/fort';
import type { Tongue } from '../tongue.ts';
import { paragraph } from './layout.ts';

const COUNTERS = ['packed', 'lookouts', 'level', 'anySuit'] as const;

/** What each word of the short actions means. */
function glossary({ words: { t }, lines }: Tongue): string[] {
  const rows = [
    ...VERBS.map((verb) => [t(`fort-short:${verb}`), t(`fort-verb:${verb}`, { n: 1 })]),
    ...COUNTERS.map((name) => [`× ${t(`fort-short:${name}`)}`, t(`fort-counter:${name}`)]),
    ['A > B', lines.t('fort-help:sequence')],
  ];
  const width = Math.max(...rows.map(([short = '']) => short.length)) + 4;
  return rows.flatMap(([short = '', meaning = '']) =>
    paragraph(`  ${short.padEnd(width - 2)}${meaning}`, width),
  );
}

/** The rules of Fort in a few lines. */
export function fortHelp(tongue: Tongue): string {
  const { lines } = tongue;
  const points = (['use', 'symbols', 'follow'] as const).flatMap((key) =>
    paragraph(lines.t(`fort-help:${key}`), 2),
  );
  return [
    ...paragraph(lines.t('fort-help:turn')),
    '',
    ...paragraph(lines.t('fort-help:actions')),
    ...points,
    '',
    ...glossary(tongue),
    '',
    ...paragraph(lines.t('fort-help:levels')),
    ...paragraph(lines.t('fort-help:end')),
  ].join('\n');
}
