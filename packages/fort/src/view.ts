import { type Setup, seatsIn, type Viewer } from '@treefort/kernel';
import type { BoxFile } from './box-file.ts';
import { endReason } from './end.ts';
import { ACTIONS } from './moves.ts';
import { IN_PLAY, PARK, PARK_DECK, size } from './piles.ts';
import { resumeOf } from './resume.ts';
import { isKept, openSeat, ownSeat, type SeatView, sorted } from './seat-view.ts';
import { actors } from './seats.ts';
import { DRAFT, designOf, type FortState, KEEP, PHASES, type Phase } from './state.ts';
import { names, trashed } from './turn.ts';
import { type UnderWay, underWay } from './under-way-view.ts';
import {
  KINDS,
  type Kind,
  MADE_UP_RULES,
  type MadeUpRule,
  NONE,
  PERKS,
  type Perk,
  SUITS,
  type Suit,
  SYMBOLS,
  type SymbolName,
} from './words.ts';

/** All that one seat, or a watcher, may know (fort.public-info). */
export interface FortView {
  readonly game: 'fort';
  readonly viewer: Viewer;
  readonly setup: 'basic' | 'draft';
  readonly box: string | BoxFile;
  readonly phase: Phase;
  readonly round: number;
  /** Who began the game, whose turn it is, and who has the macaroni sculpture. */
  readonly first: number;
  readonly leader: number;
  readonly sculpture: number | null;
  readonly waiting: readonly number[];
  readonly seats: readonly SeatView[];
  readonly park: readonly string[];
  readonly parkDeck: number;
  readonly perks: readonly Perk[];
  readonly ruleCount: number;
  /** The stack as this seat saw it when it chose its rule. */
  readonly sawRules: readonly MadeUpRule[];
  readonly played: string | null;
  readonly declared: Suit | null;
  /** The actions of the played card that are done. */
  readonly used: readonly ('public' | 'private')[];
  /** The kind that the leader chose in the public action, which followers must take too (fort.follow.same-kind). */
  readonly leaderTook: Kind | null;
  /** What is being carried out, by the leader or a follower. */
  readonly underWay: UnderWay | null;
  readonly inPlay: readonly string[];
  /** Symbols that the leader's Lookout has lent to the played card. */
  readonly lent: readonly { readonly suit: SymbolName; readonly n: number }[];
  readonly trashed: readonly string[];
  readonly ending: 'points' | 'level' | 'park-deck' | null;
  /** Which pick of the draft this is, from 1. */
  readonly draftStep: number | null;
  /** For `sample` alone: where the engine stands. Nobody else reads it. */
  readonly resume: string;
}

const rulesIn = (bits: number): MadeUpRule[] => MADE_UP_RULES.filter((_, i) => (bits >> i) & 1);

/** What everybody sees. */
function openView(s: FortState): FortView {
  return {
    game: 'fort',
    viewer: 'watcher',
    setup: s.draft ? 'draft' : 'basic',
    box: s.box.file.name === 'standard' ? 'standard' : s.box.file,
    phase: PHASES[s.phase]!,
    round: s.round,
    first: s.first,
    leader: s.leader,
    sculpture: s.sculpture === NONE ? null : s.sculpture,
    waiting: seatsIn(actors(s)),
    seats: Array.from({ length: s.seats }, (_, seat) => openSeat(s, seat)),
    park: sorted(s, PARK),
    parkDeck: size(s, PARK_DECK),
    perks: PERKS.filter((_, i) => (s.perkRow >> i) & 1),
    ruleCount: rulesIn(s.ruleStack).length,
    sawRules: [],
    played: s.played === NONE ? null : designOf(s, s.played).id,
    declared: s.declared === NONE ? null : SUITS[s.declared]!,
    used: ACTIONS.filter((_, which) => (s.used >> which) & 1),
    leaderTook: s.leaderKind === NONE ? null : KINDS[s.leaderKind]!,
    underWay: underWay(s),
    inPlay: names(s, IN_PLAY),
    lent: SYMBOLS.flatMap((suit, i) => (s.lent[i]! > 0 ? [{ suit, n: s.lent[i]! }] : [])),
    trashed: trashed(s).sort(),
    ending: endReason(s) ?? null,
    draftStep: s.phase === DRAFT ? s.draftStep + 1 : null,
    resume: resumeOf(s, 'watcher'),
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
    // Only a draft shows a seat more than everybody.
    resume: s.draft ? resumeOf(s, viewer) : open.resume,
  };
}

export const setupOf = (v: FortView): Setup => ({
  seats: v.seats.length,
  options: { setup: v.setup, box: v.box },
});
