import type { Changer, Colour, TreehouseRefusal, TreehouseView } from '@treefort/treehouse';

export const colours = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  brown: 'brown',
} as const satisfies Record<Colour, string>;

/** One letter for each colour, for those who do not see colours. */
export const colourLetters = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
  brown: 'N',
} as const satisfies Record<Colour, string>;

/** What the rooms of a colour are about. */
export const colourSubjects = {
  red: 'activity',
  yellow: 'education',
  green: 'outdoors',
  blue: 'water',
  purple: 'entertainment',
  brown: 'food',
} as const satisfies Record<Colour, string>;

export const changers = {
  double: '“double”',
  none: '“no points”',
} as const satisfies Record<Changer, string>;

export const phases = {
  pick: 'pick {n} of 5',
  place: 'pick {n} of 5',
  take: 'scoring',
  cover: 'scoring',
  colour: 'scoring',
  over: 'game over',
} as const satisfies Record<TreehouseView['phase'], string>;

export const questions = {
  pick: 'Pick a room. The other {n} go to {who}.',
  'pick-last': 'Pick a room. The other one is discarded.',
  place: 'Where do you build the {room}?',
  take: 'Take a changer from the middle.',
  cover: 'Put {changer} on a colour.',
  colour: 'Pick a colour to score this week.',
} as const;

export const options = {
  pick: '{room}',
  place: 'build on {place}',
  discard: 'discard it',
  'take-double': 'double: 2 points a room',
  'take-none': 'no points: 0 points a room',
  colour: '{colour} ({n, plural, one {you have # room} other {you have # rooms}})',
} as const;

/** Why something cannot be chosen, by the rule that refuses it. */
export const refusals = {
  'tree.permanent': 'it’s taken, and built rooms stay where they are',
  'tree.support':
    'it has nothing to stand on without {n, plural, =1 {the room} other {both rooms}} below',
  'tree.colour':
    'it doesn’t touch a room of the same colour ({colour}), and your tree already has one',
  'tree.balance.blocked':
    '{side, select, left {your tree leans left, so nothing more can go on the left} other {your tree leans right, so nothing more can go on the right}} until it’s back in balance',
  'tree.level': 'it’s too high: no room goes above level 6',
  'tree.changer.choose': 'no {changer} is left in the middle',
  'tree.changer.place': '{colour} already has a changer',
  'tree.junior': '{colour} has already been picked',
} as const satisfies Readonly<Record<TreehouseRefusal['rule'], string>>;

export const events = {
  picked: '{who} picked {room} ({colour})',
  built: '{who} built {room} on {place}.',
  discarded: '{who} discarded {room}.',
  dealt: 'Week {week}: you were dealt a new hand.',
  passed: '{who} handed you {n, plural, one {# room} other {# rooms}}.',
  hands: 'Your {n, plural, one {# room goes} other {# rooms go}} to {to}, {from}’s come to you.',
  'hands-swapped': 'You and {to} swap hands: {n, plural, one {# room} other {# rooms}} each.',
  'hands-round': 'The hands move on: {n, plural, one {# room} other {# rooms}} each.',
  dropped: 'Left over and discarded: {rooms}.',
  first: 'Week {week} scoring starts with {you, select, yes {you} other {{who}}}: {why}.',
  took: '{who} took {changer}.',
  covered: '{who} put {changer} on {colour}.',
  coloured: '{who} picked {colour}: it scores this week.',
  scored: 'Week {week} scored: {scores}.',
  score: '{who} {points}',
  returned: 'The colours are clear again.',
  majority:
    '{who} had the most {colour} rooms ({rooms}): {n, plural, one {# more point} other {# more points}}.',
  'no-majority': 'Nobody had the most {colour} rooms outright ({rooms}).',
} as const;

/** Why somebody begins a scoring, after a colon. */
export const whyFirst = {
  lot: 'picked at random',
  most: 'the most points',
  fewest: 'the fewest points',
  tie: 'tied for it, and next clockwise after last week’s first',
  'two-tie': 'the points are tied, and the other player went first last week',
} as const;

/** A place of a tree. */
export const places = {
  left: 'level {level}, left',
  'from-left': 'level {level}, {n, plural, =2 {second} other {third}} from the left',
  middle: 'level {level}, middle',
  'from-right': 'level {level}, {n, plural, =2 {second} other {third}} from the right',
  right: 'level {level}, right',
} as const;

/** The lines of the final count, and what else stands beside a tree. */
export const scores = {
  before: 'before',
  week: 'week {week}',
  majorities: 'majorities',
  total: 'total',
  colour: '{colour}: {scores}.',
  'colour-doubled': '{colour}, doubled: {scores}.',
  'colour-none': '{colour}: no points.',
  'colour-points': '{who} {points} ({n, plural, one {# room} other {# rooms}})',
  'room-colour': '{room} ({colour})',
  'leans-left': 'leans left: the left is closed',
  balanced: 'in balance',
  'leans-right': 'leans right: the right is closed',
} as const;
