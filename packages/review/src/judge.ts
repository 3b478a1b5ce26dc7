import { type Decision, nth } from '@treefort/kernel';
import { adviserOf } from './hint/advisers.ts';
import type { HintReason } from './hint/reason.ts';
import type { Alternative, Judgement } from './judgement.ts';
import {
  type Found,
  glance,
  isBorneOut,
  type Looked,
  lookDeep,
  ownChance,
  rivalsOf,
} from './look.ts';
import { markOf, THRESHOLDS } from './mark.ts';
import { randomAt } from './random-at.ts';
import type { Replay } from './replay.ts';

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

/** What speaks for the best option beside the chosen one, by what both lines lead to. */
function reasonFor(looked: Looked, best: string, effort: number): HintReason | undefined {
  const { analyst, view, seats, seat, chosen, game, n } = looked;
  const [plan, otherPlan] = [best, chosen].map((option) =>
    analyst.plan({ view, seats, chosen: option }, effort, randomAt('plan', n)),
  );
  return plan && otherPlan && adviserOf(game).because({ view, seat, plan, otherPlan });
}

/** What there is to look at where the replay stands; nothing where there was but one thing to do. */
function lookedAt(replay: Replay, instead: string | undefined): Looked | undefined {
  const { record, at: n } = replay;
  const [seat, done] = nth(record.choices, n);
  if (decisionAt(replay, seat).options.length === 1) return undefined;
  const chosen = instead ?? done;
  const analyst = nth(replay.analysts, seat);
  const view = replay.view(seat);
  const stood = analyst.standsFor(view, chosen);
  const { seats, game } = record;
  return { analyst, view, seats, seat, game, n, chosen, stood };
}

/** A first look; where another option seems to be better, a deep one. */
function look(looked: Looked, iterations: number): Found {
  const first = glance(looked, iterations);
  const rivals = rivalsOf(looked, first, iterations);
  const chance = first.own ? ownChance(looked, first.own) : 1;
  const isSuspect = rivals.some((one) => ownChance(looked, one) - chance >= SUSPICIOUS);
  return isSuspect ? lookDeep(looked, iterations * DEEPER, rivals) : first;
}

/** The options that were weighed most, with what the choice is taken to have cost. */
const alternativesOf = (
  { weighed, best, own, chanceOf }: Found,
  chosen: string,
  cost: number,
): readonly Alternative[] =>
  weighed
    .filter(
      (one, place) => one === own || one === best || (one.visits > 0 && place < MOST_ALTERNATIVES),
    )
    .map(
      (one): Alternative =>
        one === own
          ? { option: chosen, chance: chanceOf(best) - cost }
          : { option: one.option, chance: chanceOf(one) },
    )
    .sort((a, b) => b.chance - a.chance);

/**
 * Judges the choice that comes next, or another option in its place; nothing where there was but one thing to do.
 * What looks costly is searched again in depth and played out: a mark that blames needs both.
 */
export function judge(replay: Replay, iterations: number, instead?: string): Judgement | undefined {
  const looked = lookedAt(replay, instead);
  const seen = looked && look(looked, iterations);
  if (!seen || seen.weighed.length === 1) return undefined;
  const { n, seat, chosen } = looked;
  const { best, own, chances } = seen;
  const isCostly = seen.cost >= THRESHOLDS.doubtful;
  const isProven = isCostly && isBorneOut(looked, best.option, Math.ceil(iterations * PLAYOUTS));
  const cost = isCostly && !isProven ? UNPROVEN : seen.cost;
  const reason = isProven ? reasonFor(looked, best.option, STEP_ITERATIONS) : undefined;
  const { kind } = decisionAt(replay, seat);
  return {
    ...{ n, seat, kind, chances, chosen, best: best === own ? chosen : best.option },
    ...{ cost, mark: markOf(cost), alternatives: alternativesOf(seen, chosen, cost) },
    ...(reason && { reason }),
  };
}
