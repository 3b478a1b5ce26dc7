import {
  type Counter,
  KINDS,
  type Kind,
  type MadeUpRule,
  type Perk,
  type Resources,
  SYMBOLS,
  type SymbolName,
} from '@treefort/fort';
import type { Key, Voice } from '../messages.ts';
import { joined, type Text, type Thing } from '../text.ts';

/** An id as a name, for cards of a box that no language knows: `big-joe` is "Big Joe". */
const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const card = (voice: Voice, id: string): Thing => ({
  is: 'card',
  id,
  text: voice.find('fort-card', id) ?? titled(id),
});

export const perk = (voice: Voice, id: Perk): Thing => ({
  is: 'perk',
  id,
  text: voice.t(`fort-perk:${id}`),
});

export const madeUpRule = (voice: Voice, id: MadeUpRule): Thing => ({
  is: 'made-up-rule',
  id,
  text: voice.t(`fort-rule:${id}`),
});

export const suit = (voice: Voice, id: SymbolName): Thing => ({
  is: 'suit',
  id,
  text: voice.t(`fort-suit:${id}`),
});

/** Symbols as they are counted: "2 shovels", "1 coin and 1 crown". */
export function symbols(voice: Voice, suits: readonly SymbolName[]): Text {
  const counted = SYMBOLS.flatMap((name): Text[] => {
    const n = suits.filter((suit) => suit === name).length;
    return n > 0 ? [voice.parts(`fort-suit-count:${name}`, { n })] : [];
  });
  return voice.list(counted);
}

/** What was counted: "3 shovels", "2 cards in the Lookout". */
export function counted(voice: Voice, counter: Counter | 'coin', n: number): Text {
  switch (counter) {
    case 'packed':
    case 'lookouts':
    case 'level':
      return voice.parts(`fort-event-part:count-${counter}`, { n });
    case 'anySuit':
      return voice.parts('fort-event-part:count-symbols', { n });
    default:
      return voice.parts(`fort-suit-count:${counter}`, { n });
  }
}

/** How an amount stands in a sentence: by itself, as what somebody takes or gives, or in short. */
type Form = 'alone' | 'object' | 'short';

const AMOUNT_KEYS: Readonly<Record<Form, Readonly<Record<Kind, Key>>>> = {
  alone: { pizza: 'fort-amount:pizza', toy: 'fort-amount:toy' },
  object: { pizza: 'fort-amount:pizza-object', toy: 'fort-amount:toy-object' },
  short: { pizza: 'fort-amount:pizza-short', toy: 'fort-amount:toy-short' },
};

/** Pizzas, toys or points, which have a picture each. */
const goods = (id: Kind | 'score', text: string): Thing => ({ is: 'goods', id, text });

export const points = (voice: Voice, n: number): Thing =>
  goods('score', voice.t('fort-amount:points', { n }));

/** Pizzas and toys: "2 pizzas and 1 toy", or a list where it is not part of a sentence. */
export function amount(voice: Voice, resources: Resources, form: Form): Text {
  const parts = KINDS.flatMap((kind): Text[] => {
    const n = resources[kind];
    return n > 0 ? [[goods(kind, voice.t(AMOUNT_KEYS[form][kind], { n }))]] : [];
  });
  if (form === 'object') {
    return parts.length > 0 ? voice.list(parts) : voice.parts('fort-amount:nothing-object');
  }
  if (parts.length === 0) return voice.parts('fort-amount:nothing');
  return joined(parts, form === 'alone' ? ', ' : ' ');
}

export const resource = (kind: Kind, n: number): Resources => ({
  pizza: kind === 'pizza' ? n : 0,
  toy: kind === 'toy' ? n : 0,
});
