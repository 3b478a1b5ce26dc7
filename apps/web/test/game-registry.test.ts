import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GAMES } from '../src/table/game-id.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The one list of games; everything else follows from its type. */
const LIST = join('src', 'table', 'game-id.ts');
const ID = `['"\`](?:${GAMES.join('|')})['"\`]`;
const COMPARED = new RegExp(`(?:[!=]==?|\\bcase)\\s*${ID}|${ID}\\s*[!=]==?`);
const NAMED = new RegExp(ID);

/** The sources of the client that belong to no game, with their text. */
function sources(folder: string): (readonly [path: string, text: string])[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => join(folder, file))
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !path.split(sep).some((name) => GAMES.some((game) => name.includes(game))))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

const linesWith = (pattern: RegExp, folders: readonly string[]): string[] =>
  folders.flatMap(sources).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

it('the check finds what it looks for', () => {
  const bad = ["view.game === 'fort' ? a : b", "case 'treehouse':", 'if ("fort" !== id)'];
  expect(bad.filter((line) => COMPARED.test(line))).toEqual(bad);
  expect(linesWith(/: Registry</, ['src']).length).toBeGreaterThan(5);
});

it('nothing outside the folder of a game compares the id of a game', () => {
  expect(linesWith(COMPARED, ['src', 'gallery', 'lighthouse'])).toEqual([]);
});

it('nothing outside the folder of a game names a game, but for the list of games', () => {
  expect(linesWith(NAMED, ['src']).filter((line) => !line.startsWith(LIST))).toEqual([]);
});
