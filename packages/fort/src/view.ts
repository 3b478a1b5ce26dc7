import { hasSeat, type Setup, seatsIn, type Viewer } from '@treefort/kernel';
import { MOST_DESIGNS } from './box.ts';
import type { BoxFile } from './box-file.ts';
import { type KnownPicks, knownPicks, pickedCards } from './draft.ts';
import { endReason, type FinalCount, finalCount } from './end.ts';
import { packHolds } from './outlook.ts';
import {
  deckOf,
  discardOf,
  handOf,
  IN_PLAY,
  lookoutOf,
  PARK,
  PARK_DECK,
  size,
  yardOf,
} from './piles.ts';
import { actors, answered } from './seats.ts';
import { ACT, ADD, type FortState, KEEP, OVER, PERK, PHASES, type Phase, SUIT } from './state.ts';
import { names, trashed } from './turn.ts';
import {
  BOARDS,
  type Board,
  type MadeUpRule,
  NONE,
  PERKS,
  type Perk,
  RULES,
  SYMBOLS,
} from './words.ts';

export interface Resources {
  readonly pizza: number;
  readonly toy: number;
}

export interface SeatView {
  readonly board: Board;
  /** The own hand and the own deck in no order; null for those of others. */
  readonly hand: readonly string[] | null;
  readonly deck: readonly string[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** What everybody can know of the hidden cards: surely in hand; in hand or deck. */
  readonly surelyInHand: readonly string[];
  readonly inHandOrDeck: readonly string[];
  /** The kids of the first deal that have come into the open. */
  readonly shown: readonly string[];
  readonly discard: readonly string[];
  readonly yard: readonly string[];
  readonly lookout: readonly string[];
  readonly stuff: Resources;
  readonly pack: Resources;
  readonly packHolds: number;
  readonly lookoutHolds: number;
  readonly level: number;
  readonly track: number;
  readonly perk: Perk | null;
  readonly hasRule: boolean;
  /** The own made-up rule; at the end everybody's. */
  readonly rule: MadeUpRule | null;
  /** How many had kept a rule before this seat, or null. */
  readonly ruleTurn: number | null;
  readonly answered: boolean;
  readonly sealed: string | null;
  readonly count: FinalCount | null;
}

/** The public figures of what is going on, by the names that the state gives them. */
export type Registers = Readonly<Record<(typeof REGISTERS)[number], number>>;

/** All that one seat, or a watcher, may know (fort.public-info). */
export interface FortView {
  readonly game: 'fort';
  readonly viewer: Viewer;
  readonly setup: 'basic' | 'draft';
  readonly box: string | BoxFile;
  readonly phase: Phase;
  readonly waiting: readonly number[];
  readonly seats: readonly SeatView[];
  readonly park: readonly string[];
  readonly parkDeck: number;
  readonly perks: readonly Perk[];
  readonly ruleCount: number;
  /** The stack as this seat saw it when it chose its rule. */
  readonly sawRules: readonly MadeUpRule[];
  readonly played: string | null;
  readonly declared: string | null;
  /** What is being carried out, by the leader or a follower: an action of the played card, or the perk DIY. */
  readonly underWay: 'public' | 'private' | 'diy' | null;
  readonly inPlay: readonly string[];
  readonly trashed: readonly string[];
  readonly ending: 'points' | 'level' | 'park-deck' | null;
  /** What was seen of the packs in the draft. */
  readonly draft: readonly (KnownPicks & { readonly cards: readonly string[] })[];
  readonly registers: Registers;
  readonly added: readonly number[];
  readonly lent: readonly number[];
}

/** The scalar fields of a state that everybody may know. */
export const REGISTERS = [
  ...(['moment', 'phase', 'round', 'first', 'leader', 'actor', 'waiting', 'draftStep'] as const),
  ...(['perkRow', 'sculpture', 'ending', 'played', 'declared', 'used', 'fullDone'] as const),
  ...(['leaderKind', 'trashPlayed', 'again', 'which', 'segment', 'rep', 'slot', 'todo'] as const),
  ...(['count', 'kind', 'way', 'steps', 'anySuit', 'addedOnes', 'addedTwos'] as const),
  ...(['followStep', 'followed', 'followSymbols', 'rough'] as const),
] as const;

const sorted = (s: FortState, pile: number): string[] => names(s, pile).sort();

const resources = (row: Int8Array, seat: number): Resources => ({
  pizza: row[seat * 2]!,
  toy: row[seat * 2 + 1]!,
});

/** A count by design as a list of names. */
function named(s: FortState, row: Uint8Array, seat: number): string[] {
  const ids: string[] = [];
  for (const [card, { id }] of s.box.designs.entries()) {
    for (let i = row[seat * MOST_DESIGNS + card]!; i > 0; i--) ids.push(id);
  }
  return ids;
}

const isKept = (s: FortState, seat: number): boolean => s.rule[seat] !== NONE;

function seatView(s: FortState, seat: number, viewer: Viewer): SeatView {
  const own = seat === viewer;
  const over = s.phase === OVER;
  const sealed = s.sealed[seat]!;
  return {
    board: BOARDS[s.board[seat]!]!,
    hand: own ? sorted(s, handOf(seat)) : null,
    deck: own ? sorted(s, deckOf(seat)) : null,
    handCount: size(s, handOf(seat)),
    deckCount: size(s, deckOf(seat)),
    surelyInHand: named(s, s.inHand, seat),
    inHandOrDeck: named(s, s.hidden, seat),
    shown: named(s, s.shown, seat),
    discard: sorted(s, discardOf(seat)),
    yard: sorted(s, yardOf(seat)),
    lookout: sorted(s, lookoutOf(seat)),
    stuff: resources(s.stuff, seat),
    pack: resources(s.pack, seat),
    packHolds: packHolds(s, seat),
    lookoutHolds: s.level[seat]! + 1,
    level: s.level[seat]!,
    track: s.track[seat]!,
    perk: s.perk[seat] === NONE ? null : PERKS[s.perk[seat]!]!,
    hasRule: isKept(s, seat),
    rule: (own || over) && isKept(s, seat) ? RULES[s.rule[seat]!]! : null,
    ruleTurn: isKept(s, seat) ? s.ruleTurn[seat]! : null,
    answered: hasSeat(answered(s), seat),
    sealed: own && sealed !== NONE ? s.box.designs[sealed]!.id : null,
    count: over ? finalCount(s, seat) : null,
  };
}

const rulesIn = (bits: number): MadeUpRule[] => RULES.filter((_, i) => (bits >> i) & 1);

const isUnderWay = (s: FortState): boolean => [SUIT, ADD, ACT, KEEP, PERK].includes(s.phase as 5);

export function view(s: FortState, viewer: Viewer): FortView {
  const cards = (numbers: readonly number[]) => numbers.map((card) => s.box.designs[card]!.id);
  const looked =
    viewer !== 'watcher' && (isKept(s, viewer) || (s.phase === KEEP && s.actor === viewer));
  return {
    game: 'fort',
    viewer,
    setup: s.draft ? 'draft' : 'basic',
    box: s.box.file.name === 'standard' ? 'standard' : s.box.file,
    phase: PHASES[s.phase]!,
    waiting: seatsIn(actors(s)),
    seats: Array.from({ length: s.seats }, (_, seat) => seatView(s, seat, viewer)),
    park: sorted(s, PARK),
    parkDeck: size(s, PARK_DECK),
    perks: PERKS.filter((_, i) => (s.perkRow >> i) & 1),
    ruleCount: rulesIn(s.ruleStack).length,
    sawRules: looked ? rulesIn(s.sawRules[viewer]!) : [],
    played: s.played === NONE ? null : s.box.designs[s.played]!.id,
    declared: s.declared === NONE ? null : SYMBOLS[s.declared]!,
    underWay: isUnderWay(s) ? (['public', 'private', 'diy'] as const)[s.which]! : null,
    inPlay: names(s, IN_PLAY),
    trashed: trashed(s).sort(),
    ending: endReason(s) ?? null,
    draft: knownPicks(s, viewer).map((picks) => ({
      ...picks,
      cards: cards(pickedCards(s, picks)),
    })),
    registers: Object.fromEntries(REGISTERS.map((name) => [name, s[name]])) as Registers,
    added: Array.from(s.added),
    lent: Array.from(s.lent),
  };
}

export const setupOf = (v: FortView): Setup => ({
  seats: v.seats.length,
  options: { setup: v.setup, box: v.box },
});
