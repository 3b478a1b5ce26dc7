import { hasSeat } from '@treefort/kernel';
import { MOST_DESIGNS } from './box.ts';
import { type DraftView, draftOf } from './draft.ts';
import { type FinalCount, finalCount, ruleOf, type Total, totalOf } from './end.ts';
import type { Resources } from './move-forms.ts';
import { packHolds } from './outlook.ts';
import { deckOf, discardOf, handOf, lookoutOf, size, yardOf } from './piles.ts';
import { answered } from './seats.ts';
import { designOf, type FortState, OVER } from './state.ts';
import { names } from './turn.ts';
import { BOARDS, type Board, type MadeUpRule, NONE, PERKS, type Perk } from './words.ts';

export interface SeatView {
  readonly board: Board;
  /** The own hand and the own deck in no order; null for those of others. */
  readonly hand: readonly string[] | null;
  readonly deck: readonly string[] | null;
  /** What the own seat has in the draft; null for others, and when it is over. */
  readonly draft: DraftView | null;
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
  /** What the seat would have if the game ended now, as far as the viewer may know. */
  readonly total: Total;
  readonly count: FinalCount | null;
}

export function sorted(s: FortState, pile: number): string[] {
  const ids = names(s, pile);
  return ids.length > 1 ? ids.sort() : ids;
}

const resources = (row: Int8Array, seat: number): Resources => ({
  pizza: row[seat * 2]!,
  toy: row[seat * 2 + 1]!,
});

/** A count by design as a list of names. */
function named(s: FortState, row: Uint8Array, seat: number): string[] {
  const ids: string[] = [];
  const { designs } = s.box;
  for (let card = 0; card < designs.length; card++) {
    for (let i = row[seat * MOST_DESIGNS + card]!; i > 0; i--) ids.push(designs[card]!.id);
  }
  return ids;
}

export const isKept = (s: FortState, seat: number): boolean => s.rule[seat] !== NONE;

/** A seat as everybody sees it; at the end the made-up rules are laid open. */
export function openSeat(s: FortState, seat: number): SeatView {
  const over = s.phase === OVER;
  return {
    board: BOARDS[s.board[seat]!]!,
    hand: null,
    deck: null,
    draft: null,
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
    rule: over ? ruleOf(s, seat) : null,
    ruleTurn: isKept(s, seat) ? s.ruleTurn[seat]! : null,
    answered: hasSeat(answered(s), seat),
    sealed: null,
    total: totalOf(s, seat, over),
    count: over ? finalCount(s, seat) : null,
  };
}

/** A seat as its own player sees it. */
export function ownSeat(s: FortState, seat: number, open: SeatView): SeatView {
  const sealed = s.sealed[seat]!;
  return {
    ...open,
    hand: sorted(s, handOf(seat)),
    deck: sorted(s, deckOf(seat)),
    draft: draftOf(s, seat),
    rule: ruleOf(s, seat),
    total: totalOf(s, seat, true),
    sealed: sealed === NONE ? null : designOf(s, sealed).id,
  };
}
