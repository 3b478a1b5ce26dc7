import type { Cause, FortHeard, Perk, Resources } from '@treefort/fort';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Key, Voice } from '../messages.ts';
import { owning, type People, yes } from '../people.ts';
import type { Values } from '../speaker.ts';
import { joined, type Text } from '../text.ts';
import {
  amount,
  card,
  counted,
  madeUpRule,
  perk,
  points as pointsThing,
  resource,
  suit,
} from './names.ts';

/** What happens to the table, or to all seats in turn. */
type TableKind = 'turn' | 'turned-up' | 'ending' | 'final-points' | 'over';
export type TableEvent = Extract<FortHeard, { readonly kind: TableKind }>;
/** What a seat does. That a play is over is nobody's deed, and told by what comes next. */
export type Deed = Exclude<FortHeard, { readonly kind: TableKind | 'play-done' }>;
type Moved = Extract<Deed, { readonly kind: 'tucked' | 'trashed' | 'recruited' }>;
type Goods = Extract<Deed, { readonly kind: 'gained' | 'packed' | 'spent' | 'converted' }>;

/** What the words for a deed depend on. */
export interface DeedContext {
  readonly people: People;
  /** The card that the same sentence has named as played. */
  readonly played?: string | undefined;
}

/** The rest of a sentence that begins with a name; null where there is nothing to tell. */
type Clause = readonly [key: Key, values?: Values] | null;

const SOURCES: Readonly<Record<Moved['from'], Key | null>> = {
  park: 'fort-event-part:from-park',
  deck: 'fort-event-part:from-deck',
  discard: 'fort-event-part:from-discard',
  yard: 'fort-event-part:from-yard',
  hand: null,
  play: null,
};

/** A card, and where it came from unless that was the hand. */
function moved(voice: Voice, { card: id, from, owner }: Moved, { people }: DeedContext): Values {
  const key = SOURCES[from];
  const whose = owner === undefined ? {} : owning(voice, people, owner);
  return { card: card(voice, id), source: key ? voice.parts(key, whose) : [] };
}

/** Cards as a sentence names them: "Bug, Dash and Lefty". */
export const cardList = (voice: Voice, ids: readonly string[]): Text =>
  voice.list(ids.map((id): Text => [card(voice, id)]));

const goods = (voice: Voice, { resource: kind, n }: Goods): Values => ({
  amount: amount(voice, resource(kind, n), 'object'),
});

function paid(voice: Voice, stuff: Resources, pack: Resources): Text {
  const part = (key: Key, value: Resources): Text[] =>
    value.pizza + value.toy > 0
      ? [voice.parts(key, { amount: amount(voice, value, 'object') })]
      : [];
  const parts = [
    ...part('fort-event-part:paid-stuff', stuff),
    ...part('fort-event-part:paid-pack', pack),
  ];
  return parts.length > 0 ? voice.list(parts) : voice.parts('fort-amount:nothing-object');
}

const CLAUSES: ByKind<Deed, DeedContext, Clause> = {
  answered: () => null,
  drafted: (voice, { card: id }) =>
    id === undefined ? null : ['fort-event:drafted', { card: card(voice, id) }],
  'cleaned-up': (voice, { cards }) => ['fort-event:cleaned-up', { cards: cardList(voice, cards) }],
  skipped: () => ['fort-event:skipped'],
  played: (voice, { card: id }) => ['fort-event:played', { card: card(voice, id) }],
  declared: (voice, { suit: name }) => ['fort-event:declared', { suit: suit(voice, name) }],
  used: (voice, { card: id, action }, { played }) =>
    id === played
      ? [`fort-event:used-${action}`]
      : [`fort-event:used-${action}-of`, { card: card(voice, id) }],
  'chose-suit': (voice, { suit: name }) => ['fort-event:chose-suit', { suit: suit(voice, name) }],
  added: (voice, { card: id, suit: as }) =>
    // A coin that counts as a coin is not worth telling.
    as === undefined || as === 'coin'
      ? ['fort-event:added', { card: card(voice, id) }]
      : ['fort-event:added-as', { card: card(voice, id), suit: suit(voice, as) }],
  lent: (voice, { suit: name, coin, n }) => [
    coin && name !== 'coin' ? 'fort-event:lent-coin' : 'fort-event:lent',
    { suit: suit(voice, name), n },
  ],
  // One is what is printed: only more is worth telling.
  counted: (voice, { counter, n }) =>
    n < 2 ? null : ['fort-event:counted', { what: counted(voice, counter, n) }],
  'action-done': () => null,
  gained: (voice, event) => ['fort-event:gained', goods(voice, event)],
  packed: (voice, event) => [
    event.supply ? 'fort-event:packed-supply' : 'fort-event:packed',
    goods(voice, event),
  ],
  spent: (voice, event) => ['fort-event:spent', { ...goods(voice, event), store: event.from }],
  converted: (voice, event) => {
    const other = event.resource === 'pizza' ? 'toy' : 'pizza';
    const gained = amount(voice, resource(other, event.n), 'object');
    return ['fort-event:converted', { ...goods(voice, event), gained, store: event.from }];
  },
  copied: (voice, { rival, pizza, toy }, { people }) => {
    const gained = { amount: amount(voice, { pizza, toy }, 'object') };
    return rival === undefined
      ? ['fort-event:copied-own', gained]
      : ['fort-event:copied-rival', { ...gained, ...owning(voice, people, rival) }];
  },
  scored: (voice, { points, track }) => [
    'fort-event:scored',
    { n: points, track, points: pointsThing(voice, points) },
  ],
  advanced: (voice, { level, stuff, pack }) => [
    'fort-event:advanced',
    { paid: paid(voice, stuff, pack), level },
  ],
  stopped: (voice, { rule, left }) => [
    'fort-event:stopped',
    { left, why: voice.parts(`fort-stop:${rule}`) },
  ],
  looks: () => ['fort-event:looks'],
  'kept-rule': (voice, { rule }) =>
    rule === undefined
      ? ['fort-event:kept-a-rule']
      : ['fort-event:kept-rule', { rule: madeUpRule(voice, rule) }],
  'took-perk': (voice, event) => ['fort-event:took-perk', { perk: perk(voice, event.perk) }],
  'took-sculpture': () => ['fort-event:took-sculpture'],
  'used-perk': (voice, event) => ['fort-event:used-perk', { perk: perk(voice, event.perk) }],
  recycled: (voice, { card: id }) => [
    'fort-event:recycled',
    { card: card(voice, id), perk: perk(voice, 'recycling') },
  ],
  tucked: (voice, event, context) => ['fort-event:tucked', moved(voice, event, context)],
  trashed: (voice, event, context) => [
    event.from === 'play' ? 'fort-event:trashed-played' : 'fort-event:trashed',
    moved(voice, event, context),
  ],
  recruited: (voice, event, context) => ['fort-event:recruited', moved(voice, event, context)],
  followed: (voice, { card: id }) => ['fort-event:followed', { card: card(voice, id) }],
  passed: (voice, { cannot }) => {
    if (!cannot) return ['fort-event:passed'];
    const suits = joined(
      cannot.suits.map((name): Text => [suit(voice, name)]),
      ' / ',
    );
    return ['fort-passing:passed', { why: voice.parts(`fort-cannot:${cannot.rule}`, { suits }) }];
  },
  discarded: (voice, { yard }) =>
    yard.length === 0
      ? ['fort-event:discarded-none']
      : ['fort-event:discarded', { cards: cardList(voice, yard) }],
  reshuffled: () => ['fort-event:reshuffled'],
  drew: (voice, { cards, count }) =>
    cards === undefined
      ? ['fort-event:drew-count', { n: count }]
      : ['fort-event:drew', { cards: cardList(voice, cards) }],
};

/** The perk by which an action could be done in this way, or by which a second card was recruited. */
function perkBehind(because: Cause, kind: Deed['kind']): Perk | undefined {
  if (!('perk' in because)) return undefined;
  return 'card' in because || kind === 'recruited' ? because.perk : undefined;
}

/** What is told of a deed in brackets: what did not fit, the perk behind it. */
function noteOn(voice: Voice, event: Deed): Text | undefined {
  if (event.kind === 'copied' && event.lost.pizza + event.lost.toy > 0) {
    return voice.parts('fort-event-part:lost', { amount: amount(voice, event.lost, 'alone') });
  }
  if (event.kind !== 'tucked' && event.kind !== 'recruited') return undefined;
  const used = perkBehind(event.because, event.kind);
  return used === undefined ? undefined : [perk(voice, used)];
}

/** A deed with something in brackets after it. */
export const noted = (voice: Voice, deed: Text, note: Text): Text =>
  voice.parts('fort-event-part:noted', { deed, note });

/** What a seat did, as the rest of a sentence that begins with its name; null where nothing is told. */
export function deed(voice: Voice, event: Deed, context: DeedContext): Text | null {
  const clause = sayByKind(CLAUSES, voice, event, context);
  if (!clause) return null;
  const [key, values] = clause;
  const text = voice.parts(key, { you: yes(event.seat === context.people.you), ...values });
  const note = noteOn(voice, event);
  return note ? noted(voice, text, note) : text;
}

/** Why an action ended in part. */
export const stopReason = (voice: Voice, { rule }: Extract<Deed, { kind: 'stopped' }>): Text =>
  voice.parts(`fort-stop:${rule}`);

/** Which deeds are worth a word while they are shown: the others are seen, or said with these. */
const TOLD_NOW: Readonly<Record<Deed['kind'], boolean>> = {
  answered: false,
  drafted: true,
  'cleaned-up': false,
  skipped: true,
  played: true,
  declared: false,
  used: false,
  'chose-suit': false,
  added: false,
  lent: false,
  counted: false,
  'action-done': false,
  gained: true,
  packed: true,
  spent: true,
  converted: true,
  copied: true,
  scored: true,
  advanced: true,
  stopped: false,
  looks: true,
  'kept-rule': true,
  'took-perk': true,
  'took-sculpture': true,
  'used-perk': true,
  recycled: true,
  tucked: true,
  trashed: true,
  recruited: true,
  followed: true,
  passed: true,
  discarded: false,
  reshuffled: false,
  drew: false,
};

/** The words for what happens now, where they differ from those for what happened. */
const NOW: Readonly<Partial<Record<Key, Key>>> = {
  'fort-event:skipped': 'fort-now:skipped',
  'fort-event:played': 'fort-now:played',
  'fort-event:gained': 'fort-now:gained',
  'fort-event:packed': 'fort-now:packed',
  'fort-event:packed-supply': 'fort-now:packed',
  'fort-event:spent': 'fort-now:spent',
  'fort-event:converted': 'fort-now:converted',
  'fort-event:copied-own': 'fort-now:copied-own',
  'fort-event:copied-rival': 'fort-now:copied-rival',
  'fort-event:scored': 'fort-now:scored',
  'fort-event:advanced': 'fort-now:advanced',
  'fort-event:looks': 'fort-now:looks',
  'fort-event:kept-rule': 'fort-now:kept-rule',
  'fort-event:kept-a-rule': 'fort-now:kept-a-rule',
  'fort-event:took-perk': 'fort-now:took-perk',
  'fort-event:took-sculpture': 'fort-now:took-sculpture',
  'fort-event:used-perk': 'fort-now:used-perk',
  'fort-event:recycled': 'fort-now:recycled',
  'fort-event:tucked': 'fort-now:tucked',
  'fort-event:trashed': 'fort-now:trashed',
  'fort-event:trashed-played': 'fort-now:trashed',
  'fort-event:recruited': 'fort-now:recruited',
  'fort-event:followed': 'fort-now:followed',
  'fort-event:passed': 'fort-now:passed',
  'fort-passing:passed': 'fort-passing:pass',
};

/** What a seat does, while it is shown: the rest of a sentence that begins with its name. */
export function deedNow(voice: Voice, event: Deed, people: People): Text | null {
  const clause = TOLD_NOW[event.kind] ? sayByKind(CLAUSES, voice, event, { people }) : null;
  if (!clause) return null;
  const [key, values] = clause;
  const you = yes(event.seat === people.you);
  return voice.parts(NOW[key] ?? key, { you, ...values });
}
