import type { MadeUpRule, Perk } from '@treefort/fort';

export const perks = {
  'birthday-party': 'Birthday Party',
  bribe: 'Bribe',
  'copy-cat': 'Copy Cat',
  'sticky-fingers': 'Sticky Fingers',
  'xxl-backpack': 'XXL Backpack',
  diy: 'DIY',
  'do-over': 'Do-Over',
  recycling: 'Recycling',
  'rough-housing': 'Rough Housing',
} as const satisfies Record<Perk, string>;

/** What each perk does, short enough for one line. */
export const perkTexts = {
  'birthday-party': 'after recruiting, recruit once more (Park or deck)',
  bribe: 'Lookout cards may come from the Park, its deck or a Yard',
  'copy-cat': 'follow with two matching cards at once',
  'sticky-fingers': 'pack straight from the supply',
  'xxl-backpack': 'room for 2 more in your Pack',
  diy: 'once: advance for 1 more instead of playing a card',
  'do-over': 'once: play a second card in your turn',
  recycling: 'once: take a card of your discard pile into hand',
  'rough-housing': "once: instead of following, trash the leader's card",
} as const satisfies Record<Perk, string>;

export const madeUpRules = {
  'big-plans': 'Big Plans',
  'friendship-bracelet': 'Friendship Bracelet',
  'piggy-bank': 'Piggy Bank',
  'pizza-party': 'Pizza Party',
  loner: 'Loner',
  minimalism: 'Minimalism',
  popularity: 'Popularity',
  'play-palace': 'Play Palace',
  'secret-stash': 'Secret Stash',
  sleepover: 'Sleepover',
  'slime-lab': 'Slime Lab',
} as const satisfies Record<MadeUpRule, string>;

/** What each made-up rule scores at the end. */
export const madeUpRuleTexts = {
  'big-plans': '1 point for each advance action on your cards',
  'friendship-bracelet': '1 point for each suit you own, 1 more for all six',
  'piggy-bank': '1 point for each toy in Stuff and Pack',
  'pizza-party': '1 point for each pizza in Stuff and Pack',
  loner: '5 points if you own no best friend',
  minimalism: '8 points if your fort is at level 2 exactly',
  popularity: '1 point for each card in your Lookout',
  'play-palace': '1 point for each crown on your cards',
  'secret-stash': '1 point for each resource in your Pack',
  sleepover: '8 points for owning the most cards, 4 if tied',
  'slime-lab': '1 point for each book on your cards',
} as const satisfies Record<MadeUpRule, string>;
