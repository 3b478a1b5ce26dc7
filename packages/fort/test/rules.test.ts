import { readdirSync, readFileSync } from 'node:fs';
import { uncovered, untested } from '@treefort/kernel/laws';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const src = new URL('../src/', here);
const rules = readFileSync(new URL('../RULES.md', here), 'utf8');
const rulebook = readFileSync(new URL('../RULEBOOK.md', here), 'utf8');

const textsIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

it('every statement of RULES.md has a test, and every test a statement', () => {
  expect(untested(rules, textsIn(here, '.test.ts'))).toEqual({ untested: [], unknown: [] });
});

it('every rule that the engine names is a statement of RULES.md', () => {
  const named = textsIn(src, '.ts')
    .join('\n')
    .matchAll(/\bfort\.[a-z]+(?:[.-][a-z0-9]+)*/g);
  const ids = new Set(Array.from(named, ([id]) => id));
  expect(ids.size).toBeGreaterThan(50);
  for (const id of ids) expect(rules).toContain(`- \`${id}\``);
});

it('every paragraph of the rulebooks has its statements, and every statement a reason', () => {
  expect(rulebook.match(/^- `/gm)?.length).toBeGreaterThan(100);
  expect(uncovered(rules, rulebook)).toEqual({ uncovered: [], unknown: [], unfounded: [] });
});
