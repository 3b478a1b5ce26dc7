import { type GameEvent, nth } from '@treefort/kernel';
import type { Cause } from './game-review.ts';
import type { Reason } from './games.ts';
import type { Judgement } from './judgement.ts';
import type { TurnUp } from './luck.ts';
import type { Point } from './point.ts';
import type { Telling } from './telling.ts';

/** A turn in which the chances changed most. */
export interface TurningPoint {
  /** How many choices had been made: the position before the change. */
  readonly n: number;
  /** Where the chances had changed. */
  readonly until: number;
  /** Whose turn it was; of what all did at once nobody's. */
  readonly seat?: number;
  /** The real decisions of the turn, by how many choices had been made before. */
  readonly made: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** How much of the chances moved from some to others. */
  readonly swing: number;
  /** Luck where more than half of the change came with what turned up after the choice. */
  readonly cause: Cause;
  /** What is worth telling of the turn, as a watcher heard it. */
  readonly events: readonly GameEvent[];
  readonly reasons: readonly Reason[];
}

/** What turning points are found in. */
export interface ChancesOfGame {
  readonly curve: readonly Point[];
  readonly judgements: readonly Judgement[];
  /** What turned up, by how many choices had been made before. */
  readonly turns: ReadonlyMap<number, TurnUp>;
  readonly telling: Telling;
}

type Change = Pick<TurningPoint, 'n' | 'until' | 'before' | 'after' | 'swing'>;

const HOW_MANY = 5;
/** More reasons than this are no answer any more. */
const MOST_REASONS = 2;

const swingOf = (before: readonly number[], after: readonly number[]): number =>
  before.reduce((sum, chance, seat) => sum + Math.abs(chance - nth(after, seat)), 0) / 2;

/** The chances where each turn begins, and at the end. */
function turnStarts(curve: readonly Point[], telling: Telling): readonly Point[] {
  const turns = curve.map(({ n }) => telling.turnAt(n));
  return curve.filter((_, i) => i === 0 || i === curve.length - 1 || turns[i] !== turns[i - 1]);
}

/** The five largest changes from one point to the next, in the order of the game. */
export function largestChanges(points: readonly Point[]): readonly Change[] {
  const changes = points.slice(1).map(({ n: until, chances: after }, i): Change => {
    const { n, chances: before } = nth(points, i);
    return { n, until, before, after, swing: swingOf(before, after) };
  });
  return changes
    .toSorted((a, b) => b.swing - a.swing)
    .slice(0, HOW_MANY)
    .sort((a, b) => a.n - b.n);
}

/** The real decisions of a turn, or its first choice where nobody had any other. */
function madeIn(judgements: readonly Judgement[], { n, until }: Change): readonly number[] {
  const made = judgements.filter((one) => one.n >= n && one.n < until);
  return made.length === 0 ? [n] : made.map((one) => one.n);
}

const difference = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((chance, seat) => chance - nth(before, seat));

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, seat) => sum + one * nth(b, seat), 0);

/** Which part of a change came with what turned up in the open. */
function shareOfLuck({ n, until, before, after }: Change, turns: ChancesOfGame['turns']): number {
  const whole = difference(after, before);
  const size = product(whole, whole);
  if (size === 0) return 0;
  const choices = Array.from({ length: until - n }, (_, i) => n + i);
  const lucky = choices.flatMap((choice) => {
    const found = turns.get(choice);
    // Whoever drew in secret ends the turn: the table's own chances after it say what turned up in the open.
    return found ? [product(difference(found.found ?? after, found.expected), whole)] : [];
  });
  return lucky.reduce((sum, one) => sum + one, 0) / size;
}

/** Where all acted at once: what those did whose chances changed most. */
function ofMovers(events: readonly GameEvent[], change: Change): readonly GameEvent[] {
  const sizes = difference(change.after, change.before).map(Math.abs);
  const least = Math.max(...sizes) / 2;
  return events.filter(({ seat }) => seat === undefined || nth(sizes, seat) >= least);
}

/** The five turns with the largest changes, who or what made them, and what can be pointed at. */
export function turningPoints(game: ChancesOfGame): readonly TurningPoint[] {
  const { curve, judgements, turns, telling } = game;
  return largestChanges(turnStarts(curve, telling)).map((change): TurningPoint => {
    const { hasTurnedUp, reasons, events, ...told } = telling.turn(change.n, change.until);
    const cause: Cause = hasTurnedUp && shareOfLuck(change, turns) > 0.5 ? 'luck' : 'decision';
    return {
      ...change,
      ...told,
      made: madeIn(judgements, change),
      events: told.seat === undefined ? ofMovers(events, change) : events,
      cause,
      reasons: reasons(cause).slice(0, MOST_REASONS),
    };
  });
}
