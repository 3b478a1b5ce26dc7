import type { Board, FortView } from '@treefort/fort';

/** Amounts: as they stand alone, and as what somebody takes, gives or pays. */
export const amounts = {
  pizza: '{n, plural, one {# pizza} other {# pizzas}}',
  toy: '{n, plural, one {# toy} other {# toys}}',
  'pizza-object': '{n, plural, one {# pizza} other {# pizzas}}',
  'toy-object': '{n, plural, one {# toy} other {# toys}}',
  'a-pizza': 'pizza',
  'a-toy': 'toys',
  'pizza-short': '{n}P',
  'toy-short': '{n}T',
  any: '{n} of either',
  nothing: 'nothing',
  'nothing-object': 'nothing',
  points: '{n, plural, one {# point} other {# points}}',
  symbols: '{card} ({symbols})',
} as const;

export const phases = {
  draft: 'draft',
  play: 'play a card',
  declare: 'play a card',
  use: 'play a card',
  suit: 'play a card',
  add: 'play a card',
  act: 'take an action',
  'keep-rule': 'choose a made-up rule',
  'take-perk': 'choose a perk',
  follow: 'follow the leader',
  'follow-second': 'follow the leader',
  'rough-housing': 'follow the leader',
  'do-over': 'play a second card',
  recruit: 'recruit',
  birthday: 'recruit',
  over: 'game over',
} as const satisfies Record<FortView['phase'], string>;

export const boards = {
  orange: 'orange',
  yellow: 'yellow',
  red: 'red',
  green: 'green',
} as const satisfies Record<Board, string>;

/** What brings the end about, after "because". */
export const endings = {
  level: 'a fort has reached level 5',
  points: 'someone has 25 points on the track',
  'park-deck': 'the Park deck is empty',
} as const satisfies Record<NonNullable<FortView['ending']>, string>;

/** The lines of the final count. */
export const scores = {
  track: 'track',
  fort: 'fort',
  level: 'level {level}: {points}',
  rule: 'made-up rule',
  'no-rule': 'none',
  sculpture: 'sculpture',
  total: 'total',
  ended: 'The game ended because {reason}.',
} as const;
