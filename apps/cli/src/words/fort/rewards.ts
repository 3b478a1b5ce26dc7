import type { MadeUpRule, Perk } from '@treefort/fort';

/** What each perk does, short enough for one line. */
export const PERK_TEXTS: Readonly<Record<Perk, string>> = {
  'birthday-party': 'after recruiting, recruit once more (Park or deck)',
  bribe: 'Lookout cards may come from the Park, its deck or a Yard',
  'copy-cat': 'follow with two matching cards at once',
  'sticky-fingers': 'pack straight from the supply',
  'xxl-backpack': 'room for 2 more in your Pack',
  diy: 'once: advance for 1 more instead of playing a card',
  'do-over': 'once: play a second card in your turn',
  recycling: 'once: take a card of your discard pile into hand',
  'rough-housing': "once: instead of following, trash the leader's card",
};

/** What each made-up rule scores at the end. */
export const RULE_TEXTS: Readonly<Record<MadeUpRule, string>> = {
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
};
