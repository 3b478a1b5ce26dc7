import { readdirSync, readFileSync } from 'node:fs';
import { standard } from '@treefort/fort';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);

/** What is tested, as the source of the card tests says. */
function tested(): string[] {
  const files = readdirSync(here).filter((name) => /^cards-[a-z-]+\.test\.ts$/.test(name));
  const source = files.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n');
  return Array.from(
    source.matchAll(/\bcard\(\s*'([a-z-]+)',\s*'(\w+)'/g),
    ([, id, part]) => `${id} ${part}`,
  );
}

it('each action of each of the 50 cards has a test', () => {
  const wanted = standard.designs.flatMap(({ id, publicAction, privateAction }) => {
    if (!publicAction && !privateAction) return [`${id} neither`];
    return [publicAction && `${id} public`, privateAction && `${id} private`].filter(Boolean);
  });
  expect(standard.designs).toHaveLength(50);
  expect([...new Set(tested())].sort()).toEqual(wanted.sort());
});
