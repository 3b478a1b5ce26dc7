import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MADE_UP_RULES, PERKS } from '@treefort/fort';
import { loadRulebook } from '@treefort/words';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** The ids of statements that the client writes down: what things at the table tell of themselves. */
const named = (): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(root + file, 'utf8');
    return [...text.matchAll(/['"]((?:fort|tree)\.[a-z0-9.-]+)['"]/g)].map(([, id]) => id!);
  });

it('every statement that the client names is in the rulebook', async () => {
  const { rule } = await loadRulebook('en');
  const ids = [
    ...named(),
    ...PERKS.map((perk) => `fort.perk.${perk}`),
    ...MADE_UP_RULES.map((one) => `fort.rule.${one}`),
  ];
  expect(ids.length).toBeGreaterThan(80);
  expect(ids.filter((id) => rule(id) === undefined)).toEqual([]);
});
