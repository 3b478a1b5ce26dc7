/** What a turn is remembered by. */
export const turn = {
  named: '{turn}: {what}',
  headline:
    '{card}{levels, plural, =0 {} =1 {, one level} =2 {, two levels} other {, # levels}}{points, plural, =0 {} one {, # point} other {, # points}}',
} as const;

/** How lucky somebody was. */
export const fortune = {
  'very-lucky': 'Very lucky.',
  lucky: 'Lucky.',
  even: 'Neither lucky nor unlucky.',
  unlucky: 'Unlucky.',
  'very-unlucky': 'Very unlucky.',
} as const;

/** A player's game in a line. */
export const story = {
  builders:
    '{n, plural, =0 {No card in the deck can build} one {# card in the deck can build} other {# cards in the deck can build}}{tucked, plural, =0 {} other {, # in the Lookout}}.',
  lost: 'Lost from the Yard: {list}.',
  follows: '{n, plural, one {Rivals followed once} other {Rivals followed # times}}.',
  missed: '{n, plural, one {# chance to follow missed} other {# chances to follow missed}}.',
  perk: '{perk} was never used.',
  most: 'Most rooms: {colour}, {n}.',
  discarded: '{n, plural, one {# room discarded} other {# rooms discarded}}.',
  blocked: '{n, plural, one {# colour walled in} other {# colours walled in}}.',
  given: '{n, plural, one {Changers gave a rival # point} other {Changers gave rivals # points}}.',
} as const;
