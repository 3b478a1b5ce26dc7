import type { Analyst, Weighed } from '@treefort/bots';
import { type Decision, nth, type Random, randomFromText } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import { adviserOf } from './hint/advisers.ts';
import type { HintReason } from './hint/reason.ts';
import type { Alternative, Judgement } from './judgement.ts';
import { markOf, THRESHOLDS } from './mark.ts';
import type { Replay } from './replay.ts';

/** The same for the same moment, whatever is hidden. */
export const randomAt = (what: string, n: number): Random => randomFromText(`review ${what} ${n}`);

/** More alternatives than this nobody reads. */
const MOST_ALTERNATIVES = 6;
/** A choice that may have cost so much is looked at again, with so many times the thought. */
const SUSPICIOUS = 0.015;
const DEEPER = 5;
/** Games that are played on to the end for each iteration: they must agree before anybody is blamed. */
const PLAYOUTS = 0.5;
/** For each step of the two lines that a reason is found in. */
const STEP_ITERATIONS = 100;
/** What a choice is taken to have cost at most where search and playouts do not agree. */
const UNPROVEN = THRESHOLDS.doubtful - 0.001;

const decisionAt = (replay: Replay, seat: number): Decision => {
  const decision = replay.table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked at ${replay.at}`);
  return decision;
};

/** A decision as one seat could know it, and what was chosen. */
interface Looked {
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
interface Found {
  readonly weighed: readonly Weighed[];
  readonly best: Weighed;
  readonly own: Weighed | undefined;
  readonly chances: readonly number[];
  readonly cost: number;
  chanceOf(one: Weighed): number;
}

function look(looked: Looked, iterations: number, also: readonly string[]): Found {
  const { analyst, view, seats, seat, game, n, stood } = looked;
  const weighed = analyst.weigh({ view, seats, also }, iterations, randomAt('choice', n));
  const best = nth(weighed, 0);
  const own = weighed.find(({ option }) => option === stood);
  const chances = calibrated('weighed', game, best.chances);
  const most = nth(chances, seat);
  // Another option may look better after fewer tries than the one that was tried most: that is noise.
  const chanceOf = (one: Weighed): number =>
    one === best ? most : Math.min(most, nth(calibrated('weighed', game, one.chances), seat));
  return { weighed, best, own, chances, cost: own ? most - chanceOf(own) : 0, chanceOf };
}

/** Whether games that are played on by urges alone, to the very end, go better after the best option too. */
function isBorneOut(looked: Looked, best: string, tries: number): boolean {
  const { analyst, view, seats, chosen, n } = looked;
  const options = [best, chosen];
  const won = analyst.playOut({ view, seats, options }, tries, randomAt('playout', n));
  const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0);
  return sum(nth(won, 0)) > sum(nth(won, 1));
}

/** What speaks for the best option beside the chosen one, by what both lines lead to. */
function reasonFor(looked: Looked, best: string, effort: number): HintReason | undefined {
  const { analyst, view, seats, seat, chosen, game, n } = looked;
  const [plan, otherPlan] = [best, chosen].map((option) =>
    analyst.plan({ view, seats, chosen: option }, effort, randomAt('plan', n)),
  );
  return plan && otherPlan && adviserOf(game).because({ view, seat, plan, otherPlan });
}

/**
 * Judges the choice that comes next, or another option in its place; nothing where there was but one thing to do.
 * What looks costly is searched again in depth and played out: a mark that blames needs both.
 */
export function judge(replay: Replay, iterations: number, instead?: string): Judgement | undefined {
  const { record, at: n } = replay;
  const [seat, done] = nth(record.choices, n);
  const chosen = instead ?? done;
  const decision = decisionAt(replay, seat);
  if (decision.options.length === 1) return undefined;
  const analyst = nth(replay.analysts, seat);
  const view = replay.view(seat);
  const stood = analyst.standsFor(view, chosen);
  const { seats, game } = record;
  const looked = { analyst, view, seats, seat, game, n, chosen, stood };
  const first = look(looked, iterations, [chosen]);
  if (first.weighed.length === 1) return undefined;
  const isSuspect = first.cost >= SUSPICIOUS;
  const found = isSuspect ? look(looked, iterations * DEEPER, [chosen, first.best.option]) : first;
  const { weighed, best, own, chances, chanceOf } = found;
  const isCostly = found.cost >= THRESHOLDS.doubtful;
  const isProven = isCostly && isBorneOut(looked, best.option, Math.ceil(iterations * PLAYOUTS));
  const cost = isCostly && !isProven ? UNPROVEN : found.cost;
  const named = (one: Weighed): string => (one === own ? chosen : one.option);
  const alternatives = weighed
    .filter((one, place) => one === own || (one.visits > 0 && place < MOST_ALTERNATIVES))
    .map(
      (one): Alternative => ({
        option: named(one),
        chance: one === own ? chanceOf(best) - cost : chanceOf(one),
      }),
    )
    .sort((a, b) => b.chance - a.chance);
  const reason = isProven ? reasonFor(looked, best.option, STEP_ITERATIONS) : undefined;
  return {
    ...{ n, seat, kind: decision.kind, chances, chosen, best: named(best) },
    ...{ cost, mark: markOf(cost), alternatives },
    ...(reason && { reason }),
  };
}
