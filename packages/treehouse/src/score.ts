import { below, type Outcome } from '@treefort/kernel';
import { cardOn, countOf, pointsOf, scoreOf } from './accessors.ts';
import type { Tell, TreehouseEvent } from './events.ts';
import { COLOURS, colourName } from './rooms.ts';
import { COLOUR_COUNT, changerName, NONE, OVER, type TreehouseState, WEEKS } from './state.ts';

const DOUBLE = 0;

/** What a room of each colour is worth this week. */
export const worth = (s: TreehouseState, colour: number): number =>
  worthUnder(cardOn(s, colour), s.junior === 1);

/** What a room is worth under what lies on its colour, or NONE (tree.score, tree.junior). */
export function worthUnder(card: number, junior: boolean): number {
  if (junior) return card === NONE ? 0 : 1;
  if (card === NONE) return 1;
  return card === DOUBLE ? 2 : 0;
}

function drawFirst(s: TreehouseState): void {
  s.first = below(s.random, s.seats);
  s.news++;
}

type WhyFirst = Extract<TreehouseEvent, { kind: 'first' }>['rule'];

/** Decides who is first in this week's scoring, and names the rule that says so. */
export function chooseFirst(s: TreehouseState): WhyFirst {
  if (s.week === 1) {
    if (s.first === NONE) drawFirst(s);
    return 'tree.changer.first';
  }
  const sign = s.fewest ? -1 : 1;
  let best = s.first;
  let tied = false;
  for (let step = 0; step < s.seats; step++) {
    const seat = (s.first + 1 + step) % s.seats;
    const ahead = (scoreOf(s, seat) - scoreOf(s, best)) * sign;
    if (step > 0 && ahead === 0) tied = true;
    if (step > 0 && ahead <= 0) continue;
    best = seat;
    tied = false;
  }
  s.first = best;
  if (tied) return s.seats === 2 ? 'tree.two.tie' : 'tree.changer.tie';
  return s.fewest ? 'tree.fewest' : 'tree.changer.first';
}

/** What this week brings a seat, as the cards lie (tree.score). */
function weekOf(s: TreehouseState, seat: number): number {
  let points = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    points += countOf(s, seat, colour) * worth(s, colour);
  }
  return points;
}

export function scoreWeek(s: TreehouseState, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const points = weekOf(s, seat);
    s.score[seat] = scoreOf(s, seat) + points;
    s.weeks[(s.week - 1) * 4 + seat] = points;
  }
  if (tell) tellWeek(s, tell);
}

/** Tells a week's points colour by colour and player by player, then all together. */
function tellWeek(s: TreehouseState, tell: Tell): void {
  const { week } = s;
  for (const [index, colour] of COLOURS.entries()) {
    const card = cardOn(s, index);
    const changer = s.junior || card === NONE ? null : changerName(card);
    for (let seat = 0; seat < s.seats; seat++) {
      const rooms = countOf(s, seat, index);
      const points = rooms * worth(s, index);
      const told = { seat, week, colour, rooms, worth: worth(s, index), changer, points };
      if (rooms > 0) tell({ kind: 'scored-colour', ...told });
    }
  }
  const totals = Array.from(s.score.subarray(0, s.seats));
  tell({ kind: 'scored', week, points: row(s, week - 1), totals });
}

/** The points of one week (0–2) or of the majorities (3), by seat. */
const row = (s: TreehouseState, week: number): number[] =>
  Array.from(s.weeks.subarray(week * 4, week * 4 + s.seats));

/** The only seat with the most rooms of a colour, or NONE. */
const majority = (s: TreehouseState, colour: number): number =>
  onlyMost(s.seats, (seat) => countOf(s, seat, colour));

/** The only seat with the largest count above 0, or NONE (tree.end.majority). */
export function onlyMost(seats: number, count: (seat: number) => number): number {
  let best = NONE;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const here = count(seat);
    if (here === most) best = NONE;
    if (here > most) {
      most = here;
      best = seat;
    }
  }
  return best;
}

/** The majorities, then nothing more is asked (tree.end.majority). */
export function finish(s: TreehouseState, tell?: Tell): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const seat = majority(s, colour);
    if (tell) tellMajority(s, colour, seat, tell);
    if (seat === NONE) continue;
    const points = countOf(s, seat, colour);
    s.score[seat] = scoreOf(s, seat) + points;
    s.weeks[WEEKS * 4 + seat] = pointsOf(s, WEEKS, seat) + points;
  }
  s.phase = OVER;
  if (!tell) return;
  const largest = Array.from({ length: s.seats }, (_, seat) => largestSet(s, seat));
  tell({ kind: 'over', ...outcomeOf(s), largest });
}

function tellMajority(s: TreehouseState, index: number, seat: number, tell: Tell): void {
  const colour = colourName(index);
  const rooms = Array.from({ length: s.seats }, (_, who) => countOf(s, who, index));
  if (seat === NONE) tell({ kind: 'no-majority', colour, rooms });
  else tell({ kind: 'majority', seat, colour, points: countOf(s, seat, index), rooms });
}

const largestSet = (s: TreehouseState, seat: number): number =>
  Math.max(...s.counts.subarray(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT));

function outcomeOf(s: TreehouseState): Outcome {
  const scores = Array.from(s.score.subarray(0, s.seats));
  const rank = scores.map((points, seat) => points * 100 + largestSet(s, seat));
  const best = Math.max(...rank);
  return { scores, winners: rank.flatMap((value, seat) => (value === best ? [seat] : [])) };
}

/** What a seat would have if the game ended now: weeks already scored, this week as the cards lie, majorities. */
export interface Total {
  readonly now: number;
  readonly scored: number;
  readonly week: number;
  readonly majorities: number;
}

export function totalOf(s: TreehouseState, seat: number): Total {
  const majorities = s.phase === OVER ? pointsOf(s, WEEKS, seat) : majoritiesOf(s, seat);
  const scored = s.phase === OVER ? scoreOf(s, seat) - majorities : scoreOf(s, seat);
  const week = s.phase === OVER ? 0 : weekOf(s, seat);
  return { now: scored + week + majorities, scored, week, majorities };
}

function majoritiesOf(s: TreehouseState, seat: number): number {
  let points = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (majority(s, colour) === seat) points += countOf(s, seat, colour);
  }
  return points;
}

/** Points and winners once the game is over (tree.end.tie). */
export const outcome = (s: TreehouseState): Outcome | undefined =>
  s.phase === OVER ? outcomeOf(s) : undefined;
