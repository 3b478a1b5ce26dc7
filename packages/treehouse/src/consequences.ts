import { type Data, either, moveAt, nth, object, whole, word } from '@treefort/kernel';
import { balanceOf } from './accessors.ts';
import { DISCARD } from './moves.ts';
import { sideOf, written } from './place.ts';
import { legal, play } from './play.ts';
import { totalOf } from './score.ts';
import { blank, copy, PICK, PLACE, type TreehouseState } from './state.ts';

/**
 * What the chooser of an option can foresee. The option is played on a copy, up to the first moment at which somebody
 * learns something; what is different there is the answer.
 */
export const CONSEQUENCE = either(
  /** A place where a picked room could be built, and where the marker would stand then. */
  object({ kind: word(['place']), level: whole, place: whole, balance: whole }),
  /** A picked room that could not be built anywhere. */
  object({ kind: word(['only-discard']) }),
  /** Where the marker stands after building. */
  object({ kind: word(['balance']), balance: whole }),
  /** What this week would bring a seat as the cards lie then, compared with now. */
  object({ kind: word(['week']), seat: whole, points: whole }),
);
export type TreehouseConsequence = Data<typeof CONSEQUENCE>;

const scratch = blank({ seats: 4, options: {} });
const moves = new Int32Array(64);

/** A copy in which a sealed answer is opened: the others answer anything, which does not change where a room may go. */
function opened(s: TreehouseState, seat: number, move: number): TreehouseState {
  const other = copy(s, scratch);
  play(other, seat, move);
  for (let rival = 0; rival < s.seats && other.moment === s.moment; rival++) {
    if (!((other.waiting >> rival) & 1)) continue;
    legal(other, rival, moves);
    play(other, rival, moveAt(moves, 0));
  }
  return other;
}

function ofPick(s: TreehouseState, seat: number, move: number): TreehouseConsequence[] {
  const other = opened(s, seat, move);
  const places = Array.from(moves.subarray(0, legal(other, seat, moves))).filter(
    (place) => place !== DISCARD,
  );
  if (places.length === 0) return [{ kind: 'only-discard' }];
  return places.map((place) => ({
    kind: 'place',
    ...written(place),
    balance: balanceOf(other, seat) + sideOf(place),
  }));
}

const weeksOf = (s: TreehouseState): number[] =>
  Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat).week);

/** Whose week would bring more or less, given what it brings now. */
const swings = (before: readonly number[], after: readonly number[]): TreehouseConsequence[] =>
  after.flatMap((points, seat) =>
    points === before[seat] ? [] : [{ kind: 'week', seat, points: points - nth(before, seat) }],
  );

function ofPlace(s: TreehouseState, seat: number, move: number): TreehouseConsequence[] {
  if (move === DISCARD) return [];
  const other = opened(s, seat, move);
  const before = weeksOf(s);
  const own = totalOf(other, seat).week;
  return [
    { kind: 'balance', balance: balanceOf(other, seat) },
    ...swings(before, before.with(seat, own)),
  ];
}

/** What lies on a colour counts for everybody; the week itself may be scored right after. */
function ofScoring(s: TreehouseState, seat: number, move: number): TreehouseConsequence[] {
  const other = copy(s, scratch);
  const before = weeksOf(s);
  let after = before;
  play(other, seat, move, ({ kind }) => {
    if (kind === 'covered' || kind === 'coloured') after = weeksOf(other);
  });
  return swings(before, after);
}

export function consequences(
  s: TreehouseState,
  seat: number,
  move: number,
): TreehouseConsequence[] {
  if (s.phase === PICK) return ofPick(s, seat, move);
  return s.phase === PLACE ? ofPlace(s, seat, move) : ofScoring(s, seat, move);
}
