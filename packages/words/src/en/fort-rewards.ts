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
  'birthday-party':
    'at the end of your recruit phase, recruit once more (from the Park or its deck)',
  bribe: 'on your turn, Lookout cards may come from the Park, its deck or any Yard',
  'copy-cat': 'follow with up to two matching cards; their symbols count together',
  'sticky-fingers': 'on your turn, pack straight from the supply',
  'xxl-backpack': 'room for 2 more in your Pack',
  diy: 'once, on your turn: advance for 1 more resource instead of playing a card',
  'do-over': 'once, on your turn: play a second card after the first',
  recycling: 'once, on your turn: take a card from your discard pile into your hand',
  'rough-housing': 'once, instead of following: trash the card the leader played',
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
  'big-plans': '1 point for each advance action on your cards (the perk DIY doesn’t count)',
  'friendship-bracelet':
    '1 point for each suit on your cards, 1 more for all six (coins don’t count)',
  'piggy-bank': '1 point for each toy in Stuff and Pack',
  'pizza-party': '1 point for each pizza in Stuff and Pack',
  loner: '5 points if you own no best friend',
  minimalism: '8 points if your fort is at exactly level 2',
  popularity: '1 point for each card in your Lookout',
  'play-palace': '1 point for each crown on your cards (coins don’t count)',
  'secret-stash': '1 point for each resource in your Pack',
  sleepover: '8 points for owning the most cards, 4 if you tie for the most',
  'slime-lab': '1 point for each book on your cards (coins don’t count)',
} as const satisfies Record<MadeUpRule, string>;
