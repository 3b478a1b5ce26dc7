import type { Game, Options, Setup } from '@treefort/kernel';
import { parseSetup } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import type { Board } from './boards/board.ts';
import { type Call, type Flags, UsageError, wholeOf } from './usage.ts';

/** A game as the command knows it: its rules, its own options on the command line, its drawing. */
interface Entry {
  readonly game: Game;
  readonly flags: Flags;
  board(): Promise<Board>;
}

const ENTRIES: readonly Entry[] = [
  {
    game: treehouse,
    flags: {
      junior: { type: 'boolean', help: 'for small players: no changers, each picks a colour' },
      fewest: { type: 'boolean', help: 'the player with the fewest points chooses first' },
    },
    board: async () => (await import('./boards/treehouse.ts')).treehouseBoard,
  },
];

export const games: readonly Game[] = ENTRIES.map(({ game }) => game);

const names = games.map(({ id }) => id).join(', ');

/** The options of all games, each with the game it belongs to. */
export const gameFlags: Flags = Object.fromEntries(
  ENTRIES.flatMap(({ game, flags }) =>
    Object.entries(flags).map(([name, flag]) => [
      name,
      { ...flag, help: `${flag.help} (${game.id})` },
    ]),
  ),
);

export function entryOf(id: string): Entry {
  const found = ENTRIES.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(`unknown game ${JSON.stringify(id)}; expected ${names}`);
  return found;
}

/** The one game named in a call. */
export function entryIn({ words }: Call): Entry {
  const [id, ...more] = words;
  if (id === undefined) throw new UsageError(`which game? expected ${names}`);
  if (more.length > 0) throw new UsageError(`one game, please; found also ${more.join(' ')}`);
  return entryOf(id);
}

/** The seats and options of a new table as they were written. */
export function setupIn(call: Call, { game, flags }: Entry, otherwise: number): Setup {
  const foreign = Object.keys(gameFlags).find((name) => name in call.given && !(name in flags));
  if (foreign) throw new UsageError(`--${foreign} is not an option of ${game.id}`);
  const options: Options = Object.fromEntries(
    Object.entries(call.given).filter(([name]) => name in flags),
  );
  const seats = wholeOf(call, 'seats', Math.min(...game.seats), Math.max(...game.seats));
  const setup = parseSetup(game, seats ?? otherwise, options);
  if (!setup.ok) throw new UsageError(setup.fault.message);
  return setup.value;
}
