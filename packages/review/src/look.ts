import type { Analyst, Weighed } from '@treefort/bots';
import { nth } from '@treefort/kernel';
import { chancesAfter } from './calibration.ts';
import { randomAt } from './random-at.ts';

/** Other options are weighed beside a choice: so many, each tried in at least this part of the first look. */
const MOST_RIVALS = 2;
const LOOKED_AT = 0.05;

/** A decision as one seat could know it, and what was chosen. */
export interface Looked {
  readonly analyst: Analyst;
  readonly view: unknown;
  readonly seats: number;
  readonly seat: number;
  readonly game: string;
  readonly n: number;
  readonly chosen: string;
  /** What stands for the choice where options come to the same. */
  readonly stood: string;
}

/** What one look finds: the options by how much they draw, and what the choice cost. */
export interface Found {
  readonly weighed: readonly Weighed[];
  readonly best: Weighed;
  readonly own: Weighed | undefined;
  readonly chances: readonly number[];
  readonly cost: number;
  chanceOf(one: Weighed): number;
}

/** A first look takes what draws most for the best. */
export function glance(looked: Looked, iterations: number): Found {
  const { analyst, view, seats, n, chosen } = looked;
  const asked = { view, seats, also: [chosen] };
  const weighed = analyst.weigh(asked, iterations, randomAt('choice', n));
  return found(looked, weighed, nth(weighed, 0));
}

export const ownChance = (looked: Looked, one: Weighed): number =>
  one.chances.length === 0 ? 0 : nth(chancesAfter(looked, one), looked.seat);

/** What was tried enough to be thought better than the choice, the highest chance first. */
export function rivalsOf(
  looked: Looked,
  { weighed, own }: Found,
  iterations: number,
): readonly Weighed[] {
  return weighed
    .filter((one, place) => one !== own && (place === 0 || one.visits >= iterations * LOOKED_AT))
    .sort((a, b) => ownChance(looked, b) - ownChance(looked, a))
    .slice(0, MOST_RIVALS);
}

/** A deep look weighs the choice and its rivals alike, and the highest chance is the best: not what draws most. */
export function lookDeep(looked: Looked, iterations: number, rivals: readonly Weighed[]): Found {
  const { analyst, view, seats, n, chosen, stood } = looked;
  const also = [chosen, ...rivals.map(({ option }) => option)];
  const weighed = analyst.weigh({ view, seats, also }, iterations, randomAt('choice', n));
  const alike = weighed.filter(({ option }) => option === stood || also.includes(option));
  const best = alike.reduce((most, one) =>
    ownChance(looked, one) > ownChance(looked, most) ? one : most,
  );
  return found(looked, weighed, best);
}

function found(looked: Looked, weighed: readonly Weighed[], best: Weighed): Found {
  const { seat, stood } = looked;
  const own = weighed.find(({ option }) => option === stood);
  const chances = chancesAfter(looked, best);
  const most = nth(chances, seat);
  // Another option may look better after fewer tries than the one that was tried most: that is noise.
  const chanceOf = (one: Weighed): number =>
    one === best ? most : Math.min(most, nth(chancesAfter(looked, one), seat));
  return { weighed, best, own, chances, cost: own ? most - chanceOf(own) : 0, chanceOf };
}

/** Whether games that are played on by urges alone, to the very end, go better after the best option too. */
export function isBorneOut(looked: Looked, best: string, tries: number): boolean {
  const { analyst, view, seats, chosen, n } = looked;
  const options = [best, chosen];
  const won = analyst.playOut({ view, seats, options }, tries, randomAt('playout', n));
  const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0);
  return sum(nth(won, 0)) > sum(nth(won, 1));
}
