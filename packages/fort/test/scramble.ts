import { below, type Random, shuffle, type Viewer } from '@treefort/kernel';
import { packetWith, pickerOf } from '../src/draft.ts';
import { list } from '../src/list.ts';
import { LookAhead } from '../src/look-ahead.ts';
import { DECK, HAND, PARK_DECK, PILE_AT, pileOf, size } from '../src/piles.ts';
import { DRAFT, type FortState, KEEP, OVER } from '../src/state.ts';
import { DEALT, MADE_UP_RULES, NONE } from '../src/words.ts';
import { cardsIn, listed, minus, picksOf, rowOf, type Tally, tally, unknownOf } from './tally.ts';

/** A place of a card that the viewer cannot tell from the other places of its group. */
interface Slot {
  readonly row: { [at: number]: number };
  readonly at: number;
  /** Who has the card: it can go only while a copy is left that was not shown. */
  readonly owner: number;
}

type Groups = Map<string, Slot[]>;

const UNSEEN = 'unseen';

const rivalsOf = (s: FortState, viewer: Viewer): number[] =>
  Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);

function join(groups: Groups, group: string, slot: Slot): void {
  groups.set(group, [...(groups.get(group) ?? []), slot]);
}

/**
 * As what a viewer knows a pick of the draft: one of a set that was seen together, or unseen; undefined if the viewer
 * knows it exactly. A seat that holds a pack again sees which cards are gone, not who took which.
 */
function groupOf(s: FortState, viewer: Viewer, pack: number, k: number): string | undefined {
  if (viewer === 'watcher') return UNSEEN;
  const first = (viewer + s.seats - pack) % s.seats;
  if (k < first || first > s.draftStep) return UNSEEN;
  if (k < s.draftStep && pickerOf(s, pack, k) === viewer) return undefined;
  const held = Math.min(k, s.draftStep) - first;
  const time = Math.floor(held / s.seats);
  if (k >= s.draftStep && first + time * s.seats === s.draftStep) return undefined;
  return `pack ${pack}, time ${time}`;
}

function draftSlots(s: FortState, viewer: Viewer, groups: Groups): void {
  for (let pack = 0; pack < s.seats; pack++) {
    for (let k = 0; k < DEALT; k++) {
      const group = groupOf(s, viewer, pack, k);
      const owner = k < s.draftStep && s.phase !== DRAFT ? pickerOf(s, pack, k) : NONE;
      if (group) join(groups, group, { row: s.packets, at: pack * DEALT + k, owner });
    }
  }
}

function exchange(counts: Tally | undefined, gone: number, come: number): void {
  if (!counts) return;
  counts[gone]!--;
  counts[come]!++;
}

/** Swaps cards within each group, as far as nobody would have to take back what was shown. */
function mix(groups: Groups, unshown: readonly Tally[], random: Random): void {
  for (const slots of groups.values()) {
    for (let i = 0; i < slots.length * 3; i++) {
      const [a, b] = [slots[below(random, slots.length)]!, slots[below(random, slots.length)]!];
      const [x, y] = [a.row[a.at]!, b.row[b.at]!];
      const free = (owner: number, card: number) => owner === NONE || unshown[owner]![card]! > 0;
      if (!free(a.owner, x) || !free(b.owner, y)) continue;
      a.row[a.at] = y;
      b.row[b.at] = x;
      exchange(unshown[a.owner], x, y);
      exchange(unshown[b.owner], y, x);
    }
  }
}

/** Deals a rival's hidden cards anew over hand and deck, as public knowledge allows. */
function dealAnew(s: FortState, seat: number, unknown: readonly number[], random: Random): void {
  const surely = listed(rowOf(s.inHand, seat));
  const somewhere = listed(rowOf(s.hidden, seat));
  // A kid gets known in hiding by a shuffle only; what nobody had seen by then was in the hand.
  const shuffled = somewhere.some((card) => s.box.designs[card]!.friendOf < 0);
  const open = shuffled ? [...somewhere] : [...somewhere, ...unknown];
  shuffle(random, open);
  const fixed = shuffled ? [...surely, ...unknown] : surely;
  const [hand, deck] = [pileOf(seat, HAND), pileOf(seat, DECK)];
  const drawn = size(s, hand) - fixed.length;
  if (drawn < 0) throw new Error(`seat ${seat} surely holds ${fixed.length}, has ${size(s, hand)}`);
  s.cards.set([...fixed, ...open.slice(0, drawn)], PILE_AT[hand]!);
  s.cards.set(open.slice(drawn), PILE_AT[deck]!);
}

function mixCards(s: FortState, viewer: Viewer, random: Random): void {
  const rivals = rivalsOf(s, viewer);
  const groups: Groups = new Map();
  for (let i = 0; i < size(s, PARK_DECK); i++) {
    join(groups, UNSEEN, { row: s.cards, at: PILE_AT[PARK_DECK]! + i, owner: NONE });
  }
  const unknown = rivals.map((seat) => listed(unknownOf(s, seat)));
  const unshown = Array.from({ length: s.seats }, (_, seat) => unknownOf(s, seat));
  if (s.draft) draftSlots(s, viewer, groups);
  else {
    for (const row of unknown) {
      for (const at of row.keys()) join(groups, UNSEEN, { row, at, owner: NONE });
    }
  }
  mix(groups, unshown, random);
  if (s.phase === DRAFT) return;
  for (const [i, seat] of rivals.entries()) {
    const drafted = () => minus(tally(picksOf(s, seat)), rowOf(s.shown, seat));
    dealAnew(s, seat, s.draft ? listed(drafted()) : unknown[i]!, random);
  }
}

function mixPile(s: FortState, pile: number, random: Random): void {
  const cards = cardsIn(s, pile);
  shuffle(random, cards);
  s.cards.set(cards, PILE_AT[pile]!);
}

/** Spreads anew the made-up rules that the viewer has not seen, or has seen in the stack only. */
function mixRules(s: FortState, viewer: Viewer, random: Random): void {
  const looks = s.phase === KEEP && s.actor === viewer;
  const looked = viewer !== 'watcher' && (looks || s.rule[viewer] !== NONE);
  const saw = looked ? s.sawRules[viewer]! : 0;
  const own = looked ? s.rule[viewer]! : NONE;
  const seen = [...MADE_UP_RULES.keys()].filter((rule) => (saw >> rule) & 1 && rule !== own);
  const unseen = [...MADE_UP_RULES.keys()].filter((rule) => !((saw >> rule) & 1));
  shuffle(random, seen);
  shuffle(random, unseen);
  for (const seat of rivalsOf(s, viewer)) {
    if (s.rule[seat] === NONE) continue;
    const later = looked && s.ruleTurn[seat]! > s.ruleTurn[viewer]!;
    s.rule[seat] = (later ? seen : unseen).pop()!;
  }
  const stack = MADE_UP_RULES.filter((_, rule) => (s.ruleStack >> rule) & 1).length;
  s.ruleStack = 0;
  for (const rule of (looked ? seen : unseen).slice(0, stack)) s.ruleStack |= 1 << rule;
  for (const seat of rivalsOf(s, viewer)) s.sawRules[seat] = stackSeenBy(s, seat);
}

/** The stack as a seat saw it: what is there now, its own rule and those kept later. */
function stackSeenBy(s: FortState, seat: number): number {
  const looks = s.phase === KEEP && s.actor === seat;
  if (s.rule[seat] === NONE) return looks ? s.ruleStack : 0;
  let bits = s.ruleStack;
  for (let other = 0; other < s.seats; other++) {
    const since = s.rule[other] !== NONE && s.ruleTurn[other]! >= s.ruleTurn[seat]!;
    if (since) bits |= 1 << s.rule[other]!;
  }
  return bits;
}

/** Answers that others have sealed in the draft: any that their packs allow. */
function sealAnew(s: FortState, viewer: Viewer, random: Random): void {
  for (const seat of rivalsOf(s, viewer)) {
    if (s.sealed[seat] === NONE) continue;
    const at = packetWith(s, seat) * DEALT;
    s.sealed[seat] = s.packets[at + s.draftStep + below(random, DEALT - s.draftStep)]!;
  }
}

/** Mixes, in place, everything this viewer cannot see (fort.public-info). */
export function scramble(s: FortState, viewer: Viewer, random: Random): void {
  // At the end all cards and rules are counted in the open.
  if (s.phase !== OVER) {
    mixCards(s, viewer, random);
    mixRules(s, viewer, random);
  }
  if (s.phase === DRAFT) sealAnew(s, viewer, random);
  for (let seat = 0; seat < s.seats; seat++) mixPile(s, pileOf(seat, DECK), random);
  mixPile(s, PARK_DECK, random);
  for (let i = 0; i < 4; i++) s.random[i] = below(random, 1 << 30);
  if (s.phase !== DRAFT && s.phase !== OVER) list(s, new LookAhead());
}
