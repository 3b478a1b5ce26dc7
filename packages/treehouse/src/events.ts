import {
  type EventKinds,
  type EventOf,
  type HeardOf,
  type Tell as KernelTell,
  list,
  nullable,
  whole,
  word,
} from '@treefort/kernel';
import { COLOURS, ROOMS } from './rooms.ts';
import { CHANGERS } from './state.ts';

const seat = whole;
const week = whole;
const room = word(ROOMS);
const colour = word(COLOURS);
const changer = word(CHANGERS);

/** Everything that happens in Treehouse, with its fields. */
export const EVENTS = {
  /** A sealed answer was given or changed. */
  answered: { open: { seat } },
  /** A hand was dealt, at the beginning of a week. */
  dealt: { open: { seat, week, count: whole }, secret: { hand: list(room) } },
  /** A hand came from the neighbour. */
  passed: { open: { seat, week, count: whole, from: seat }, secret: { hand: list(room) } },
  picked: { open: { seat, room } },
  /** A room was built; `balance` is where the marker stands now. */
  built: {
    open: { seat, room, colour, level: whole, place: whole, balance: whole },
  },
  discarded: { open: { seat, room } },
  /** The last room of a hand was laid face down. */
  dropped: { open: { seat }, secret: { room } },
  /** Who begins in this week's scoring, and the rule that says so. */
  first: {
    open: {
      seat,
      week,
      rule: word(['tree.changer.first', 'tree.changer.tie', 'tree.two.tie', 'tree.fewest']),
    },
  },
  took: { open: { seat, changer } },
  covered: { open: { seat, colour, changer } },
  /** The junior game: a colour that scores. */
  coloured: { open: { seat, colour } },
  /** What one colour brings one player this week: so many rooms at so many points, because of what lies on the colour. */
  'scored-colour': {
    open: {
      seat,
      week,
      colour,
      rooms: whole,
      worth: whole,
      changer: nullable(changer),
      points: whole,
    },
  },
  /** All points of a week, and the totals after it. */
  scored: { open: { week, points: list(whole), totals: list(whole) } },
  /** The changers went back to the middle. */
  returned: { open: { week } },
  /** The most rooms of a colour at the end; `rooms` are everybody's. */
  majority: { open: { seat, colour, points: whole, rooms: list(whole) } },
  /** Nobody alone has the most rooms of a colour. */
  'no-majority': { open: { colour, rooms: list(whole) } },
  over: { open: { scores: list(whole), winners: list(seat), largest: list(whole) } },
} as const satisfies EventKinds;

export type TreehouseEvent = EventOf<typeof EVENTS>;
/** An event as one viewer hears it. */
export type TreehouseHeard = HeardOf<typeof EVENTS>;
export type Tell = KernelTell<TreehouseEvent>;

/** What happens to all at the same time is one beat; so is one colour of a scoring. */
export function joins(before: TreehouseEvent, event: TreehouseEvent): boolean {
  switch (event.kind) {
    case 'dealt':
    case 'passed':
    case 'picked':
    case 'dropped':
      return before.kind === event.kind;
    case 'scored-colour':
      return before.kind === 'scored-colour' && before.colour === event.colour;
    case 'returned':
      return before.kind === 'scored';
    case 'answered':
    case 'built':
    case 'discarded':
    case 'first':
    case 'took':
    case 'covered':
    case 'coloured':
    case 'scored':
    case 'majority':
    case 'no-majority':
    case 'over':
      return false;
  }
}
