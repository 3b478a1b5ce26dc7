import {
  ADD,
  byKind,
  COIN,
  cardAt,
  type FortState,
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PACK,
  finalCount,
  followSymbols,
  fromOf,
  handOf,
  kindOf,
  PRIVATE,
  PUBLIC,
  payPack,
  payStuff,
  SEAT_PILES,
  size,
  suitFor,
  USE,
  whichOf,
} from '@treefort/fort';
import { LevelNeeds } from './level-needs.ts';
import { OWN_AT, PERK_AT, PLAY_AT, R, RULE_AT, TUCK_AT } from './reasons.ts';
import { Reckoning } from './yields.ts';

const MOST_REASONS = 32;

/** Gives the reasons for and against a move, one small reader for each kind of move. */
export class MoveFeatures {
  /** The reasons for the move read last: which, and how much of each. */
  readonly which = new Int16Array(MOST_REASONS);
  readonly much = new Float64Array(MOST_REASONS);
  count = 0;
  readonly reckoning = new Reckoning();
  readonly wants = new LevelNeeds();

  read(s: FortState, seat: number, m: number): this {
    this.count = 0;
    READERS[kindOf(m)]!(this, s, seat, m);
    return this;
  }

  because(which: number, much: number): void {
    if (much === 0) return;
    this.which[this.count] = which;
    this.much[this.count++] = much;
  }

  /** All reasons for the move together. */
  sum(weights: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += weights[this.which[i]!]! * this.much[i]!;
    return sum;
  }

  /** What was reckoned, thing by thing. */
  yields(): void {
    const { yields } = this.reckoning;
    for (let i = 0; i < yields.length; i++) this.because(i, yields[i]!);
  }
}

type Read = (thumb: MoveFeatures, s: FortState, seat: number, m: number) => void;

const nothing: Read = () => {};

const readGain: Read = (thumb, s, seat, m) => {
  thumb.because(R.gainsNeeded, thumb.wants.look(s, seat).useful(whichOf(m), 4));
};

/** The reasons for each kind of move. */
const READERS: readonly Read[] = byKind<Read>({
  play: (thumb, s, seat, m) => {
    const card = whichOf(m);
    thumb.because(PLAY_AT + card, 1);
    thumb.reckoning.look(s, seat).best(card, PUBLIC).best(card, PRIVATE);
    thumb.yields();
  },
  skip: (thumb) => thumb.because(R.skips, 1),
  diy: (thumb) => thumb.because(R.buildsAlone, 1),
  declare: (thumb, s, seat, m) => {
    thumb.because(R.declaresHeld, symbolsHeld(s, seat, whichOf(m)));
  },
  use: (thumb, s, seat, m) => {
    thumb.because(R.uses, 1);
    thumb.reckoning.look(s, seat).best(s.played, whichOf(m));
    thumb.yields();
  },
  done: (thumb, s) => {
    if (s.phase === USE) thumb.because(R.stopsUsing, 1);
    else if (s.phase === ADD) thumb.because(R.stopsAdding, 1);
    else thumb.because(R.takesNoMore, 1);
  },
  add: (thumb, s, _, m) => {
    const { symbols } = s.box.designs[whichOf(m)]!;
    thumb.because(R.addsCard, 1);
    thumb.because(R.addsSymbol, symbols.length);
  },
  'lookout-symbol': (thumb) => thumb.because(R.addsSymbol, 1),
  suit: (thumb, s, seat, m) => {
    thumb.because(R.countsMany, symbolsHeld(s, seat, whichOf(m)));
  },
  gain: readGain,
  'gain-either': readGain,
  pack: (thumb, s, seat, m) => {
    const kind = whichOf(m);
    thumb.because(R.packsNeeded, thumb.wants.look(s, seat).missing[kind]!);
    thumb.because(R.packsPlenty, s.stuff[seat * 2 + kind]!);
  },
  tuck: (thumb, s, seat, m) => {
    if (fromOf(m) === FROM_DECK) return thumb.because(R.takesUnseen, 1);
    const card = whichOf(m);
    thumb.because(TUCK_AT + card, 1);
    if (fromOf(m) === FROM_HAND) thumb.because(R.tucksFromHand, 1);
    const { symbols } = s.box.designs[card]!;
    for (const symbol of symbols)
      thumb.because(R.tucksHeldSuit, symbol === COIN ? 3 : ownedOf(s, seat, symbol));
  },
  trash: (thumb, _, __, m) => {
    thumb.because(OWN_AT + whichOf(m), -1);
    if (fromOf(m) !== FROM_DISCARD) thumb.because(R.trashesFromHand, 1);
  },
  'trash-rival': (thumb, s, _, m) => {
    thumb.because(OWN_AT + whichOf(m), 1);
    thumb.because(R.harmsLeading, standing(s, fromOf(m)));
  },
  'trash-this': nothing,
  recruit: (thumb, s, seat, m) => {
    const from = fromOf(m);
    if (from === FROM_DECK) return thumb.because(R.takesUnseen, 1);
    thumb.because(OWN_AT + whichOf(m), 1);
    if (from >= s.seats) return;
    thumb.because(R.takesFromRival, 1);
    thumb.because(R.harmsLeading, standing(s, from) - standing(s, seat));
  },
  pay: (thumb, s, seat, m) => {
    thumb.because(R.paysFromPack, payPack(m, 0) + payPack(m, 1));
    const next = s.box.levels[s.level[seat]! + 2];
    if (!next) return;
    for (const kind of [0, 1]) {
      const left =
        s.stuff[seat * 2 + kind]! + s.pack[seat * 2 + kind]! - payStuff(m, kind) - payPack(m, kind);
      const short = Math.max(0, (kind === 0 ? next.pizzas : next.toys) - left);
      thumb.because(R.paysNeeded, short / 2);
    }
  },
  score: nothing,
  spend: (thumb, _, __, m) => thumb.because(R.spendsFromPack, fromOf(m) === FROM_PACK ? 1 : 0),
  'copy-pack': nothing,
  'copy-rival': (thumb, s, seat, m) => {
    const wants = thumb.wants.look(s, seat);
    const rival = fromOf(m);
    for (const kind of [0, 1])
      thumb.because(R.copies, wants.useful(kind, s.pack[rival * 2 + kind]!));
  },
  convert: (thumb, s, seat, m) => {
    const wants = thumb.wants.look(s, seat);
    thumb.because(R.gainsNeeded, wants.missing[1 - whichOf(m)]! - wants.missing[whichOf(m)]!);
    thumb.because(R.spendsFromPack, fromOf(m) === FROM_PACK ? 1 : 0);
  },
  follow: (thumb, s, seat, m) => {
    const card = whichOf(m);
    const program = s.box.designs[s.played]!.programs[PUBLIC]!;
    const shown = s.followSymbols + followSymbols(s.box.designs[card]!, suitFor(s, program));
    thumb.because(R.follows, 1);
    thumb.because(R.handLeft, size(s, handOf(seat)) - 1);
    thumb.because(PLAY_AT + card, -1);
    thumb.reckoning.look(s, seat).action(program, shown);
    thumb.yields();
  },
  pass: nothing,
  keep: (thumb, s, seat, m) => {
    const rule = whichOf(m);
    thumb.because(RULE_AT + rule, 1);
    const before = s.rule[seat]!;
    s.rule[seat] = rule;
    thumb.because(R.ruleIsWorth, finalCount(s, seat).rulePoints);
    s.rule[seat] = before;
  },
  'take-perk': (thumb, _, __, m) => thumb.because(PERK_AT + whichOf(m), 1),
  recycle: (thumb, _, __, m) => {
    thumb.because(R.recycles, 1);
    thumb.because(PLAY_AT + whichOf(m), 1);
  },
  'rough-housing': (thumb, s) => {
    thumb.because(R.roughHouses, 1);
    thumb.because(OWN_AT + s.played, 1);
  },
  'do-over': (thumb) => thumb.because(R.playsAgain, 1),
  draft: (thumb, _, __, m) => thumb.because(OWN_AT + whichOf(m), 1),
});

/** Points on the track and of the fort. */
const standing = (s: FortState, seat: number): number =>
  s.track[seat]! + s.box.levels[s.level[seat]!]!.points;

/** Symbols of a suit, or coins, in a seat's hand. */
function symbolsHeld(s: FortState, seat: number, suit: number): number {
  const hand = handOf(seat);
  let found = 0;
  for (let i = 0; i < size(s, hand); i++) found += s.box.designs[cardAt(s, hand, i)]!.count[suit]!;
  return found;
}

/** Symbols of a suit on all that a seat owns. */
function ownedOf(s: FortState, seat: number, suit: number): number {
  let found = 0;
  for (let pile = seat * SEAT_PILES; pile < (seat + 1) * SEAT_PILES; pile++) {
    for (let i = 0; i < size(s, pile); i++)
      found += s.box.designs[cardAt(s, pile, i)]!.count[suit]!;
  }
  return found;
}
