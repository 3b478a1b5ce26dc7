import type { Setup } from '@treefort/kernel';
import { MOST_DESIGNS } from './box.ts';
import { deckOf, discardOf, GONE, handOf, IN_PLAY, lookoutOf, PARK, put, yardOf } from './piles.ts';
import { resume, type SeenPicks } from './resume.ts';
import type { SeatView } from './seat-view.ts';
import { empty } from './setup.ts';
import type { FortState } from './state.ts';
import { type FortView, setupOf } from './view.ts';
import { BOARDS, NONE, PERKS } from './words.ts';

/** A rival's hidden cards, as far as all know them: surely in hand, in hand or deck, and how many are unknown. */
export interface Rival {
  readonly seat: number;
  readonly hand: number;
  readonly surely: readonly number[];
  readonly somewhere: readonly number[];
  readonly unknown: number;
  /** After a shuffle, what had not come up before it is all in hand. */
  readonly reshuffled: boolean;
}

/** What a view tells, read once: a bot draws hundreds of positions from one view. */
export interface Reading {
  readonly setup: Setup;
  readonly numbers: ReadonlyMap<string, number>;
  /** The position as far as the viewer knows it; the own deck lies there in no order. */
  readonly known: FortState;
  /** What the viewer saw of the packets in the draft. */
  readonly picks: readonly SeenPicks[];
  readonly rivals: readonly Rival[];
  /** By design: the kids that have not been found anywhere. */
  readonly left: readonly number[];
}

const readings = new WeakMap<FortView, Reading>();

export function read(v: FortView): Reading {
  const found = readings.get(v) ?? new ViewReader(v).reading;
  readings.set(v, found);
  return found;
}

class ViewReader {
  readonly reading: Reading;
  private readonly v: FortView;
  private readonly s: FortState;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly left: number[];

  constructor(v: FortView) {
    const setup = setupOf(v);
    this.v = v;
    this.s = empty(setup);
    const { designs } = this.s.box;
    this.numbers = this.s.box.numbers;
    this.left = designs.map(({ friendOf, copies }) => (friendOf < 0 ? copies : 0));
    const picks = resume(v.resume, this.s);
    this.layShared();
    for (const [seat, p] of v.seats.entries()) this.laySeat(seat, p);
    const rivals = [...v.seats.keys()].filter((seat) => seat !== v.viewer);
    this.reading = {
      setup,
      numbers: this.numbers,
      known: this.s,
      picks,
      rivals: rivals.map((seat) => this.rival(seat)),
      left: this.left,
    };
  }

  private lay(pile: number, ids: readonly string[]): void {
    for (const id of ids) put(this.s, pile, this.find(id));
  }

  /** The number of a card whose place is known. */
  private find(id: string): number {
    const card = this.numbers.get(id)!;
    this.left[card]!--;
    return card;
  }

  private layShared(): void {
    const { v, s } = this;
    this.lay(PARK, v.park);
    this.lay(IN_PLAY, v.inPlay);
    this.lay(GONE, v.trashed);
    for (const [board, friends] of s.box.friends.entries()) {
      if (v.seats.some((p) => p.board === BOARDS[board])) continue;
      for (const friend of friends) put(s, GONE, friend);
    }
  }

  private laySeat(seat: number, p: SeatView): void {
    const { s } = this;
    s.board[seat] = BOARDS.indexOf(p.board);
    this.lay(handOf(seat), p.hand ?? []);
    this.lay(deckOf(seat), p.deck ?? []);
    this.lay(discardOf(seat), p.discard);
    this.lay(yardOf(seat), p.yard);
    this.lay(lookoutOf(seat), p.lookout);
    s.stuff.set([p.stuff.pizza, p.stuff.toy], seat * 2);
    s.pack.set([p.pack.pizza, p.pack.toy], seat * 2);
    s.level[seat] = p.level;
    s.track[seat] = p.track;
    s.perk[seat] = p.perk === null ? NONE : PERKS.indexOf(p.perk);
    s.ruleTurn[seat] = p.ruleTurn ?? NONE;
    const rows = [s.inHand, s.hidden, s.shown];
    for (const [i, ids] of [p.surelyInHand, p.inHandOrDeck, p.shown].entries()) {
      for (const id of ids) rows[i]![seat * MOST_DESIGNS + this.numbers.get(id)!]!++;
    }
  }

  private rival(seat: number): Rival {
    const { surelyInHand, inHandOrDeck, handCount, deckCount } = this.v.seats[seat]!;
    const surely = surelyInHand.map((id) => this.find(id));
    const somewhere = inHandOrDeck.map((id) => this.find(id));
    return {
      seat,
      hand: handCount,
      surely,
      somewhere,
      unknown: handCount + deckCount - surely.length - somewhere.length,
      reshuffled: somewhere.some((card) => this.s.box.designs[card]!.friendOf < 0),
    };
  }
}
