import {
  type Box,
  COIN,
  cardAt,
  type Design,
  type FortHeard,
  type FortState,
  handOf,
  SUITS,
  type Suit,
  size,
} from '@treefort/fort';
import type { Memory, RivalPolicy } from '../heuristics.ts';

/** How often somebody passes who holds a card of the suit, seen in games of bots against each other. */
const PASSES_ANYWAY = 0.4;

/** A card that a rival let go by, with the suit that was declared for its coin. */
interface Offer {
  readonly card: string;
  readonly declared?: Suit;
}

/**
 * Who let what go by since drawing a hand: who passed may well hold nothing to follow with, and until the next draw a
 * hand only shrinks.
 */
export class FollowMemory implements Memory<FortState> {
  private readonly seat: number;
  private readonly rivals: RivalPolicy<FortState> | undefined;
  private readonly passed = new Map<number, Offer[]>();
  private offer: Offer | undefined;

  /** Where it is said how rivals play, they are all taken to play so. */
  constructor(seat: number, rivals?: RivalPolicy<FortState>) {
    this.seat = seat;
    this.rivals = rivals;
  }

  hear(event: FortHeard): void {
    switch (event.kind) {
      case 'played':
        this.offer = { card: event.card };
        return;
      case 'declared':
        if (this.offer) this.offer = { ...this.offer, declared: event.suit };
        return;
      case 'drew':
        if (event.seat !== this.seat) this.passed.delete(event.seat);
        return;
      case 'passed':
        if (event.seat !== this.seat) this.notePass(event.seat);
    }
  }

  private notePass(seat: number): void {
    if (this.offer) this.passed.set(seat, [...(this.passed.get(seat) ?? []), this.offer]);
  }

  guess(): RivalPolicy<FortState> | undefined {
    return this.rivals;
  }

  likelihood(s: FortState): number {
    let likelihood = 1;
    for (const [seat, offers] of this.passed) {
      const held = heldSuits(s, seat);
      for (const offer of offers) {
        if (held & suitsOf(s.box, offer)) likelihood *= PASSES_ANYWAY;
      }
    }
    return likelihood;
  }
}

/** The suits that a seat's hand could follow, as bits. */
function heldSuits(s: FortState, seat: number): number {
  const hand = handOf(seat);
  let bits = 0;
  for (let i = 0; i < size(s, hand); i++) bits |= s.box.suitBits[cardAt(s, hand, i)]!;
  return bits;
}

const designs = new WeakMap<Box, ReadonlyMap<string, Design>>();

function designNamed(box: Box, id: string): Design | undefined {
  const known = designs.get(box) ?? new Map(box.designs.map((design) => [design.id, design]));
  designs.set(box, known);
  return known.get(id);
}

/** The suits that an offered card could be followed with, as bits (fort.follow.card). */
function suitsOf(box: Box, { card, declared }: Offer): number {
  const { symbols = [] } = designNamed(box, card) ?? {};
  let bits = declared === undefined ? 0 : 1 << SUITS.indexOf(declared);
  for (const symbol of symbols) if (symbol !== COIN) bits |= 1 << symbol;
  return bits;
}
