import { type Analyst, analystOf, type Weighed } from '@treefort/bots';
import {
  accept,
  type GameEvent,
  type GameRecord,
  heardBy,
  nth,
  type Result,
  refuse,
  sure,
  Table,
} from '@treefort/kernel';
import { chancesAfter } from '../calibration.ts';
import { games } from '../games.ts';
import type { Alternative } from '../judgement.ts';
import { randomAt } from '../random-at.ts';
import { adviserOf } from './advisers.ts';
import { type HintReason, WEAK } from './reason.ts';

/** What the strongest bot would do, and why. */
export interface Hint {
  readonly option: string;
  /** What it would go on to do, this option first. */
  readonly plan: readonly string[];
  readonly chance: number;
  /** All options that were weighed, each as closely as this one, the highest chance first. */
  readonly weighed: readonly Alternative[];
  /** The one that it is compared with, by the reason too; nothing where no other one comes to something else. */
  readonly other?: Alternative;
  /** Options that are as good: they come to the same, or their chance is within a point. */
  readonly asGood: readonly string[];
  /** Whether that holds for all there are, and nothing speaks for this one. */
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

/** Chances within a point are as good. */
const AS_GOOD = 0.01;

/** So many options are weighed closely; the others drew so little that they are not spoken of. */
const MOST_WEIGHED = 4;
/** The part of the thought that finds out which. */
const FIRST_LOOK = 0.25;

/** An option that was weighed closely, and what the seat would go on to do after it. */
interface Candidate extends Alternative {
  readonly plan: readonly string[];
}

const planOf = ({ analyst, view, seats, n, effort }: Asked, chosen: string): readonly string[] =>
  analyst.plan({ view, seats, chosen }, STEP_ITERATIONS * effort, randomAt('plan', n));

/** The options that draw most, each weighed as closely as the best, the highest chance first. */
function candidates(asked: Asked): readonly Candidate[] {
  const { analyst, view, seats, seat, n } = asked;
  const look = (iterations: number, also: readonly string[]): readonly Weighed[] =>
    analyst.weigh({ view, seats, also }, iterations, randomAt('hint', n));
  const all = look(iterationsFor(asked) * FIRST_LOOK, []);
  const meant = all.slice(0, MOST_WEIGHED).map(({ option }) => option);
  return look(iterationsFor(asked), meant)
    .filter(({ option }) => meant.includes(option))
    .map((one) => ({
      option: one.option,
      chance: nth(chancesAfter(asked, one), seat),
      plan: planOf(asked, one.option),
    }))
    .sort((a, b) => b.chance - a.chance);
}

/** What speaks for the best beside one of the others: the most telling that is found, else what it brings by itself. */
function comparison(
  { view, seat, game }: Asked,
  { plan }: Candidate,
  others: readonly Candidate[],
): Pick<Hint, 'other' | 'reason'> {
  const adviser = adviserOf(game);
  const found = others.flatMap(({ option, chance, plan: otherPlan }) => {
    const reason = adviser.because({ view, seat, plan, otherPlan });
    return reason ? [{ other: { option, chance }, reason }] : [];
  });
  const told = found.find(({ reason }) => !WEAK.has(reason.kind)) ?? found[0];
  if (told) return told;
  const [first] = others;
  const reason = first ? undefined : adviser.byItself({ view, seat, plan, otherPlan: plan });
  return {
    ...(first && { other: { option: first.option, chance: first.chance } }),
    reason: reason ?? { game: 'any', kind: 'played-out' },
  };
}

function advise(asked: Asked): Hint {
  const { view, seat, game } = asked;
  const [best, ...rest] = candidates(asked);
  if (!best) throw new Error('nothing was weighed');
  const { option, plan, chance } = best;
  const isAlike = ({ plan: otherPlan }: Candidate): boolean =>
    adviserOf(game).alike({ view, seat, plan, otherPlan });
  const others = rest.filter((one) => !isAlike(one));
  const isClose = (one: Candidate): boolean => chance - one.chance <= AS_GOOD;
  const worse = others.filter((one) => !isClose(one));
  const found = comparison(asked, best, [...worse, ...others.filter(isClose)]);
  const asGood = rest.filter((one) => !worse.includes(one)).map((one) => one.option);
  const any = worse.length === 0 && found.reason.game === 'any';
  const weighed = [best, ...rest].map((one) => ({ option: one.option, chance: one.chance }));
  return { option, plan, chance, weighed, ...found, asGood, any };
}

/** All that a seat knows when it is asked. */
export interface Known {
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly view: unknown;
  /** Everything so far, as the seat heard it. */
  readonly heard: readonly GameEvent[];
}

interface Effort {
  /** What the bot's luck is drawn from. */
  readonly n: number;
  readonly effort: number;
}

function hintFrom({ heard, ...known }: Known, { n, effort }: Effort): Hint | null {
  const analyst = analystOf(known.game, known.seat);
  if (!analyst) return null;
  for (const event of heard) analyst.hear(event);
  return advise({ ...known, analyst, n, effort });
}

/** What the strongest bot would do on a seat that is asked, by what that seat knows. */
export const hintAt = (known: Known): Hint | null =>
  hintFrom(known, { n: known.heard.length, effort: 1 });

/**
 * What the strongest bot would do on a seat that is asked where a record ends; nothing where there is but one option.
 * A smaller effort is faster and surer of itself than it should be.
 */
export function hintFor(record: GameRecord, seat: number, effort = 1): Result<Hint | null> {
  const opened = Table.at(games, record, 0);
  if (!opened.ok) return opened;
  const table = opened.value;
  const heard: GameEvent[] = [];
  for (const [who, option] of record.choices) {
    const answer = { seat: who, decision: String(table.state.moment), option };
    for (const event of sure(table.choose(answer))) heard.push(heardBy(event, seat));
  }
  const decision = table.decision(seat);
  if (!decision) return refuse({ why: 'not-an-option', message: `seat ${seat} is not asked` });
  if (decision.options.length === 1) return accept(null);
  const { game, seats, choices } = record;
  const view = table.game.view(table.state, seat);
  return accept(hintFrom({ game, seats, seat, view, heard }, { n: choices.length, effort }));
}
