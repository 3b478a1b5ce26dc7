import { type GameId, gameIdOf } from './game-id.ts';
import { botAt, saveNewTable } from './new-table.ts';
import type { OpenedRecord } from './open-record.ts';
import { redealt } from './redeal.ts';
import type { Sitter } from './table.ts';

/** A seat to take at a moment of a recorded game, and what its player is called. */
export interface SeatTaken {
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  /** Whether the cards that the seat cannot know are dealt again. */
  readonly redeal?: boolean;
}

/** Bots stay; other people are replaced by bots. */
function sittersFor(game: GameId, sitters: readonly Sitter[], { seat, name }: SeatTaken): Sitter[] {
  return sitters.map((sitter, i) => {
    if (i === seat) return { name };
    return sitter.bot === undefined ? botAt(game, 2) : sitter;
  });
}

/** Saves a copy of a game up to a moment, to be played on against bots with the real or redealt cards; returns its id. */
export function playOn({ record, sitters }: OpenedRecord, taken: SeatTaken): string {
  const { shuffle: _, commitment: __, outcome: ___, digest: ____, ...start } = record;
  const choices = record.choices.slice(0, taken.at);
  const redealtGame = taken.redeal ? redealt(record, taken.at, taken.seat) : undefined;
  return saveNewTable(
    redealtGame ?? { ...start, choices },
    sittersFor(gameIdOf(record), sitters, taken),
    // Someone who has seen the record may know more than a player.
    { practice: true },
  );
}
