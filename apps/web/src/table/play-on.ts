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
  /** Whether what the seat cannot know is dealt anew. */
  readonly anew?: boolean;
}

/** Bots stay, people give their seats to bots. */
function company(game: GameId, sitters: readonly Sitter[], { seat, name }: SeatTaken): Sitter[] {
  return sitters.map((sitter, i) => {
    if (i === seat) return { name };
    return sitter.bot === undefined ? botAt(game, 2) : sitter;
  });
}

/** The game up to a moment, to be played on against bots, with the cards as they really lay or dealt anew; says under which id. */
export function playOn({ record, sitters }: OpenedRecord, entry: SeatTaken): string {
  const { commitment: _, outcome: __, digest: ___, ...start } = record;
  const choices = record.choices.slice(0, entry.at);
  const anew = entry.anew ? redealt(record, entry.at, entry.seat) : undefined;
  return saveNewTable(anew ?? { ...start, choices }, company(gameIdOf(record), sitters, entry));
}
