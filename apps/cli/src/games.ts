import { type Box, fort, standard } from '@treefort/fort';
import type { Game, Options, Setup } from '@treefort/kernel';
import { parseSetup } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import type { Boards } from './boards/board.ts';
import { boxIn } from './box-file.ts';
import { type Call, type Flags, textOf, UsageError, wholeOf } from './usage.ts';

/** A game as the command knows it: its rules, its own options on the command line, its drawing. */
interface Entry {
  readonly game: Game;
  readonly flags: Flags;
  /** The options of a table as its flags say them. */
  options(call: Call): Options | Promise<Options>;
  board(): Promise<Boards>;
}

/** The standard box goes by its name; any other is carried whole by the record. */
const optionFor = (box: Box): unknown => (box === standard ? box.file.name : box.file);

async function fortOptions(call: Call): Promise<Options> {
  const file = textOf(call, 'box');
  return {
    setup: call.given.draft === true ? 'draft' : 'basic',
    ...(file !== undefined && { box: optionFor(await boxIn(file)) }),
  };
}

const ENTRIES: readonly Entry[] = [
  {
    game: treehouse,
    flags: {
      junior: { type: 'boolean', help: 'for small players: no changers, each picks a colour' },
      fewest: { type: 'boolean', help: 'the player with the fewest points chooses first' },
    },
    options: ({ given }) => ({ junior: given.junior === true, fewest: given.fewest === true }),
    board: async () => (await import('./boards/treehouse.ts')).treehouseBoards,
  },
  {
    game: fort,
    flags: {
      draft: { type: 'boolean', help: 'the advanced setup: the first cards are drafted' },
      box: { type: 'string', value: 'FILE', help: 'play with the cards and prices of a box file' },
    },
    options: fortOptions,
    board: async () => (await import('./boards/fort.ts')).fortBoards,
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
export async function setupIn(call: Call, entry: Entry, otherwise: number): Promise<Setup> {
  const { game, flags } = entry;
  const foreign = Object.keys(gameFlags).find((name) => name in call.given && !(name in flags));
  if (foreign) throw new UsageError(`--${foreign} is not an option of ${game.id}`);
  const seats = wholeOf(call, 'seats', Math.min(...game.seats), Math.max(...game.seats));
  const setup = parseSetup(game, seats ?? otherwise, await entry.options(call));
  if (!setup.ok) throw new UsageError(setup.fault.message);
  return setup.value;
}
