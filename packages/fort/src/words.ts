/** The closed sets of Fort, in the order that their numbers follow. */
export const SUITS = ['skateboard', 'shovel', 'glue', 'squirt-gun', 'crown', 'book'] as const;
export type Suit = (typeof SUITS)[number];
/** A symbol is a suit or the coin, which stands for any of them (fort.suit). */
export const SYMBOLS = [...SUITS, 'coin'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const COIN = 6;

export const KINDS = ['pizza', 'toy'] as const;
export type Kind = (typeof KINDS)[number];
export const PIZZA = 0;
export const TOY = 1;

export const PERKS = [
  'birthday-party',
  'bribe',
  'copy-cat',
  'sticky-fingers',
  'xxl-backpack',
  'diy',
  'do-over',
  'recycling',
  'rough-housing',
] as const;
export type Perk = (typeof PERKS)[number];
/** Perks that can be used once, and leave the game then. */
export const USED_ONCE: ReadonlySet<Perk> = new Set<Perk>([
  'diy',
  'do-over',
  'recycling',
  'rough-housing',
]);
export const [
  BIRTHDAY_PARTY,
  BRIBE,
  COPY_CAT,
  STICKY_FINGERS,
  XXL_BACKPACK,
  DIY,
  DO_OVER,
  RECYCLING,
  ROUGH_HOUSING,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export const MADE_UP_RULES = [
  'big-plans',
  'friendship-bracelet',
  'piggy-bank',
  'pizza-party',
  'loner',
  'minimalism',
  'popularity',
  'play-palace',
  'secret-stash',
  'sleepover',
  'slime-lab',
] as const;
export type MadeUpRule = (typeof MADE_UP_RULES)[number];

export const BOARDS = ['orange', 'yellow', 'red', 'green'] as const;
export type Board = (typeof BOARDS)[number];

export const TOP_LEVEL = 5;
export const STUFF_HOLDS = 4;
export const ENOUGH_POINTS = 25;
export const SCULPTURE_POINTS = 4;
export const HAND_SIZE = 5;
export const DEALT = 8;
export const PARK_SIZE = 3;

/** Nothing there. */
export const NONE = -1;
