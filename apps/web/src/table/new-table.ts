import { levelNamed, levelsOf } from '@treefort/bots';
import { type GameRecord, makeSeed, type Options, sure } from '@treefort/kernel';
import type { GameId } from './game-id.ts';
import { engineOf } from './games.ts';
import type { QuickPlay } from './quick-play.ts';
import { type SavedGame, saveGame } from './saved-games.ts';
import type { Sitter } from './table.ts';

/** What a new table is made from. */
export interface TableSetup {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** Whether hints are allowed; if undefined, only against bots alone. */
  readonly hints?: boolean;
}

/** The bot of a rank as a sitter. */
export function botAt(game: GameId, rank: number): Sitter {
  const level = levelsOf(game)[rank - 1] ?? levelsOf(game)[0]!;
  return { name: level.id, bot: level.id };
}

/** The sitters of a saved game. A bot that no longer exists is replaced by another. */
export const withKnownBots = (game: GameId, sitters: readonly Sitter[]): Sitter[] =>
  sitters.map(({ name, bot }) => {
    if (bot === undefined || levelNamed(game, bot)) return { name, ...(bot && { bot }) };
    return botAt(game, 2);
  });

/** How many of the sitters are people. */
export const peopleAmong = (sitters: readonly Sitter[]): number =>
  sitters.filter(({ bot }) => bot === undefined).length;

/** The bots of a quick table: one of the level, and beside it easier ones; the easiest may sit there twice. */
const quickBots = (game: GameId, { level, seats }: QuickPlay): Sitter[] =>
  Array.from({ length: seats - 1 }, (_, i) => botAt(game, Math.max(1, level - i)));

/** What "Play" means: me against bots of a level. */
export const quickTable = (game: GameId, me: string, quick: QuickPlay): TableSetup => ({
  game,
  sitters: [{ name: me }, ...quickBots(game, quick)],
  options: {},
});

/** Saves a new game in this browser; returns its id. */
export function saveNewTable(
  record: GameRecord,
  sitters: readonly Sitter[],
  said: Pick<SavedGame, 'hints' | 'practice'> = {},
): string {
  // The id is public and the seed is secret until the end, so the id must not be made from the seed.
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  saveGame({ id, sitters, record, touched: Date.now(), ...said });
  return id;
}

/** Creates a table in this browser; returns its id. */
export function createTable({ game, sitters, options, ...said }: TableSetup): string {
  const engine = engineOf(game);
  const record = {
    game,
    rules: engine.rules,
    seed: makeSeed(crypto.getRandomValues(new Uint8Array(32))),
    seats: sitters.length,
    options: sure(engine.options(options)),
    choices: [],
  };
  return saveNewTable(record, sitters, said);
}
