import type { Game, GameEvent, GameRecord, Viewer } from '@treefort/kernel';
import type { Judgement } from './judgement.ts';

/** How much more of each figure is worth, by its name; what rivals have counts against. Other figures are not worth a word. */
export type FigureWorth = Readonly<Record<string, number>>;

/** A record that is being played again, choice by choice. */
export interface ReplayedGame {
  readonly record: GameRecord;
  readonly ended: boolean;
  view(viewer: Viewer): unknown;
  step(): { readonly events: readonly GameEvent[] };
}

/** What a review needs of a game; each game fills this in a folder of its own. */
export interface GameReview<Facts = unknown> {
  readonly game: Game;
  readonly worth: FigureWorth;
  /** What can be counted in the open, for each seat: plays the record on from its beginning. */
  facts(replay: ReplayedGame, judgements: readonly Judgement[]): readonly Facts[];
}
