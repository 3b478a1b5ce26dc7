import {
  type BoxFile,
  type CardEntry,
  type FortView,
  type LevelEntry,
  SYMBOLS,
  type SymbolName,
  standard,
} from '@treefort/fort';
import type { Voice } from '../messages.ts';
import { joined, type Text } from '../text.ts';
import { actionIn, actionShort, actionText } from './actions.ts';
import { card, suit } from './names.ts';

const tables = new WeakMap<BoxFile, ReadonlyMap<string, CardEntry>>();

const boxOf = (box: FortView['box']): BoxFile => (typeof box === 'string' ? standard.file : box);

/** A card of the box that is played with. */
export function cardIn(box: FortView['box'], id: string): CardEntry | undefined {
  const file = boxOf(box);
  let table = tables.get(file);
  if (!table) {
    table = new Map([...file.kids, ...file.friends].map((entry) => [entry.id, entry]));
    tables.set(file, table);
  }
  return table.get(id);
}

export const levelIn = (box: FortView['box'], level: number): LevelEntry | undefined =>
  boxOf(box).levels[level];

/** Everything printed on a card, in words. */
export interface CardWords {
  readonly name: string;
  readonly suits: readonly string[];
  /** What the card does, or null for an empty box; both null where the card has no boxes at all. */
  readonly public: string | null;
  readonly private: string | null;
}

export function cardWords(voice: Voice, id: string, box: FortView['box']): CardWords {
  const entry = cardIn(box, id);
  const told = (notation = ''): string | null => {
    const action = actionIn(notation);
    return action ? actionText(voice, action) : null;
  };
  return {
    name: card(voice, id).text,
    suits: (entry?.suits ?? []).map((name) => suit(voice, name).text),
    public: told(entry?.public),
    private: told(entry?.private),
  };
}

/** An action of a card in the fewest words; `-` for an empty box. */
export function shortAction(voice: Voice, notation = ''): string {
  const action = actionIn(notation);
  return action ? actionShort(voice, action) : '-';
}

/** What a card can do in the fewest words: its public action, then its private one. */
function shortActions(voice: Voice, entry: CardEntry | undefined): string {
  if (entry?.public === undefined && entry?.private === undefined) {
    return voice.t('fort-action:none');
  }
  return `${shortAction(voice, entry.public)} | ${shortAction(voice, entry.private)}`;
}

/** A card with what it shows: "The Moles [shovel, shovel]". */
export function withSymbols(voice: Voice, id: string, box: FortView['box']): Text {
  const suits = (cardIn(box, id)?.suits ?? []).map((name): Text => [suit(voice, name)]);
  return [card(voice, id), ' [', ...joined(suits, ', '), ']'];
}

/** Everything printed on a card in one line: "Bug [shovel] pizza × shovel | score × level". */
export const wholeCard = (voice: Voice, id: string, box: FortView['box']): Text => [
  ...withSymbols(voice, id, box),
  ` ${shortActions(voice, cardIn(box, id))}`,
];

/** A price: "1 pizza, 1 toy, 1 any". */
export function price(voice: Voice, { pizzas, toys, any }: Omit<LevelEntry, 'points'>): Text {
  const parts = [
    pizzas > 0 ? [voice.parts('fort-amount:pizza', { n: pizzas })] : [],
    toys > 0 ? [voice.parts('fort-amount:toy', { n: toys })] : [],
    any > 0 ? [voice.parts('fort-amount:any', { n: any })] : [],
  ].flat();
  return parts.length > 0 ? joined(parts, ', ') : voice.parts('fort-amount:nothing');
}

/** The notation of the action under way, or nothing for a perk. */
export function notationUnderWay({ underWay, box }: FortView): string {
  if (!underWay || underWay.card === null || underWay.action === 'diy') return '';
  return cardIn(box, underWay.card)?.[underWay.action] ?? '';
}

const isSymbol = (name: string | null): name is SymbolName => SYMBOLS.some((one) => one === name);

/** The symbols of the action under way, while they are added to it; nothing at other times. */
export function symbolsSoFar(view: FortView): { suit: SymbolName; n: number } | undefined {
  const { phase, underWay } = view;
  if (phase !== 'add' || !underWay || !isSymbol(underWay.counter)) return undefined;
  return { suit: underWay.counter, n: underWay.counted };
}

/** The action as it can be followed: where the leader took pizzas or toys, nothing else can be taken. */
export function followedNotation({ played, box, leaderTook }: FortView): string {
  const printed = (played && cardIn(box, played)?.public) ?? '';
  return leaderTook ? printed.replaceAll(/\bany\b/g, leaderTook) : printed;
}
