import { accept, type GameRecord, nth, type Result } from '@treefort/kernel';
import { progressOf } from './calibration.ts';
import { factsOf } from './facts.ts';
import { type Facts, gameReview } from './games.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { type DealtLuck, luckOf, luckOfDeal, type TurnUp } from './luck.ts';
import { accuracyOf, MARKS, type Mark, THRESHOLDS } from './mark.ts';
import { beforeReveal, isDecided, type Point, pointAt } from './point.ts';
import { Replay } from './replay.ts';
import { Telling, type Turn } from './telling.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';

/** How much is thought about each choice; a count makes a review repeatable. */
export interface ReviewBudget {
  readonly iterations: number;
}

const MOST_RIDDLES = 3;

/** Enough that marks hold, and little enough that a long game takes seconds. */
export const USUAL_REVIEW: ReviewBudget = { iterations: 400 };

/** What is found out about one choice of a record, or about its end; any part can be made alone. */
export interface Part {
  readonly n: number;
  /** The chances before it, where something is to be decided, and at the end. */
  readonly point?: Point;
  readonly judgement?: Judgement;
  /** What the deal gave or took; of the first choice only. */
  readonly dealt?: DealtLuck;
  readonly turnedUp?: TurnUp;
  /** The chances after the last choice, before what had been hidden was turned over. */
  readonly unrevealed?: readonly number[];
}

/** Win chances in whole points, which add up: start + luck + choices = end. */
export interface Balance {
  readonly start: number;
  /** What unseen cards gave, or took. */
  readonly luck: number;
  /** What was made of it, by the player and by the rivals. */
  readonly choices: number;
  readonly end: number;
}

/** How one player did. */
export interface Summary {
  readonly seat: number;
  /** From 0 to 1. */
  readonly accuracy: number;
  /** How the win chance came from the start to the end. */
  readonly balance: Balance;
  readonly marks: Readonly<Record<Mark, number>>;
  /** Win chance that the own choices cost, all together. */
  readonly cost: number;
  readonly facts: Facts;
}

/** A game looked at afterwards: the same record and budget give the same review. */
export interface Review {
  readonly game: string;
  readonly seats: number;
  readonly iterations: number;
  readonly choices: number;
  readonly curve: readonly Point[];
  readonly judgements: readonly Judgement[];
  readonly turns: readonly Turn[];
  readonly turningPoints: readonly TurningPoint[];
  readonly summaries: readonly Summary[];
}

const points = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

/** A player's way from the start to the end; what luck does not explain was made by choices. */
function balanceOf(parts: readonly Part[], seat: number): Balance {
  const start = points(parts.find(({ dealt }) => dealt)?.dealt?.start[seat]);
  const end = points(parts.findLast(({ point }) => point)?.point?.chances[seat]);
  const luck = points(
    parts.reduce(
      (sum, { dealt, turnedUp }) => sum + (dealt?.luck[seat] ?? 0) + (turnedUp?.luck[seat] ?? 0),
      0,
    ),
  );
  return { start, luck, choices: end - start - luck, end };
}

/** The decisions of a seat that cost most, the costliest first: each is a riddle. */
export const costliest = (judgements: readonly Judgement[], seat: number): readonly Judgement[] =>
  judgements
    .filter((one) => one.seat === seat && one.cost >= THRESHOLDS.doubtful)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_RIDDLES);

/** A choice looked at alone. */
interface Glance {
  readonly progress: number;
  readonly point: Point;
  readonly judgement?: Judgement | undefined;
}

/** Makes the parts of a review, best in rising order: going back means to play the record again. */
export class Reviewer {
  private readonly record: GameRecord;
  private readonly budget: ReviewBudget;
  private replay: Replay;

  private constructor(replay: Replay, budget: ReviewBudget) {
    this.record = replay.record;
    this.budget = budget;
    this.replay = replay;
  }

  static open(record: GameRecord, budget: ReviewBudget = USUAL_REVIEW): Result<Reviewer> {
    const replay = Replay.begin(record);
    return replay.ok ? accept(new Reviewer(replay.value, budget)) : replay;
  }

  /** How many parts there are: one for each choice, and the end. */
  get parts(): number {
    return this.record.choices.length + 1;
  }

  /** The choice after so many alone, the chances before it, and how much of the game was over. */
  glance(n: number): Glance {
    this.goTo(n);
    const { replay } = this;
    const { iterations } = this.budget;
    const progress = progressOf({ game: this.record.game, view: replay.view('watcher') });
    return { progress, point: pointAt(replay, iterations), judgement: judge(replay, iterations) };
  }

  /** Judges another option in place of what was chosen. */
  instead(n: number, option: string): Judgement | undefined {
    this.goTo(n);
    return judge(this.replay, this.budget.iterations, option);
  }

  /** Whether there was more than one thing to do. */
  isDecision(n: number): boolean {
    this.goTo(n);
    const [seat] = nth(this.record.choices, n);
    return this.replay.table.decision(seat)!.options.length > 1;
  }

  part(n: number): Part {
    this.goTo(n);
    const { iterations } = this.budget;
    if (n === this.record.choices.length) return { n, point: pointAt(this.replay, iterations) };
    const point = isDecided(this.replay) ? pointAt(this.replay, iterations) : undefined;
    const dealt = n === 0 ? luckOfDeal(this.replay, iterations) : undefined;
    const judgement = judge(this.replay, iterations);
    const isLast = n === this.record.choices.length - 1;
    const unrevealed = isLast ? beforeReveal(this.replay, iterations) : undefined;
    const step = this.replay.step();
    const { turnedUp: came } = gameReview(this.record.game);
    const isReveal = step.events.some((event) => came(event) === 'reveal');
    const turnedUp = step.turnedUp ? luckOf(this.replay, step, iterations) : undefined;
    return {
      n,
      ...(point && { point }),
      ...(judgement && { judgement }),
      ...(dealt && { dealt }),
      ...(turnedUp && { turnedUp }),
      ...(unrevealed && isReveal && { unrevealed }),
    };
  }

  /** The whole, once every part is there. */
  review(parts: readonly Part[]): Review {
    const { game, seats, choices } = this.record;
    const inOrder = parts.toSorted((a, b) => a.n - b.n);
    const judgements = inOrder.flatMap(({ judgement }) => judgement ?? []);
    const curve = inOrder.flatMap(({ point }) => point ?? []);
    const { iterations } = this.budget;
    const turns = new Map(inOrder.flatMap(({ n, turnedUp }) => (turnedUp ? [[n, turnedUp]] : [])));
    const telling = Telling.of(this.record);
    const unrevealed = inOrder.find((part) => part.unrevealed)?.unrevealed;
    const found = { curve, judgements, turns, unrevealed, telling };
    const summaries = this.summaries(inOrder, judgements);
    return {
      ...{ game, seats, iterations, choices: choices.length, curve, judgements },
      ...{ turns: telling.turns(), turningPoints: turningPoints(found), summaries },
    };
  }

  private summaries(parts: readonly Part[], judgements: readonly Judgement[]): readonly Summary[] {
    return factsOf(this.record, judgements).map((facts, seat) => {
      const own = judgements.filter((judgement) => judgement.seat === seat);
      const costs = own.map(({ cost }) => cost);
      const count = (mark: Mark) => own.filter((judgement) => judgement.mark === mark).length;
      return {
        seat,
        accuracy: accuracyOf(costs),
        balance: balanceOf(parts, seat),
        marks: Object.fromEntries(MARKS.map((mark) => [mark, count(mark)])) as Record<Mark, number>,
        cost: costs.reduce((sum, cost) => sum + cost, 0),
        facts,
      };
    });
  }

  private goTo(n: number): void {
    if (n < this.replay.at) {
      const again = Replay.begin(this.record);
      if (again.ok) this.replay = again.value;
    }
    while (this.replay.at < n) this.replay.step();
  }
}

/** A review in one go. */
export function reviewOf(
  record: GameRecord,
  budget: ReviewBudget = USUAL_REVIEW,
  tell: (done: number, of: number) => void = () => {},
): Result<Review> {
  const opened = Reviewer.open(record, budget);
  if (!opened.ok) return opened;
  const reviewer = opened.value;
  const parts: Part[] = [];
  for (let n = 0; n < reviewer.parts; n++) {
    parts.push(reviewer.part(n));
    tell(n + 1, reviewer.parts);
  }
  return accept(reviewer.review(parts));
}
