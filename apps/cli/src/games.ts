import type { Game, Setup } from '@treefort/kernel';
import { parseSetup } from '@treefort/kernel';
import { fortFace } from './fort/index.ts';
import type { GameFace } from './game-face.ts';
import { treehouseFace } from './treehouse/index.ts';
import { type Call, type Flags, UsageError, wholeOf } from './usage.ts';

/** The games in the order in which they are listed: a new game is one entry here. */
const FACES: readonly GameFace[] = [treehouseFace, fortFace];

export const games: readonly Game[] = FACES.map(({ game }) => game);

const names = games.map(({ id }) => id).join(', ');

/** The options of all games, each with the game it belongs to. */
export const gameFlags: Flags = Object.fromEntries(
  FACES.flatMap(({ game, flags }) =>
    Object.entries(flags).map(([name, flag]) => [
      name,
      { ...flag, help: `${flag.help} (${game.id})` },
    ]),
  ),
);

export function gameNamed(id: string): GameFace {
  const found = FACES.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(`unknown game ${JSON.stringify(id)}; expected ${names}`);
  return found;
}

/** The one game named in a call. */
export function gameIn({ words }: Call): GameFace {
  const [id, ...more] = words;
  if (id === undefined) throw new UsageError(`which game? expected ${names}`);
  if (more.length > 0) throw new UsageError(`one game, please; found also ${more.join(' ')}`);
  return gameNamed(id);
}

/** The seats and options of a new table as they were written. */
export async function setupIn(call: Call, face: GameFace, otherwise: number): Promise<Setup> {
  const { game, flags } = face;
  const foreign = Object.keys(gameFlags).find((name) => name in call.given && !(name in flags));
  if (foreign) throw new UsageError(`--${foreign} is not an option of ${game.id}`);
  const seats = wholeOf(call, 'seats', Math.min(...game.seats), Math.max(...game.seats));
  const setup = parseSetup(game, seats ?? otherwise, await face.options(call));
  if (!setup.ok) throw new UsageError(setup.fault.message);
  return setup.value;
}
