import {
  addedOf,
  allPacked,
  allStuff,
  COIN,
  cardAt,
  designOf,
  type FortState,
  followSymbols,
  handOf,
  inLookout,
  LEVEL,
  LOOKOUTS,
  levelOf,
  lookoutOf,
  ONCE,
  PACKED,
  type Program,
  packHolds,
  packOf,
  SUITS,
  size,
  suitFor,
  VERBS,
  type Verb,
} from '@treefort/fort';
import { add, valueAt } from '../row.ts';
import { LevelNeeds } from './level-needs.ts';

/** What an action brings, in things a player counts; the places of these in a row of figures. */
export const YIELDS = [
  'needed',
  'spare',
  'packed',
  'tucked',
  'trashed',
  'rivalTrashed',
  'trashedThis',
  'recruited',
  'advanced',
  'scored',
  'spent',
  'converted',
  'cardsSaved',
] as const;
export type Yield = (typeof YIELDS)[number];

const at = (name: Yield): number => YIELDS.indexOf(name);
const NEEDED = at('needed');
const SPARE = at('spare');
const PACKS = at('packed');
const TUCKS = at('tucked');
const ADVANCES = at('advanced');
const SAVED = at('cardsSaved');

const verb = (name: Verb): number => VERBS.indexOf(name);
const PIZZA = verb('pizza');
const TOY = verb('toy');
const ANY = verb('any');
const PACK = verb('pack');
const TUCK = verb('lookout');
const COPY_PACK = verb('copyPack');
const COPY_RIVAL = verb('copyRival');
const ADVANCE = verb('advance');
const ADVANCE_LESS = verb('advance−1');

/** Verbs that are simply counted, by the yield they count as. */
const COUNTED = new Map<number, number>([
  [verb('trash'), at('trashed')],
  [verb('trashRival'), at('rivalTrashed')],
  [verb('trashThis'), at('trashedThis')],
  [verb('recruit'), at('recruited')],
  [verb('score'), at('scored')],
  [verb('spend pizza'), at('spent')],
  [verb('spend toy'), at('spent')],
  [verb('convert'), at('converted')],
]);
const COUNTED_AS = VERBS.map((_, i) => COUNTED.get(i) ?? -1);

/** Reckons what actions would bring a seat, without carrying them out: close enough to prefer one to another. */
export class Reckoning {
  readonly yields = new Float64Array(YIELDS.length);
  private readonly needs = new LevelNeeds();
  private looked: FortState | undefined;
  private seat = 0;

  private get s(): FortState {
    if (!this.looked) throw new Error('nothing is reckoned before a look');
    return this.looked;
  }

  /** Looks at a seat with nothing reckoned yet. */
  look(s: FortState, seat: number): this {
    this.looked = s;
    this.seat = seat;
    this.yields.fill(0);
    this.needs.look(s, seat);
    return this;
  }

  /** One action of a card in hand or in play, with all that could be added to it. */
  best(card: number, which: number): this {
    const program = designOf(this.s, card).programs[which];
    if (program) this.action(program, this.couldCount(program, card));
    return this;
  }

  /** One action that counts so many symbols, where it counts any. */
  action(program: Program, symbols: number): void {
    for (const { counter, slots } of program.segments) {
      const times = this.times(counter, symbols);
      if (times === 0) return;
      for (const verbs of slots) for (const number of verbs) this.verb(number, times);
    }
  }

  private times(counter: number, symbols: number): number {
    const { s } = this;
    if (counter === ONCE) return 1;
    if (counter === PACKED) return allPacked(s, this.seat);
    if (counter === LOOKOUTS) return size(s, lookoutOf(this.seat));
    if (counter === LEVEL) return levelOf(s, this.seat);
    return symbols;
  }

  private verb(number: number, times: number): void {
    const counted = COUNTED_AS[number]!;
    if (counted >= 0) add(this.yields, counted, times);
    else if (number === PIZZA) this.gain(0, times);
    else if (number === TOY) this.gain(1, times);
    else if (number === ANY) this.gain(this.kindWanted(times), times);
    else this.other(number, times);
  }

  private other(number: number, times: number): void {
    const { s, seat, needs, yields } = this;
    const packed = allPacked(s, seat);
    if (number === PACK) {
      const held = allStuff(s, seat) + valueAt(yields, NEEDED) + valueAt(yields, SPARE);
      add(yields, PACKS, Math.min(times, packHolds(s, seat) - packed, held));
    } else if (number === TUCK) {
      const room = levelOf(s, seat) + 1 - size(s, lookoutOf(seat));
      add(yields, TUCKS, Math.min(times, room, size(s, handOf(seat))));
    } else if (number === COPY_PACK) {
      this.gain(0, packOf(s, seat, 0));
      this.gain(1, packOf(s, seat, 1));
    } else if (number === COPY_RIVAL) this.copyBest();
    else {
      const change = number === ADVANCE ? 0 : number === ADVANCE_LESS ? -1 : 1;
      if (needs.climbs && needs.all + change <= 0) add(yields, ADVANCES, 1);
    }
  }

  private copyBest(): void {
    const { s } = this;
    let best = -1;
    let most = 0;
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === this.seat) continue;
      const held = allPacked(s, rival);
      if (held > most) {
        most = held;
        best = rival;
      }
    }
    if (best < 0) return;
    this.gain(0, packOf(s, best, 0));
    this.gain(1, packOf(s, best, 1));
  }

  private kindWanted(times: number): number {
    const { needs } = this;
    const use = (kind: number) =>
      needs.useful(kind, Math.min(times, needs.roomFor(kind))) * 4 +
      Math.min(times, needs.roomFor(kind));
    return use(1) > use(0) ? 1 : 0;
  }

  private gain(kind: number, times: number): void {
    const { needs, yields } = this;
    const room = needs.roomFor(kind);
    const missing = needs.missingOf(kind);
    const taken = Math.min(times, room);
    if (taken <= 0) return;
    const own = Math.min(taken, missing);
    const any = Math.min(taken - own, needs.any);
    needs.missing[kind] = missing - own;
    needs.any -= any;
    needs.room[kind] = room - taken;
    add(yields, NEEDED, own + any);
    add(yields, SPARE, taken - own - any);
  }

  /** The symbols that an action could count with all that may be added; the card is in hand or lies played. */
  private couldCount(program: Program, card: number): number {
    if (program.anySuit && this.s.anySuit < 0) return this.mostOfASuit(card);
    const suit = suitFor(this.s, program);
    return suit < 0 ? 0 : this.symbolsOf(suit, card);
  }

  private mostOfASuit(card: number): number {
    let most = 0;
    for (let suit = 0; suit < SUITS.length; suit++)
      most = Math.max(most, this.symbolsOf(suit, card));
    return most;
  }

  private symbolsOf(suit: number, card: number): number {
    const { s } = this;
    const hand = handOf(this.seat);
    let found = inLookout(s, this.seat, suit) + inLookout(s, this.seat, COIN);
    let cards = 0;
    for (let i = 0; i < size(s, hand); i++) {
      const shows = followSymbols(designOf(s, cardAt(s, hand, i)), suit);
      found += shows;
      if (shows > 0) cards++;
    }
    const own = followSymbols(designOf(s, card), suit);
    if (s.played === card) found += own + addedOf(s, suit);
    else if (own > 0) cards--;
    this.yields[SAVED] = Math.max(valueAt(this.yields, SAVED), cards);
    return found;
  }
}
