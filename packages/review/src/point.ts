import { nth } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import { randomAt } from './random-at.ts';
import type { Replay } from './replay.ts';

/** Everybody's chance to win after so many choices, from what the whole table could know; they add up to 1. */
export interface Point {
  readonly n: number;
  readonly chances: readonly number[];
}

/** A victory, shared by those who won. */
const sharesOf = (winners: readonly number[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The chances where the replay stands. */
export function pointAt(replay: Replay, iterations: number): Point {
  const { record, table, at: n } = replay;
  const { game, seats } = record;
  const { outcome } = table;
  if (outcome) return { n, chances: sharesOf(outcome.winners, seats) };
  const situation = { view: replay.view('watcher'), seats };
  const found = replay.watcher.foresee(situation, iterations, randomAt('point', n));
  return { n, chances: calibrated('foreseen', { game, ...situation }, found) };
}

/** Whether something is to be decided here that was not yet open a choice ago. */
export function isDecided(replay: Replay): boolean {
  const { table } = replay;
  return (
    table.game.answered(table.state) === 0 &&
    table.decisions().some(({ options }) => options.length > 1)
  );
}

/** The same after the last choice of a game, before what was hidden is turned over, as the table could know it. */
export function beforeReveal(replay: Replay, iterations: number): readonly number[] {
  const { record, at: n } = replay;
  const { game, seats } = record;
  const situation = { view: replay.view('watcher'), seats, chosen: nth(record.choices, n) };
  const found = replay.watcher.foreseeAfter(situation, iterations, randomAt('reveal', n));
  return calibrated('foreseen', { game, ...situation }, found);
}
