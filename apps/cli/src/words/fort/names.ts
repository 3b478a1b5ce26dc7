/** Names that are not simply their id with capital letters. */
const SPECIAL: Readonly<Record<string, string>> = {
  'icky-and-sticky': 'Icky & Sticky',
  moles: 'The Moles',
  ant: 'The Ant',
  scrappers: 'The Scrappers',
  diy: 'DIY',
  'do-over': 'Do-Over',
  'xxl-backpack': 'XXL Backpack',
};

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a card, perk or made-up rule: `baby-face` is "Baby Face". */
export const titleOf = (id: string): string => SPECIAL[id] ?? id.split('-').map(capital).join(' ');

/** A suit as it is read: `squirt-gun` is "squirt gun". */
export const suitName = (suit: string): string => suit.replace('-', ' ');

/** An action as its card shows it, with the suits in words. */
export const notation = (action: string): string => action.replaceAll('squirt-gun', 'squirt gun');

const plural = (count: number, thing: string): string =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

export const points = (count: number): string => plural(count, 'point');

export const cards = (count: number): string => plural(count, 'card');

export interface Amount {
  readonly pizza: number;
  readonly toy: number;
}

/** Pizzas and toys: "2 pizzas and 1 toy". */
export function amount({ pizza, toy }: Amount, joined = ' and '): string {
  const parts = [pizza > 0 && plural(pizza, 'pizza'), toy > 0 && plural(toy, 'toy')];
  return parts.filter(Boolean).join(joined) || 'nothing';
}

/** Whose something is: "your", "Bot 2's". */
export const whose = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);

/** The parts of an id between its colons. */
export const partsOf = (id: string): string[] => id.split(':');
