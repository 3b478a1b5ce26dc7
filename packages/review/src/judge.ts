import type { Weighed } from '@treefort/bots';
import { type Decision, nth, type Random, randomFromText } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import type { Alternative, Judgement } from './judgement.ts';
import { markOf } from './mark.ts';
import type { Replay } from './replay.ts';

/** The same for the same moment, whatever is hidden. */
export const randomAt = (what: string, n: number): Random => randomFromText(`review ${what} ${n}`);

/** More alternatives than this nobody reads. */
const MOST_ALTERNATIVES = 6;

const decisionAt = (replay: Replay, seat: number): Decision => {
  const decision = replay.table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked at ${replay.at}`);
  return decision;
};

/** Judges the choice that comes next, or another option in its place; nothing where there was but one thing to do. */
export function judge(replay: Replay, iterations: number, instead?: string): Judgement | undefined {
  const { record, at: n } = replay;
  const [seat, done] = nth(record.choices, n);
  const chosen = instead ?? done;
  const decision = decisionAt(replay, seat);
  if (decision.options.length === 1) return undefined;
  const analyst = nth(replay.analysts, seat);
  const view = replay.view(seat);
  const situation = { view, seats: record.seats, also: [chosen] };
  const weighed = analyst.weigh(situation, iterations, randomAt('choice', n));
  if (weighed.length === 1) return undefined;
  const best = nth(weighed, 0);
  const stood = analyst.standsFor(view, chosen);
  const own = weighed.find(({ option }) => option === stood);
  const chances = calibrated('weighed', record.game, best.chances);
  const most = nth(chances, seat);
  // Another option may look better after fewer tries than the one that was tried most: that is noise.
  const chanceOf = (one: Weighed): number =>
    one === best
      ? most
      : Math.min(most, nth(calibrated('weighed', record.game, one.chances), seat));
  const cost = own ? most - chanceOf(own) : 0;
  const named = (one: Weighed): string => (one === own ? chosen : one.option);
  const alternatives = weighed
    .filter((one, place) => one === own || (one.visits > 0 && place < MOST_ALTERNATIVES))
    .map((one): Alternative => ({ option: named(one), chance: chanceOf(one) }))
    .sort((a, b) => b.chance - a.chance);
  const shown = { chosen, best: named(best) };
  return {
    n,
    seat,
    kind: decision.kind,
    chances,
    ...shown,
    cost,
    mark: markOf(cost),
    alternatives,
  };
}
