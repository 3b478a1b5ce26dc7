import { readdirSync, readFileSync } from 'node:fs';
import { uncovered, untested } from '@treefort/kernel/laws';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const rules = readFileSync(new URL('../RULES.md', here), 'utf8');
const rulebook = readFileSync(new URL('../RULEBOOK.md', here), 'utf8');

it('every statement of RULES.md has a test, and every test a statement', () => {
  const files = readdirSync(here).filter((name) => name.endsWith('.test.ts'));
  const tests = files.map((name) => readFileSync(new URL(name, here), 'utf8'));
  expect(untested(rules, tests)).toEqual({ untested: [], unknown: [] });
});

it('every rule that the engine names is a statement of RULES.md', () => {
  const src = new URL('../src/', here);
  const source = readdirSync(src).map((name) => readFileSync(new URL(name, src), 'utf8'));
  const named = source.join('\n').matchAll(/\btree\.[a-z]+(?:[.-][a-z]+)*\b(?!\()/g);
  const code = /^tree\.(fill|subarray|has|set|size|keys|map)\b/;
  const ids = new Set(Array.from(named, ([id]) => id).filter((id) => !code.test(id)));
  expect(ids.size).toBeGreaterThan(15);
  for (const id of ids) expect(rules).toContain(`- \`${id}\``);
});

it('every paragraph of the rulebooks has its statements, and every statement a reason', () => {
  expect(rulebook.match(/^- `/gm)?.length).toBeGreaterThan(30);
  expect(uncovered(rules, rulebook)).toEqual({ uncovered: [], unknown: [], unfounded: [] });
});
