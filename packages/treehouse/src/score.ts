import { below, type Outcome, type Tell } from '@treefort/kernel';
import { COLOURS } from './rooms.ts';
import { COLOUR_COUNT, NONE, OVER, type TreehouseState, WEEKS } from './state.ts';

const DOUBLE = 0;

/** What a room of each colour is worth this week (tree.score, tree.junior). */
export function worth(s: TreehouseState, colour: number): number {
  const card = s.card[colour]!;
  if (s.junior) return card === NONE ? 0 : 1;
  if (card === NONE) return 1;
  return card === DOUBLE ? 2 : 0;
}

function drawFirst(s: TreehouseState): void {
  s.first = below(s.random, s.seats);
  s.news++;
}

/** Decides who is first in this week's scoring (tree.changer.first, tree.changer.tie, tree.two.tie, tree.fewest). */
export function chooseFirst(s: TreehouseState): void {
  if (s.week === 1) {
    if (s.first === NONE) drawFirst(s);
    return;
  }
  const sign = s.fewest ? -1 : 1;
  let best = s.first;
  for (let step = 0; step < s.seats; step++) {
    const seat = (s.first + 1 + step) % s.seats;
    if (step === 0 || s.score[seat]! * sign > s.score[best]! * sign) best = seat;
  }
  s.first = best;
}

export function scoreWeek(s: TreehouseState, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let points = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      points += s.counts[seat * COLOUR_COUNT + colour]! * worth(s, colour);
    }
    s.score[seat]! += points;
    s.weeks[(s.week - 1) * 4 + seat] = points;
  }
  tell?.({
    kind: 'scored',
    week: s.week,
    points: row(s, s.week - 1),
    totals: Array.from(s.score.subarray(0, s.seats)),
  });
}

/** The points of one week (0–2) or of the majorities (3), by seat. */
const row = (s: TreehouseState, week: number): number[] =>
  Array.from(s.weeks.subarray(week * 4, week * 4 + s.seats));

/** The only seat with the most rooms of a colour, or NONE. */
function majority(s: TreehouseState, colour: number): number {
  let best = NONE;
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const count = s.counts[seat * COLOUR_COUNT + colour]!;
    if (count === most) best = NONE;
    if (count > most) {
      most = count;
      best = seat;
    }
  }
  return best;
}

/** The majorities, then nothing more is asked (tree.end.majority). */
export function finish(s: TreehouseState, tell?: Tell): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const seat = majority(s, colour);
    if (seat === NONE) continue;
    const points = s.counts[seat * COLOUR_COUNT + colour]!;
    s.score[seat]! += points;
    s.weeks[WEEKS * 4 + seat]! += points;
    tell?.({ kind: 'majority', seat, colour: COLOURS[colour], points });
  }
  s.phase = OVER;
  tell?.({ kind: 'over', ...outcomeOf(s) });
}

const largestSet = (s: TreehouseState, seat: number): number =>
  Math.max(...s.counts.subarray(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT));

function outcomeOf(s: TreehouseState): Outcome {
  const scores = Array.from(s.score.subarray(0, s.seats));
  const rank = scores.map((points, seat) => points * 100 + largestSet(s, seat));
  const best = Math.max(...rank);
  return { scores, winners: rank.flatMap((value, seat) => (value === best ? [seat] : [])) };
}

/** Points and winners once the game is over (tree.end.tie). */
export const outcome = (s: TreehouseState): Outcome | undefined =>
  s.phase === OVER ? outcomeOf(s) : undefined;
