import type { Game, GameEvent, GameRecord, Viewer } from '@treefort/kernel';
import type { Judgement } from './judgement.ts';

/** A record that is being played again, choice by choice. */
export interface ReplayedGame {
  readonly record: GameRecord;
  readonly ended: boolean;
  view(viewer: Viewer): unknown;
  step(): { readonly events: readonly GameEvent[] };
}

/** What made the chances change: what somebody chose, a card that came up, or what had been hidden until the end. */
export type Cause = 'decision' | 'draw' | 'reveal';

/** What a turn is remembered by: the card that was played, and what it brought. */
export interface Headline {
  readonly card: string;
  readonly levels: number;
  readonly points: number;
}

/** A turn as the whole table saw it: the choices from `n` until before `until`. */
export interface ToldTurn {
  readonly n: number;
  readonly until: number;
  /** What a watcher saw before it and after it. */
  readonly before: unknown;
  readonly after: unknown;
  /** What a watcher heard in this turn, and after it. */
  readonly events: readonly GameEvent[];
  readonly later: readonly GameEvent[];
  /** What the player who made a choice could foresee of it. */
  foreseen(choice: number): readonly unknown[];
}

/** What a review needs of a game; each game fills this in a folder of its own. */
export interface GameReview<Facts = unknown, Reason = unknown> {
  readonly game: Game;
  /** What can be counted in the open, for each seat: plays the record on from its beginning. */
  facts(replay: ReplayedGame, judgements: readonly Judgement[]): readonly Facts[];
  /** How much of the game is over, from 0 to 1, as far as anybody can tell. */
  progress(view: unknown): number;
  /** Moments of one turn have the same id; what all do at once is a turn too. */
  turnOf(view: unknown): string;
  /** Whose turn it is, where it is one player's. */
  whoseTurn(view: unknown): number | undefined;
  /** What is worth telling of a turn. */
  told(turn: ToldTurn): readonly GameEvent[];
  /** What a turn of one player is remembered by, where there is something. */
  headline(turn: ToldTurn): Headline | undefined;
  /** How something came into the open that nobody chose there, if it did. */
  turnedUp(event: GameEvent): 'draw' | 'reveal' | undefined;
  /** What people at the table could point at if they were asked why the chances changed; the plainest first. */
  reasons(turn: ToldTurn, cause: Cause): readonly Reason[];
}
