import { type GameEvent, nth } from '@treefort/kernel';
import type { Cause } from './game-review.ts';
import type { Reason } from './games.ts';
import type { Judgement } from './judgement.ts';
import type { TurnUp } from './luck.ts';
import { THRESHOLDS } from './mark.ts';
import type { Point } from './point.ts';
import type { Telling, Turn } from './telling.ts';

/** A turn in which the chances changed most, or what was turned over after the last one. */
export interface TurningPoint extends Turn {
  /** The real decisions of the turn, by how many choices had been made before. */
  readonly made: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** How much of the chances moved from some to others. */
  readonly swing: number;
  /** A draw where more than half of the change came with a card that came up; a reveal follows the last turn. */
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
  /** Everybody's chance after the last choice, before anything that had been hidden was turned over. */
  readonly unrevealed?: readonly number[] | undefined;
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

/** The changes from one point to the next. */
export const changesOf = (points: readonly Point[]): readonly Change[] =>
  points.slice(1).map(({ n: until, chances: after }, i): Change => {
    const { n, chances: before } = nth(points, i);
    return { n, until, before, after, swing: swingOf(before, after) };
  });

/** The largest changes, in the order of the game. */
export const largest = <C extends Change>(changes: readonly C[]): readonly C[] =>
  changes
    .toSorted((a, b) => b.swing - a.swing)
    .slice(0, HOW_MANY)
    .sort((a, b) => a.n - b.n);

/** The last turn, up to where what was hidden is turned over. */
function untilReveal(change: Change, unrevealed: readonly number[]): Change {
  return { ...change, after: unrevealed, swing: swingOf(change.before, unrevealed) };
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
    // A secret draw ends the turn: the table's own chances after it say what turned up in the open.
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

/** How much of the chances the costly decisions of a turn gave away. */
const givenAway = (judgements: readonly Judgement[], { n, until }: Change): number =>
  judgements
    .filter((one) => one.n >= n && one.n < until && one.cost >= THRESHOLDS.doubtful)
    .reduce((sum, { cost }) => sum + cost, 0);

function turnOf(change: Change, game: ChancesOfGame): TurningPoint {
  const { judgements, turns, telling } = game;
  const {
    hasDrawn,
    hasRevealed: _,
    reasons,
    events,
    ...told
  } = telling.turn(change.n, change.until);
  const isDrawn =
    hasDrawn &&
    shareOfLuck(change, turns) > 0.5 &&
    givenAway(judgements, change) < change.swing / 2;
  const cause: Cause = isDrawn ? 'draw' : 'decision';
  return {
    ...told,
    ...change,
    made: madeIn(judgements, change),
    events: told.seat === undefined ? ofMovers(events, change) : events,
    cause,
    reasons: reasons(cause).slice(0, MOST_REASONS),
  };
}

/** What was hidden until the end, as a point of its own: no decision of the last turn made it so. */
function revealOf(
  { n, until, after }: Change,
  unrevealed: readonly number[],
  telling: Telling,
): TurningPoint {
  const { reasons } = telling.turn(n, until);
  return {
    ...{ n: until, until, before: unrevealed, after, swing: swingOf(unrevealed, after) },
    ...{ made: [], cause: 'reveal', events: [], reasons: reasons('reveal') },
  };
}

/** The five turns with the largest changes, who or what made them, and what can be pointed at. */
export function turningPoints(game: ChancesOfGame): readonly TurningPoint[] {
  const { curve, telling, unrevealed } = game;
  const changes = changesOf(turnStarts(curve, telling));
  const last = changes.at(-1);
  if (!last || !unrevealed) return largest(changes).map((change) => turnOf(change, game));
  const split = [...changes.slice(0, -1), untilReveal(last, unrevealed)];
  const reveal = revealOf(last, unrevealed, telling);
  return largest<Change | TurningPoint>([...split, reveal]).map((one) =>
    'cause' in one ? one : turnOf(one, game),
  );
}
