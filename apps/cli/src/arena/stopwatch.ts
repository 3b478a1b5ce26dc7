import type { GameEvent } from '@treefort/kernel';
import type { Thinking } from './plan.ts';

/** A turn of Fort; in Treehouse the place of a room and the pick of the next. */
const BEGINS_TURN: ReadonlySet<string> = new Set(['turn', 'picked']);

/** Measures how long one seat thinks: over all choices, over the longest, and over the longest turn. */
export class Stopwatch {
  private choices = 0;
  private ms = 0;
  private longest = 0;
  private turn = 0;
  private longestTurn = 0;

  add(ms: number): void {
    this.choices++;
    this.ms += ms;
    this.turn += ms;
    this.longest = Math.max(this.longest, ms);
    this.longestTurn = Math.max(this.longestTurn, this.turn);
  }

  hear({ kind }: GameEvent): void {
    if (BEGINS_TURN.has(kind)) this.turn = 0;
  }

  get thinking(): Thinking {
    const { choices, ms, longest, longestTurn: turn } = this;
    return { choices, ms: rounded(ms), longest: rounded(longest), turn: rounded(turn) };
  }
}

/** To a hundredth of a millisecond. */
const rounded = (ms: number): number => Math.round(ms * 100) / 100;
