import { accept, type GameRecord, nth, type Result } from '@treefort/kernel';
import { factsOf } from './facts.ts';
import type { Facts } from './games.ts';
import { judge } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { luckOf, luckOfDeal, type TurnUp } from './luck.ts';
import { accuracyOf, MARKS, type Mark } from './mark.ts';
import { isDecided, type Point, pointAt } from './point.ts';
import { Replay } from './replay.ts';
import { Telling } from './telling.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';

/** How much is thought about each choice; a count makes a review repeatable. */
export interface ReviewBudget {
  readonly iterations: number;
}

/** Enough that marks hold, and little enough that a long game takes seconds. */
export const USUAL_REVIEW: ReviewBudget = { iterations: 400 };

/** What is found out about one choice of a record, or about its end; any part can be made alone. */
export interface Part {
  readonly n: number;
  /** The chances before it, where something is to be decided, and at the end. */
  readonly point?: Point;
  readonly judgement?: Judgement;
  /** What the deal gave or took, by seat; of the first choice only. */
  readonly dealt?: readonly number[];
  readonly turnedUp?: TurnUp;
}

/** How one player did. */
export interface Summary {
  readonly seat: number;
  /** From 0 to 1. */
  readonly accuracy: number;
  /** Win chance that unseen cards gave, or took. */
  readonly luck: number;
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
  readonly turningPoints: readonly TurningPoint[];
  readonly summaries: readonly Summary[];
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

  /** The choice after so many alone, and the chances before it: for those who want no more. */
  glance(n: number): { readonly point: Point; readonly judgement?: Judgement | undefined } {
    this.goTo(n);
    const { iterations } = this.budget;
    return { point: pointAt(this.replay, iterations), judgement: judge(this.replay, iterations) };
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
    const step = this.replay.step();
    const turnedUp = step.turnedUp ? luckOf(this.replay, step, iterations) : undefined;
    return {
      n,
      ...(point && { point }),
      ...(judgement && { judgement }),
      ...(dealt && { dealt }),
      ...(turnedUp && { turnedUp }),
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
    const points = turningPoints({ curve, judgements, turns, telling: Telling.of(this.record) });
    const summaries = this.summaries(inOrder, judgements);
    const whole = { choices: choices.length, curve, judgements, turningPoints: points, summaries };
    return { game, seats, iterations, ...whole };
  }

  private summaries(parts: readonly Part[], judgements: readonly Judgement[]): readonly Summary[] {
    return factsOf(this.record, judgements).map((facts, seat) => {
      const own = judgements.filter((judgement) => judgement.seat === seat);
      const costs = own.map(({ cost }) => cost);
      const count = (mark: Mark) => own.filter((judgement) => judgement.mark === mark).length;
      return {
        seat,
        accuracy: accuracyOf(costs),
        luck: parts.reduce(
          (sum, { dealt, turnedUp }) => sum + (dealt?.[seat] ?? 0) + (turnedUp?.luck[seat] ?? 0),
          0,
        ),
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
