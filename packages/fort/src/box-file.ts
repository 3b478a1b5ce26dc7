import type { Board, SymbolName } from './words.ts';

/** A card as a box file writes it: an empty text is an empty action box, no text at all is no box. */
export interface CardEntry {
  readonly id: string;
  readonly suits: readonly SymbolName[];
  readonly public?: string;
  readonly private?: string;
}

export interface KidEntry extends CardEntry {
  readonly copies: number;
}

export interface FriendEntry extends CardEntry {
  readonly board: Board;
}

/** The price to reach a level and its points at the end (fort.level.cost). */
export interface LevelEntry {
  readonly toys: number;
  readonly pizzas: number;
  readonly any: number;
  readonly points: number;
}

/** The contents of a box as plain data: what a table can be given instead of the standard one. */
export interface BoxFile {
  readonly name: string;
  /** What in this file is not printed in any rulebook. */
  readonly provisional: readonly string[];
  readonly levels: readonly LevelEntry[];
  readonly kids: readonly KidEntry[];
  readonly friends: readonly FriendEntry[];
}
