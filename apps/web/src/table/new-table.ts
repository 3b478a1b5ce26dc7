import { levelNamed, levelsOf } from '@treefort/bots';
import { type GameRecord, makeSeed, type Options, sure } from '@treefort/kernel';
import type { GameId } from './game-id.ts';
import { engineOf } from './games.ts';
import { saveGame } from './saved-games.ts';
import type { Sitter } from './table.ts';

/** A table as it is wished for. */
export interface TableSetup {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly options: Options;
  /** Whether the strongest bot may be asked for advice; where it is not said, if one plays against bots alone. */
  readonly hints?: boolean;
}

/** A bot of a game by its rank, as it sits down. */
export function botAt(game: GameId, rank: number): Sitter {
  const level = levelsOf(game)[rank - 1] ?? levelsOf(game)[0]!;
  return { name: level.name, bot: level.id };
}

/** Who sits down again: a bot that nobody here knows any more is replaced under its name. */
export const withKnownBots = (game: GameId, sitters: readonly Sitter[]): Sitter[] =>
  sitters.map(({ name, bot }) => {
    if (bot === undefined || levelNamed(game, bot)) return { name, ...(bot && { bot }) };
    return { ...botAt(game, 2), name };
  });

/** How many of those who sit down are people. */
export const peopleAmong = (sitters: readonly Sitter[]): number =>
  sitters.filter(({ bot }) => bot === undefined).length;

/** What "Play now" means: me against two bots that a beginner can beat. */
export const quickTable = (game: GameId, me: string): TableSetup => ({
  game,
  sitters: [{ name: me }, botAt(game, 2), botAt(game, 1)],
  options: {},
});

/** Puts a game on the shelf and says under which id. */
export function saveNewTable(
  record: GameRecord,
  sitters: readonly Sitter[],
  said: Pick<TableSetup, 'hints'> = {},
): string {
  // The id is told in addresses, the seed only at the end: the one must not give the other away.
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  saveGame({ id, sitters, record, touched: Date.now(), ...said });
  return id;
}

/** Lays out a new table on the shelf and says under which id. */
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
