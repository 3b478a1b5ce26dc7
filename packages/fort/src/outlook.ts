import type { LevelEntry } from './box-file.ts';
import { discardOf, handOf, lookoutOf, PARK, PARK_DECK, yardOf } from './piles.ts';
import type { FortState } from './state.ts';
import { BRIBE, NONE, PIZZA, STICKY_FINGERS, STUFF_HOLDS, XXL_BACKPACK } from './words.ts';

/**
 * The figures that decide whether somebody can still do something: everything on the acting player's board and the
 * sizes of the piles, but no card. Both the options of a step and the look-ahead are read from it, so they cannot
 * disagree, and neither can see a hidden card.
 */
export class Outlook {
  seat = 0;
  seats = 0;
  stuffPizza = 0;
  stuffToy = 0;
  packPizza = 0;
  packToy = 0;
  packHolds = 0;
  lookouts = 0;
  lookoutHolds = 0;
  level = 0;
  hand = 0;
  discard = 0;
  rivalYards = 0;
  park = 0;
  parkDeck = 0;
  bribes = false;
  sticky = false;
  /** The kind taken for a chosen gain, and the kind that is converted away, or NONE. */
  kind = NONE;
  way = NONE;
  /** The way taken last, for the look-ahead. */
  last = 0;
  /** Everybody's Packs, which only their owners change. */
  packs: Int8Array = new Int8Array(0);
  /** What the levels cost. */
  levels: readonly LevelEntry[] = [];

  /** What a seat can do things with, as the state has it. */
  look(s: FortState, seat: number): this {
    const { stuff, pack, sizes } = s;
    const perk = s.perk[seat]!;
    const own = seat === s.leader;
    const level = s.level[seat]!;
    this.seat = seat;
    this.seats = s.seats;
    this.stuffPizza = stuff[seat * 2]!;
    this.stuffToy = stuff[seat * 2 + 1]!;
    this.packPizza = pack[seat * 2]!;
    this.packToy = pack[seat * 2 + 1]!;
    this.level = level;
    this.packHolds = packRoom(level, perk);
    this.lookoutHolds = level + 1;
    this.lookouts = sizes[lookoutOf(seat)]!;
    this.hand = sizes[handOf(seat)]!;
    this.discard = sizes[discardOf(seat)]!;
    this.park = sizes[PARK]!;
    this.parkDeck = sizes[PARK_DECK]!;
    this.bribes = own && perk === BRIBE;
    this.sticky = own && perk === STICKY_FINGERS;
    this.kind = s.kind;
    this.way = s.way;
    this.last = 0;
    this.packs = pack;
    this.levels = s.box.levels;
    // The Yard of a seat that nobody has is empty.
    const yards = sizes[yardOf(0)]! + sizes[yardOf(1)]! + sizes[yardOf(2)]! + sizes[yardOf(3)]!;
    this.rivalYards = yards - sizes[yardOf(seat)]!;
    return this;
  }

  copy(o: Outlook): this {
    this.seat = o.seat;
    this.seats = o.seats;
    this.stuffPizza = o.stuffPizza;
    this.stuffToy = o.stuffToy;
    this.packPizza = o.packPizza;
    this.packToy = o.packToy;
    this.packHolds = o.packHolds;
    this.lookouts = o.lookouts;
    this.lookoutHolds = o.lookoutHolds;
    this.level = o.level;
    this.hand = o.hand;
    this.discard = o.discard;
    this.rivalYards = o.rivalYards;
    this.park = o.park;
    this.parkDeck = o.parkDeck;
    this.bribes = o.bribes;
    this.sticky = o.sticky;
    this.kind = o.kind;
    this.way = o.way;
    this.last = o.last;
    this.packs = o.packs;
    this.levels = o.levels;
    return this;
  }

  /** Writes back what a way did to the acting player's board. */
  settle(s: FortState): void {
    const at = this.seat * 2;
    s.stuff[at] = this.stuffPizza;
    s.stuff[at + 1] = this.stuffToy;
    s.pack[at] = this.packPizza;
    s.pack[at + 1] = this.packToy;
    s.level[this.seat] = this.level;
    s.kind = this.kind;
    s.way = this.way;
  }

  /** An action that has not chosen a kind or way yet. */
  open(): this {
    this.kind = NONE;
    this.way = NONE;
    this.last = 0;
    return this;
  }

  stuff(kind: number): number {
    return kind === PIZZA ? this.stuffPizza : this.stuffToy;
  }

  pack(kind: number): number {
    return kind === PIZZA ? this.packPizza : this.packToy;
  }

  addStuff(kind: number, by: number): void {
    if (kind === PIZZA) this.stuffPizza += by;
    else this.stuffToy += by;
  }

  addPack(kind: number, by: number): void {
    if (kind === PIZZA) this.packPizza += by;
    else this.packToy += by;
  }

  /** Takes resources away. Adding a negative number of none would make −0, a fraction to the compiler, and all slow. */
  takeStuff(kind: number, by: number): void {
    if (kind === PIZZA) this.stuffPizza -= by;
    else this.stuffToy -= by;
  }

  takePack(kind: number, by: number): void {
    if (kind === PIZZA) this.packPizza -= by;
    else this.packToy -= by;
  }

  get packed(): number {
    return this.packPizza + this.packToy;
  }

  /** Whether Stuff has room for any of these pizzas and toys. */
  fits(pizzas: number, toys: number): boolean {
    return (
      (pizzas > 0 && this.stuffPizza < STUFF_HOLDS) || (toys > 0 && this.stuffToy < STUFF_HOLDS)
    );
  }

  /** How many more of a kind fit into Stuff (fort.stuff). */
  room(kind: number): number {
    return STUFF_HOLDS - this.stuff(kind);
  }
}

/** The resources that a Pack can hold (fort.pack). */
export const packRoom = (level: number, perk: number): number =>
  level + 1 + (perk === XXL_BACKPACK ? 2 : 0);

export const packHolds = (s: FortState, seat: number): number =>
  packRoom(s.level[seat]!, s.perk[seat]!);
