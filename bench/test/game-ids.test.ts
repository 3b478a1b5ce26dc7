import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fort } from '@treefort/fort';
import { treehouse } from '@treefort/treehouse';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = [fort.id, treehouse.id];
const ID = `(?:['"\`](?:${GAMES.join('|')})['"\`]|\\b(?:${GAMES.join('|')})\\.id\\b)`;
const COMPARED = new RegExp(`(?:[!=]==?|\\bcase)\\s*${ID}|${ID}\\s*[!=]==?`);

/** A game's own files have its name in their path, in a folder or in the name of the file. */
const isOfAGame = (path: string): boolean =>
  path.split(sep).some((name) => GAMES.some((game) => name.includes(game)));

const sources = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !isOfAGame(path),
);

it('the check reads the sources and knows a comparison', () => {
  const bad = ["view.game === 'fort' ? a : b", "case 'treehouse':", 'if ("fort" !== id)'];
  expect(bad.filter((line) => COMPARED.test(line))).toEqual(bad);
  expect(COMPARED.test("{ at: 'rules', game: 'fort' }")).toBe(false);
  expect(new Set(sources.map((path) => path.split(sep)[1])).size).toBeGreaterThan(5);
});

it('no file outside the folders of a game compares the id of a game', () => {
  const found = sources.flatMap((path) =>
    readFileSync(`${root}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => COMPARED.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
