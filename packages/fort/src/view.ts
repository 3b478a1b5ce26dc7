import { type Setup, seatsIn, type Viewer } from '@treefort/kernel';
import type { BoxFile } from './box-file.ts';
import { type KnownPicks, knownPicks, pickedCards } from './draft.ts';
import { endReason } from './end.ts';
import { IN_PLAY, PARK, PARK_DECK, size } from './piles.ts';
import { isKept, openSeat, ownSeat, type SeatView, sorted } from './seat-view.ts';
import { actors } from './seats.ts';
import { ACT, ADD, type FortState, KEEP, PERK, PHASES, type Phase, SUIT } from './state.ts';
import { names, trashed } from './turn.ts';
import { type MadeUpRule, NONE, PERKS, type Perk, RULES, SYMBOLS } from './words.ts';

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

const rulesIn = (bits: number): MadeUpRule[] => RULES.filter((_, i) => (bits >> i) & 1);

const isUnderWay = (s: FortState): boolean => [SUIT, ADD, ACT, KEEP, PERK].includes(s.phase as 5);

/** What everybody sees. */
function openView(s: FortState): FortView {
  return {
    game: 'fort',
    viewer: 'watcher',
    setup: s.draft ? 'draft' : 'basic',
    box: s.box.file.name === 'standard' ? 'standard' : s.box.file,
    phase: PHASES[s.phase]!,
    waiting: seatsIn(actors(s)),
    seats: Array.from({ length: s.seats }, (_, seat) => openSeat(s, seat)),
    park: sorted(s, PARK),
    parkDeck: size(s, PARK_DECK),
    perks: PERKS.filter((_, i) => (s.perkRow >> i) & 1),
    ruleCount: rulesIn(s.ruleStack).length,
    sawRules: [],
    played: s.played === NONE ? null : s.box.designs[s.played]!.id,
    declared: s.declared === NONE ? null : SYMBOLS[s.declared]!,
    underWay: isUnderWay(s) ? (['public', 'private', 'diy'] as const)[s.which]! : null,
    inPlay: names(s, IN_PLAY),
    trashed: trashed(s).sort(),
    ending: endReason(s) ?? null,
    draft: [],
    registers: Object.fromEntries(REGISTERS.map((name) => [name, s[name]])) as Registers,
    added: Array.from(s.added),
    lent: Array.from(s.lent),
  };
}

export function view(s: FortState, viewer: Viewer, open = openView(s)): FortView {
  if (viewer === 'watcher') return open;
  const looked = isKept(s, viewer) || (s.phase === KEEP && s.actor === viewer);
  return {
    ...open,
    viewer,
    seats: open.seats.map((one, seat) => (seat === viewer ? ownSeat(s, seat, one) : one)),
    sawRules: looked ? rulesIn(s.sawRules[viewer]!) : [],
    draft: knownPicks(s, viewer).map((picks) => ({
      ...picks,
      cards: pickedCards(s, picks).map((card) => s.box.designs[card]!.id),
    })),
  };
}

export const setupOf = (v: FortView): Setup => ({
  seats: v.seats.length,
  options: { setup: v.setup, box: v.box },
});
