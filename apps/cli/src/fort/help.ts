import { VERBS } from '@treefort/fort';
import { paragraph } from '../boards/layout.ts';
import type { LoadedLanguage } from '../language.ts';

const COUNTERS = ['packed', 'lookouts', 'level', 'anySuit'] as const;

/** What each word of the short actions means. */
function glossary({ words: { t }, lines }: LoadedLanguage): string[] {
  const rows = [
    ...VERBS.map((verb) => [t(`fort-short:${verb}`), t(`fort-verb:${verb}`, { n: 1 })]),
    ...COUNTERS.map((name) => [`× ${t(`fort-short:${name}`)}`, t(`fort-counter:${name}`)]),
    ['A > B', lines.t('fortHelp:sequence')],
  ];
  const width = Math.max(...rows.map(([short = '']) => short.length)) + 4;
  return rows.flatMap(([short = '', meaning = '']) =>
    paragraph(`  ${short.padEnd(width - 2)}${meaning}`, width),
  );
}

/** The rules of Fort in a few lines. */
export function fortHelp(language: LoadedLanguage): string {
  const { lines } = language;
  const points = (['use', 'symbols', 'follow'] as const).flatMap((key) =>
    paragraph(lines.t(`fortHelp:${key}`), 2),
  );
  return [
    ...paragraph(lines.t('fortHelp:turn')),
    '',
    ...paragraph(lines.t('fortHelp:actions')),
    ...points,
    '',
    ...glossary(language),
    '',
    ...paragraph(lines.t('fortHelp:levels')),
    ...paragraph(lines.t('fortHelp:end')),
  ].join('\n');
}
