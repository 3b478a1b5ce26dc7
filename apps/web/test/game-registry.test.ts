import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GAMES } from '../src/table/game-id.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The one list of games; everything else follows from its type. */
const LIST = join('src', 'table', 'game-id.ts');
const NAMED = new RegExp(`['"\`](?:${GAMES.join('|')})['"\`]`);

it('nothing outside the folder of a game names a game, but for the list of games', () => {
  const isOfAGame = (path: string): boolean =>
    path.split(sep).some((name) => GAMES.some((game) => name.includes(game)));
  const naming = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !isOfAGame(path))
    .filter((path) => NAMED.test(readFileSync(join(root, path), 'utf8')));
  expect(naming).toEqual([LIST]);
});
