import type { Resources } from '@treefort/fort';
import type { GameEvent } from '@treefort/kernel';
import type { Key, Voice } from '../messages.ts';
import { acting, owning, type People, yes } from '../people.ts';
import type { Values } from '../speaker.ts';
import { joined, type Text } from '../text.ts';
import { amount, card, madeUpRule, perk, resource, suit } from './names.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isAmount = (value: unknown): value is Resources =>
  typeof value === 'object' && value !== null && 'pizza' in value && 'toy' in value;

/** How many of something an event tells: things, symbols or points. */
export const timesOf = ({ n, points }: GameEvent): number => {
  if (typeof n === 'number') return n;
  return typeof points === 'number' ? points : 1;
};

const cardList = (voice: Voice, value: unknown): Text =>
  joined(
    (Array.isArray(value) ? value : []).map((id): Text => [card(voice, text(id))]),
    ', ',
  );

const took = (voice: Voice, event: GameEvent): Text =>
  amount(voice, resource(text(event.resource), timesOf(event)), 'object');

/** Where a card came from; nothing where it came out of the hand. */
function source(voice: Voice, { from, owner }: GameEvent, people: People): Text {
  if (from === 'yard') {
    return voice.parts('fort-event-part:from-yard', owning(voice, people, Number(owner)));
  }
  if (from === 'deck') return voice.parts('fort-event-part:from-deck');
  if (from === 'discard') return voice.parts('fort-event-part:from-discard');
  return from === 'park' ? voice.parts('fort-event-part:from-park') : [];
}

function paid(voice: Voice, { stuff, pack }: GameEvent): Text {
  const part = (key: Key, value: unknown): Text[] =>
    isAmount(value) && value.pizza + value.toy > 0
      ? [voice.parts(key, { amount: amount(voice, value, 'object') })]
      : [];
  const parts = [
    ...part('fort-event-part:paid-stuff', stuff),
    ...part('fort-event-part:paid-pack', pack),
  ];
  return parts.length > 0 ? voice.list(parts) : voice.parts('fort-amount:nothing-object');
}

type Filler = (voice: Voice, event: GameEvent, people: People) => Values;

/** Which message tells a kind of event, or none, and what fills it. */
interface Telling {
  readonly key: Key | ((event: GameEvent) => Key | null);
  readonly values?: Filler;
}

const withCard: Filler = (voice, event, people) => ({
  card: card(voice, text(event.card)),
  source: source(voice, event, people),
});
const withSuit: Filler = (voice, event) => ({
  suit: suit(voice, text(event.suit)),
  n: timesOf(event),
});
const withAmount: Filler = (voice, event) => ({
  amount: took(voice, event),
  store: text(event.from),
});
const withPerk: Filler = (voice, event) => ({ perk: perk(voice, text(event.perk)) });

const withSwap: Filler = (voice, event, people) => {
  const other = event.resource === 'pizza' ? 'toy' : 'pizza';
  const gained = amount(voice, resource(other, timesOf(event)), 'object');
  return { ...withAmount(voice, event, people), gained };
};

const withCopy: Filler = (voice, { pizza, toy, rival }, people) => ({
  amount: amount(voice, { pizza: Number(pizza), toy: Number(toy) }, 'object'),
  ...owning(voice, people, Number(rival)),
});

/** Every kind of event that belongs to a seat. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  drafted: {
    key: (event) => (event.card === undefined ? null : 'fort-event:drafted'),
    values: withCard,
  },
  'cleaned-up': {
    key: 'fort-event:cleaned-up',
    values: (voice, { cards }) => ({ cards: cardList(voice, cards) }),
  },
  skipped: { key: 'fort-event:skipped' },
  played: { key: 'fort-event:played', values: withCard },
  declared: { key: 'fort-event:declared', values: withSuit },
  used: {
    key: ({ action }) =>
      action === 'public' ? 'fort-event:used-public' : 'fort-event:used-private',
  },
  'chose-suit': { key: 'fort-event:chose-suit', values: withSuit },
  added: {
    // A coin that counts as a coin is not worth telling.
    key: ({ suit: as }) =>
      as === undefined || as === 'coin' ? 'fort-event:added' : 'fort-event:added-as',
    values: (...told) => ({ ...withSuit(...told), ...withCard(...told) }),
  },
  lent: {
    key: ({ coin, suit: as }) =>
      coin && as !== 'coin' ? 'fort-event:lent-coin' : 'fort-event:lent',
    values: withSuit,
  },
  gained: { key: 'fort-event:gained', values: withAmount },
  packed: {
    key: ({ supply }) => (supply ? 'fort-event:packed-supply' : 'fort-event:packed'),
    values: withAmount,
  },
  spent: { key: 'fort-event:spent', values: withAmount },
  converted: { key: 'fort-event:converted', values: withSwap },
  copied: {
    key: ({ rival }) => (rival === undefined ? 'fort-event:copied-own' : 'fort-event:copied-rival'),
    values: withCopy,
  },
  scored: {
    key: 'fort-event:scored',
    values: (_, event) => ({ n: timesOf(event), track: Number(event.track) }),
  },
  advanced: {
    key: 'fort-event:advanced',
    values: (voice, event) => ({ paid: paid(voice, event), level: Number(event.level) }),
  },
  looks: { key: 'fort-event:looks' },
  'kept-rule': {
    key: ({ rule }) => (rule === undefined ? 'fort-event:kept-a-rule' : 'fort-event:kept-rule'),
    values: (voice, { rule }) => ({ rule: madeUpRule(voice, text(rule)) }),
  },
  'took-perk': { key: 'fort-event:took-perk', values: withPerk },
  'took-sculpture': { key: 'fort-event:took-sculpture' },
  'used-perk': { key: 'fort-event:used-perk', values: withPerk },
  recycled: {
    key: 'fort-event:recycled',
    values: (voice, event) => ({
      card: card(voice, text(event.card)),
      perk: perk(voice, 'recycling'),
    }),
  },
  tucked: { key: 'fort-event:tucked', values: withCard },
  trashed: {
    key: ({ from }) => (from === 'play' ? 'fort-event:trashed-played' : 'fort-event:trashed'),
    values: withCard,
  },
  recruited: { key: 'fort-event:recruited', values: withCard },
  followed: { key: 'fort-event:followed', values: withCard },
  passed: { key: 'fort-event:passed' },
  discarded: {
    key: ({ yard }) => (Array.isArray(yard) && yard.length > 0 ? 'fort-event:discarded' : null),
    values: (voice, { yard }) => ({ cards: cardList(voice, yard) }),
  },
  reshuffled: { key: 'fort-event:reshuffled' },
  drew: {
    key: ({ cards }) => (cards === undefined ? 'fort-event:drew-count' : 'fort-event:drew'),
    values: (voice, { cards, count }) => ({ cards: cardList(voice, cards), n: Number(count) }),
  },
};

/** What a seat did, as the rest of a sentence that begins with its name; null where nothing is told. */
export function deed(voice: Voice, event: GameEvent, people: People): Text | null {
  const telling = TELLINGS[event.kind];
  const key = typeof telling?.key === 'function' ? telling.key(event) : telling?.key;
  if (!telling || !key) return null;
  const you = yes(event.seat === people.you);
  return voice.parts(key, { you, ...telling.values?.(voice, event, people) });
}

/** What brings the end about. */
function endingText(voice: Voice, reason: string): string {
  return voice.find('fort-ending', reason) ?? reason;
}

/** What happens to the table and not to a seat. */
export const TABLE_EVENTS: Readonly<Record<string, (voice: Voice, event: GameEvent) => Text>> = {
  'turned-up': (voice, event) =>
    voice.parts('fort-event-part:turned-up', { card: card(voice, text(event.card)) }),
  ending: (voice, event) =>
    voice.parts('fort-event-part:ending', { reason: endingText(voice, text(event.reason)) }),
  over: (voice) => voice.parts('table:over'),
};

/** Whose turn it is. */
export const turnText = (voice: Voice, people: People, seat: number, round: number): Text =>
  voice.parts('fort-event-part:turn', { ...acting(voice, people, seat), round });
