import type { GameEvent } from '@treefort/kernel';
import { type Amount, amount, capital, cards, points, suitName, titleOf, whose } from './names.ts';

/** What happened to a seat, as the rest of a sentence that begins with its name. */
type Say = (event: GameEvent, names: readonly string[]) => string | null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const title = (value: unknown): string => titleOf(text(value));
const list = (value: unknown): string =>
  Array.isArray(value) ? value.map((id) => title(id)).join(', ') : '';
const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'pizza' in value && 'toy' in value;
const count = (event: GameEvent): number => (typeof event.times === 'number' ? event.times : 1);
const resources = (event: GameEvent): string =>
  amount({ pizza: 0, toy: 0, [text(event.resource)]: count(event) });

/** Where a card came from. */
function source({ from, owner }: GameEvent, names: readonly string[]): string {
  if (from === 'yard') return ` from ${whose(names[Number(owner)] ?? '')} Yard`;
  if (from === 'deck') return ' from the top of the Park deck';
  if (from === 'discard') return ' from the discard pile';
  return from === 'park' ? ' from the Park' : '';
}

function paid({ stuff, pack }: GameEvent): string {
  const parts = [
    isAmount(stuff) && stuff.pizza + stuff.toy > 0 && `${amount(stuff)} from Stuff`,
    isAmount(pack) && pack.pizza + pack.toy > 0 && `${amount(pack)} from Pack`,
  ];
  return parts.filter(Boolean).join(' and ') || 'nothing';
}

const store = (from: unknown): string => (from === 'stuff' ? 'Stuff' : 'Pack');

/** Every kind of event that belongs to a seat. */
const EVENTS: Readonly<Record<string, Say>> = {
  answered: () => null,
  drafted: ({ card }) => (card === undefined ? null : `kept ${title(card)}`),
  'cleaned-up': ({ cards: yard }) => `took ${list(yard)} out of the Yard to the discard pile`,
  skipped: () => 'played no card',
  played: ({ card }) => `played ${title(card)}`,
  declared: ({ suit }) => `declared ${suitName(text(suit))}`,
  used: ({ action }) => `used the ${action} action`,
  'chose-suit': ({ suit }) => `chose ${suitName(text(suit))}`,
  added: ({ card, suit }) => `added ${title(card)}${suit ? ` as ${suitName(text(suit))}` : ''}`,
  lent: (event) => {
    const times = count(event) > 1 ? `${count(event)} ` : '';
    const coin = event.coin ? ' (a coin)' : '';
    return `added ${times}${suitName(text(event.suit))}${coin} from the Lookout`;
  },
  gained: (event) => `gained ${resources(event)}`,
  packed: (event) => `packed ${resources(event)}${event.supply ? ' from the supply' : ''}`,
  spent: (event) => `spent ${resources(event)} from ${store(event.from)}`,
  converted: (event) => {
    const other = event.resource === 'pizza' ? 'toy' : 'pizza';
    const gained = amount({ pizza: 0, toy: 0, [other]: count(event) });
    return `swapped ${resources(event)} for ${gained} in ${store(event.from)}`;
  },
  copied: (event, names) => {
    const { pizza, toy, rival } = event;
    const pack = rival === undefined ? 'the own Pack' : `${whose(names[Number(rival)] ?? '')} Pack`;
    return `copied ${pack} and gained ${amount({ pizza: Number(pizza), toy: Number(toy) })}`;
  },
  scored: (event) => `scored ${points(count(event))} (now ${event.track})`,
  advanced: (event) => `paid ${paid(event)} and reached fort level ${event.level}`,
  looks: () => 'looked through the made-up rules',
  'kept-rule': ({ rule }) => (rule ? `kept ${title(rule)}` : 'kept one of them'),
  'took-perk': ({ perk }) => `took the perk ${title(perk)}`,
  'took-sculpture': () => 'took the macaroni sculpture',
  'used-perk': ({ perk }) => `used up ${title(perk)}`,
  recycled: ({ card }) => `used up Recycling and took ${title(card)} back into hand`,
  tucked: (event, names) => `tucked ${title(event.card)} into the Lookout${source(event, names)}`,
  trashed: (event, names) =>
    event.from === 'play'
      ? `had to trash ${title(event.card)}`
      : `trashed ${title(event.card)}${source(event, names)}`,
  recruited: (event, names) => `recruited ${title(event.card)}${source(event, names)}`,
  followed: ({ card }) => `followed with ${title(card)}`,
  passed: () => 'passed',
  discarded: ({ yard }) => (list(yard) ? `left ${list(yard)} in the Yard` : null),
  reshuffled: () => 'shuffled the discard pile into a new deck',
  drew: (event) =>
    event.cards ? `drew ${list(event.cards)}` : `drew ${cards(Number(event.count))}`,
};

const ENDINGS: Readonly<Record<string, string>> = {
  level: 'a fort has reached level 5',
  points: 'somebody has 25 points on the track',
  'park-deck': 'the Park deck is empty',
};

/** What brings the end about. */
export const endingText = (reason: string): string => ENDINGS[reason] ?? reason;

/** What happens to the table and not to a seat. */
const TABLE: Readonly<Record<string, (event: GameEvent) => string | null>> = {
  'turned-up': ({ card }) => `${title(card)} was turned up in the Park`,
  ending: ({ reason }) =>
    `The end is near: ${endingText(text(reason))}. This round is played to its end`,
  over: () => null,
};

/** Things that happen several times in a row are told once, with their number. */
const REPEATED = ['gained', 'packed', 'spent', 'converted', 'scored', 'lent'];
const ALIKE = ['kind', 'seat', 'resource', 'from', 'supply', 'suit', 'coin'];

function gathered(events: readonly GameEvent[]): GameEvent[] {
  const all: GameEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    const same =
      REPEATED.includes(event.kind) && ALIKE.every((part) => last?.[part] === event[part]);
    if (last && same) all[all.length - 1] = { ...event, times: count(last) + 1 };
    else all.push(event);
  }
  return all;
}

/** What one seat did in a row, or what happened to the table. */
interface Told {
  readonly seats: readonly number[];
  readonly round?: unknown;
  readonly parts: string[];
}

const passed = ({ parts }: Told): boolean => parts.length === 1 && parts[0] === 'passed';

function sentence({ seats, round, parts }: Told, names: readonly string[]): string {
  const who = seats.map((seat) => names[seat]).join(', ');
  if (round === undefined) return `${who} ${parts.join(', ')}.`.trimStart();
  const head = `${capital(whose(who))} turn, round ${round}`;
  return parts.length > 0 ? `${head}: ${parts.join(', ')}.` : `${head}.`;
}

/** What happened, seat by seat: all that one did in a row is one sentence. */
export function news(events: readonly GameEvent[], names: readonly string[]): string[] {
  const told: Told[] = [];
  for (const event of gathered(events)) {
    const { kind, seat, round } = event;
    const last = told.at(-1);
    if (kind === 'turn' && seat !== undefined) told.push({ seats: [seat], round, parts: [] });
    else if (kind === 'turned-up' && last && last.parts.length > 0) {
      last.parts.push(`${last.parts.pop()} (${title(event.card)} turned up)`);
    } else if (seat === undefined) {
      const part = TABLE[kind]?.(event);
      if (part) told.push({ seats: [], parts: [part] });
    } else {
      const part = EVENTS[kind]?.(event, names);
      if (!part) continue;
      if (last?.seats.length === 1 && last.seats[0] === seat) last.parts.push(part);
      else if (last && passed(last) && kind === 'passed') {
        told[told.length - 1] = { seats: [...last.seats, seat], parts: [part] };
      } else told.push({ seats: [seat], parts: [part] });
    }
  }
  return told.map((one) => sentence(one, names));
}
