import { type Decision, nth, type Random, randomFromText } from '@treefort/kernel';
import { calibrated } from './calibration.ts';
import type { Judgement } from './judgement.ts';
import { markOf } from './mark.ts';
import type { Replay } from './replay.ts';

/** The same for the same moment, whatever is hidden. */
export const randomAt = (what: string, n: number): Random => randomFromText(`review ${what} ${n}`);

const decisionAt = (replay: Replay, seat: number): Decision => {
  const decision = replay.table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked at ${replay.at}`);
  return decision;
};

/** Judges the choice that comes next; nothing where there was but one thing to do. */
export function judge(replay: Replay, iterations: number): Judgement | undefined {
  const { record, at: n } = replay;
  const [seat, chosen] = nth(record.choices, n);
  const decision = decisionAt(replay, seat);
  if (decision.options.length === 1) return undefined;
  const analyst = nth(replay.analysts, seat);
  const view = replay.view(seat);
  const situation = { view, seats: record.seats, also: chosen };
  const weighed = analyst.weigh(situation, iterations, randomAt('choice', n));
  if (weighed.length === 1) return undefined;
  const best = nth(weighed, 0);
  const stood = analyst.standsFor(view, chosen);
  const own = weighed.find(({ option }) => option === stood);
  const chances = calibrated('weighed', record.game, best.chances);
  const kept =
    own && own !== best
      ? nth(calibrated('weighed', record.game, own.chances), seat)
      : nth(chances, seat);
  const cost = Math.max(0, nth(chances, seat) - kept);
  const mark = markOf(cost);
  const isBest = own === best;
  const shown = { chosen, best: isBest ? chosen : best.option };
  return { n, seat, kind: decision.kind, chances, ...shown, cost, mark };
}
