import { type Analyst, analystOf, type Weighed } from '@treefort/bots';
import {
  accept,
  type GameRecord,
  heardBy,
  nth,
  type Result,
  refuse,
  sure,
  Table,
} from '@treefort/kernel';
import { calibrated } from '../calibration.ts';
import { games } from '../games.ts';
import { randomAt } from '../judge.ts';
import { adviserOf } from './advisers.ts';
import type { HintReason } from './reason.ts';

/** What the strongest bot would do, and why. */
export interface Hint {
  readonly option: string;
  /** What it would go on to do, this option first. */
  readonly plan: readonly string[];
  /** The chance to win with it, and with the best other option. */
  readonly chance: number;
  readonly otherwise: number;
  /** Options that are as good, as far as can be told. */
  readonly asGood: readonly string[];
  /** Whether that holds for all there are. */
  readonly any: boolean;
  readonly reason: HintReason;
}

interface Asked {
  readonly analyst: Analyst;
  readonly view: unknown;
  readonly seats: number;
  readonly seat: number;
  readonly game: string;
  /** How many choices have been made. */
  readonly n: number;
  readonly effort: number;
}

/** A position of Fort is judged soon, one of Treehouse is played to the end: that takes more tries. */
const ITERATIONS: Readonly<Record<string, number>> = { fort: 2400, treehouse: 3600 };
const iterationsFor = ({ game, effort }: Asked): number => (ITERATIONS[game] ?? 2400) * effort;
/** For each further step of a plan. */
const STEP_ITERATIONS = 300;

/** Chances this close are not told apart: so much they differ when the same is asked again. */
const NOISE: Readonly<Record<string, number>> = { fort: 0.01, treehouse: 0.02 };
const noiseIn = ({ game }: Asked): number => NOISE[game] ?? 0;

/** An option that drew less than this part of the tries was not looked at closely enough to be called as good. */
const LOOKED_AT = 0.05;

const chanceOf = ({ game, seat }: Asked, { chances }: Weighed): number =>
  chances.length === 0 ? 0 : nth(calibrated('weighed', game, chances), seat);

const planOf = ({ analyst, view, seats, n, effort }: Asked, also: string): readonly string[] =>
  analyst.plan({ view, seats, also }, STEP_ITERATIONS * effort, randomAt('plan', n));

const PLAYED_OUT: HintReason = { game: 'any', kind: 'played-out' };

/** The advised option beside the best other one that comes to something else. */
interface Comparison {
  readonly best: Weighed;
  readonly plan: readonly string[];
  readonly other: Weighed | undefined;
  readonly otherPlan: readonly string[];
  /** Options that come to the same as the best. */
  readonly alike: readonly Weighed[];
}

function compare(asked: Asked, weighed: readonly Weighed[]): Comparison {
  const { view, seat, game } = asked;
  const [best, ...others] = weighed;
  if (!best) throw new Error('nothing was weighed');
  const plan = planOf(asked, best.option);
  const alike: Weighed[] = [];
  for (const other of others) {
    const otherPlan = planOf(asked, other.option);
    if (!adviserOf(game).alike({ view, seat, plan, otherPlan }))
      return { best, plan, other, otherPlan, alike };
    alike.push(other);
  }
  return { best, plan, other: undefined, otherPlan: [], alike };
}

/** Weighs the other option as closely as the best; the better of both is advised. */
function closely(asked: Asked, found: Comparison): Comparison {
  const { analyst, view, seats, n } = asked;
  const { best, other } = found;
  if (!other) return found;
  const again = analyst.weigh(
    { view, seats, also: other.option },
    iterationsFor(asked),
    randomAt('hint', n),
  );
  const [ours, theirs] = [best, other].map(({ option }) =>
    again.find((one) => one.option === option),
  );
  if (!ours || !theirs) return found;
  const isBetter = chanceOf(asked, theirs) > chanceOf(asked, ours) + noiseIn(asked);
  if (!isBetter) return { ...found, best: ours, other: theirs };
  return { best: theirs, plan: found.otherPlan, other: ours, otherPlan: found.plan, alike: [] };
}

function advise(asked: Asked): Hint {
  const { analyst, view, seats, seat, game, n } = asked;
  const weighed = analyst.weigh({ view, seats }, iterationsFor(asked), randomAt('hint', n));
  const found = closely(asked, compare(asked, weighed));
  const { best, plan, other, otherPlan, alike } = found;
  const chance = chanceOf(asked, best);
  const tries = weighed.reduce((sum, { visits }) => sum + visits, 0);
  const isLookedAt = (one: Weighed): boolean =>
    one.option === other?.option || one.visits > tries * LOOKED_AT;
  const isAsGood = (one: Weighed): boolean =>
    one.option !== best.option &&
    (alike.some(({ option }) => option === one.option) ||
      (isLookedAt(one) && chance - chanceOf(asked, one) < noiseIn(asked)));
  const judged = weighed.map((one) => (one.option === other?.option ? other : one));
  const asGood = judged.filter(isAsGood).map(({ option }) => option);
  const reason = other && adviserOf(game).because({ view, seat, plan, otherPlan });
  return {
    option: best.option,
    plan,
    chance,
    otherwise: other ? chanceOf(asked, other) : chance,
    asGood,
    any: asGood.length === weighed.length - 1,
    reason: reason ?? PLAYED_OUT,
  };
}

/**
 * What the strongest bot would do on a seat that is asked where a record ends; nothing where there is but one option.
 * A smaller effort is faster and surer of itself than it should be.
 */
export function hintFor(record: GameRecord, seat: number, effort = 1): Result<Hint | null> {
  const opened = Table.at(games, record, 0);
  if (!opened.ok) return opened;
  const table = opened.value;
  const analyst = analystOf(record.game, seat);
  for (const [who, option] of record.choices) {
    const answer = { seat: who, decision: String(table.state.moment), option };
    for (const event of sure(table.choose(answer))) analyst?.hear(heardBy(event, seat));
  }
  const decision = table.decision(seat);
  if (!decision || !analyst) {
    return refuse({ why: 'not-an-option', message: `seat ${seat} is not asked` });
  }
  if (decision.options.length === 1) return accept(null);
  const { game, seats, choices } = record;
  const view = table.game.view(table.state, seat);
  return accept(advise({ analyst, view, seats, seat, game, n: choices.length, effort }));
}
