import type { FortEvent, FortView, Kind, MadeUpRule, Perk, Suit, SymbolName } from '@treefort/fort';
import type { Table } from '@treefort/kernel';
import { expect } from 'vitest';

/** What `state` shows of a seat, with the Stuff at hand. */
export interface Standing {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly yard: readonly string[];
  readonly lookout: readonly string[];
  readonly stuff: Readonly<Record<Kind, number>>;
  readonly pack: Readonly<Record<Kind, number>>;
  readonly pizza: number;
  readonly toy: number;
  readonly level: number;
  readonly track: number;
  readonly perk: Perk | null;
  readonly rule: MadeUpRule | null;
  readonly board: string;
}

/** What a player needs to know of the table. */
interface Surroundings {
  readonly table: Table;
  readonly everything: { readonly seats: readonly Omit<Standing, Kind>[] };
  choose(seat: number, option: string): unknown;
  claim(wanted: Partial<FortEvent>): boolean;
  multiplies(action: 'public' | 'private'): boolean;
  offers(seat: number): string[];
  view(viewer: number): FortView;
}

/** Zones whose order means nothing. */
const UNORDERED = ['hand', 'discard', 'yard', 'lookout'] as const;

function inOrder<T extends Partial<Standing>>(standing: T): T {
  const zones = UNORDERED.flatMap((zone) => {
    const cards = standing[zone];
    return cards ? [[zone, cards.toSorted()]] : [];
  });
  return { ...standing, ...Object.fromEntries(zones) };
}

/** What a decision ends with "done". */
const OPEN_ENDED = ['use', 'add', 'follow-second', 'do-over', 'recruit-more'];

/**
 * One player at the table, who acts as the rulebook says it. What happened by itself, because there was only one way,
 * may be said or left out.
 */
export class Player {
  private readonly scene: Surroundings;
  readonly seat: number;
  /** An action was begun that symbols can be added to. */
  private adding = false;

  constructor(scene: Surroundings, seat: number) {
    this.scene = scene;
    this.seat = seat;
  }

  /** Chooses exactly this option, which must be offered. */
  chooses(option: string): this {
    this.scene.choose(this.seat, option);
    return this;
  }

  private does(option: string, event: Partial<FortEvent>): this {
    if (this.options.includes(option)) return this.chooses(option);
    return this.scene.claim({ seat: this.seat, ...event }) ? this : this.chooses(option);
  }

  readonly plays = (card: string): this => this.does(`play:${card}`, { kind: 'played', card });
  readonly skips = (): this => this.chooses('skip');
  readonly doesItAlone = (): this => this.chooses('diy');
  readonly declares = (suit: Suit): this =>
    this.does(`declare:${suit}`, { kind: 'declared', suit });
  uses(action: 'public' | 'private'): this {
    this.does(`use:${action}`, { kind: 'used', action });
    this.adding = this.scene.multiplies(action);
    return this;
  }

  readonly picksSuit = (suit: SymbolName): this =>
    this.does(`suit:${suit}`, { kind: 'chose-suit', suit });

  /** Adds a card from hand, its coin as the given suit. */
  readonly adds = (card: string, suit?: SymbolName): this =>
    this.does(suit ? `add:${card}:${suit}` : `add:${card}`, { kind: 'added', card });

  /** Adds a symbol of the Lookout. */
  readonly lends = (suit: SymbolName): this =>
    this.does(`lookout-symbol:${suit}`, { kind: 'lent', suit, coin: false });

  readonly lendsCoin = (suit: SymbolName): this =>
    this.does(`lookout-symbol:${suit}`, { kind: 'lent', suit, coin: true });

  readonly takes = (resource: Kind): this =>
    this.does(`kind:${resource}`, { kind: 'gained', resource });
  readonly packs = (resource: Kind): this =>
    this.does(`pack:${resource}`, { kind: 'packed', resource });
  readonly tucks = (card: string): this => this.does(`tuck:${card}`, { kind: 'tucked' });

  /** Trashes `hand:CARD`, `discard:CARD` or `yard:SEAT:CARD`. */
  readonly trashes = (card: string): this => this.does(`trash:${card}`, { kind: 'trashed' });

  /** Recruits `park:CARD`, `yard:SEAT:CARD` or `deck`. */
  readonly recruits = (card: string): this => this.does(`recruit:${card}`, { kind: 'recruited' });

  /** Pays for an advance: what comes from Stuff, then what comes from the Pack. */
  readonly pays = (stuff: string, pack = 'none'): this =>
    this.does(`pay:${stuff}:${pack}`, { kind: 'advanced' });

  readonly keeps = (rule: MadeUpRule): this => this.does(`keep:${rule}`, { kind: 'kept-rule' });
  readonly takesPerk = (perk: Perk): this =>
    this.does(`take-perk:${perk}`, { kind: 'took-perk', perk });
  readonly recycles = (card: string): this => this.chooses(`recycle:${card}`);
  readonly follows = (card: string): this => this.chooses(`follow:${card}`);
  readonly passes = (): this => this.chooses('pass');
  readonly roughHouses = (): this => this.chooses('rough-housing');
  readonly playsAgain = (): this => this.chooses('do-over');

  /** Ends what is going on: first the adding of symbols, then the play; nothing happens where it ended by itself. */
  done(): this {
    const added = this.adding && this.asked !== 'add';
    this.adding = false;
    const over = added || !OPEN_ENDED.includes(this.asked ?? '');
    return over ? this : this.chooses('done');
  }

  /** Adds nothing more and uses nothing more. */
  finishes(): this {
    this.adding = false;
    while (this.asked === 'add' || this.asked === 'use') this.chooses('done');
    return this;
  }

  /** What this player is asked now. */
  get asked(): string | undefined {
    return this.scene.table.decision(this.seat)?.kind;
  }

  get options(): string[] {
    return this.scene.offers(this.seat);
  }

  /** Tries what is refused: the rule is named and nothing happens. */
  cannot(option: string, rule: string): this {
    const { table } = this.scene;
    const before = table.record;
    const decision = String(table.state.moment);
    const tried = table.choose({ seat: this.seat, decision, option });
    expect(tried).toMatchObject({ ok: false, fault: { why: 'not-an-option', rule } });
    expect(table.record).toEqual(before);
    return this;
  }

  get is(): Standing {
    const seat = this.scene.everything.seats[this.seat]!;
    return inOrder({ ...seat, pizza: seat.stuff.pizza, toy: seat.stuff.toy });
  }

  has(wanted: Partial<Standing>): this {
    expect(this.is).toMatchObject(inOrder(wanted));
    return this;
  }

  get view(): FortView {
    return this.scene.view(this.seat);
  }
}
