import type { Game } from '@treefort/kernel';
import {
  CHANGERS,
  COLOURS,
  type PlayerView,
  ROOMS,
  type TreehouseConsequence,
  type TreehouseEvent,
  type TreehouseOption,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import type { GameDocs } from './game-docs.ts';

const view: Record<keyof TreehouseView, string> = {
  game: '`treehouse`',
  viewer: 'the seat it is built for, or `watcher`',
  junior: 'whether this is the junior game',
  fewest: 'whether the fewest points choose first',
  moment: 'counts the decisions that were resolved',
  week: '1, 2 or 3',
  phase: '`pick`, `place`, `take`, `cover`, `colour` (junior) or `over`',
  picks: 'rooms picked this week by each seat',
  waiting: 'the seats that have yet to answer',
  first: 'the seat that chooses first in the scoring, `null` before the first one',
  turn: 'how many have answered in this step of the scoring',
  players: 'one object for each seat, see below',
  changers:
    'what lies on the colours: `{"red":"double","blue":"none"}`; in the junior game the seat that picked',
  middle: 'changers left in the middle: `{"double":2,"none":2}`',
  worth: 'what a room of each colour scores as the cards lie now: `{"red":1,…}`',
  discard:
    'the discarded rooms in order: `room`, or `null` where it is unknown, and who knows it (`known`)',
  deck: 'how many rooms are not dealt yet',
};

const player: Record<keyof PlayerView, string> = {
  hand: 'the hand as far as the viewer knows it: their own, or one that came by this week; else `null`',
  handSize: 'how many rooms are in hand',
  picked: 'the room being placed, or `null`',
  tree: 'a list of `level`, `place`, `room`, `colour`',
  balance: '−1, 0 or 1',
  changer: 'the changer in hand, or `null`',
  score: 'points so far',
  total:
    'what the seat would have if the game ended now: `now`, made up of `scored` weeks, this `week` as the cards lie, and `majorities`',
  weeks: 'points by week, the majorities last',
  answered: 'whether a sealed answer has been given',
  sealed: 'your sealed answer as an option id, or `null`',
};

/** What the pages say of Treehouse. */
export const treehouseDocs: GameDocs<
  TreehouseOption['kind'],
  TreehouseEvent['kind'],
  TreehouseConsequence['kind']
> = {
  game: treehouse as unknown as Game,
  title: 'Treehouse',
  words: [
    {
      name: 'ROOM',
      words: ROOMS,
      told: "a room's name in lower case with hyphens (`water-slide`).",
    },
    { name: 'COLOUR', words: COLOURS },
    { name: 'CHANGER', words: CHANGERS },
    { name: 'LEVEL', words: [], told: '2 … 6 from the bottom, as the field `level`.' },
    { name: 'PLACE', words: [], told: '1 … `level` from the left, as the field `place`.' },
  ],
  fields: {},
  decisions: {
    pick: { asked: 'of all seats at once', offers: ['pick'] },
    place: { asked: 'of all seats at once; `about` the room', offers: ['place', 'discard'] },
    take: { asked: 'of one seat (three or four seats)', offers: ['take'] },
    cover: { asked: 'of one seat; `about` the changer', offers: ['cover'] },
    colour: { asked: 'of one seat (junior game)', offers: ['colour'] },
  },
  options: {
    pick: ['pick:ROOM'],
    place: ['place:LEVEL:PLACE'],
    discard: ['discard'],
    take: ['take:CHANGER'],
    cover: ['cover:COLOUR'],
    colour: ['colour:COLOUR'],
  },
  events: {
    answered: 'a sealed answer was given or changed',
    dealt: 'a hand was dealt, at the beginning of a week',
    passed: 'a hand came from the neighbour',
    picked: 'the picks were opened',
    built: 'a room was built; `balance` is where the marker stands now',
    discarded: 'a picked room was discarded',
    dropped: 'the last room of a hand was laid face down',
    first: "who begins this week's scoring, and the rule that says so",
    took: 'a changer was taken',
    covered: 'a changer was laid on a colour',
    coloured: 'a colour was picked (junior game)',
    'scored-colour':
      'one colour for one seat: `rooms` at `worth` points, because of the `changer` on it',
    scored: 'all points of a week, and the totals after it, by seat',
    returned: 'the changers went back to the middle',
    majority: 'the most rooms of a colour at the end; `rooms` by seat',
    'no-majority': 'nobody alone has the most rooms of a colour',
    over: 'the end; `largest` is the largest set of each seat, which breaks ties',
  },
  consequences: {
    place: 'a place where the picked room could be built, and the marker then',
    'only-discard': 'the picked room could not be built anywhere',
    balance: 'where the marker stands after building',
    week: "by how much this week's points of a seat change, as the cards lie then",
  },
  view: { field: view, 'field of a player': player },
};
