import {
  ADD,
  byKind,
  COIN,
  cardAt,
  designOf,
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
  levelEntry,
  levelOf,
  PRIVATE,
  PUBLIC,
  packOf,
  payPack,
  payStuff,
  ruleOf,
  SEAT_PILES,
  size,
  stuffOf,
  suitFor,
  symbolsOn,
  trackOf,
  USE,
  whichOf,
} from '@treefort/fort';
import { valueAt } from '../row.ts';
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
  readonly needs = new LevelNeeds();

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
    for (let i = 0; i < this.count; i++)
      sum += valueAt(weights, this.which[i]!) * valueAt(this.much, i);
    return sum;
  }

  /** What was reckoned, thing by thing. */
  yields(): void {
    const { yields } = this.reckoning;
    for (let i = 0; i < yields.length; i++) this.because(i, valueAt(yields, i));
  }
}

type Read = (features: MoveFeatures, s: FortState, seat: number, m: number) => void;

const nothing: Read = () => {};

const readGain: Read = (features, s, seat, m) => {
  features.because(R.gainsNeeded, features.needs.look(s, seat).useful(whichOf(m), 4));
};

/** The reasons for each kind of move. */
const READERS: readonly Read[] = byKind<Read>({
  play: (features, s, seat, m) => {
    const card = whichOf(m);
    features.because(PLAY_AT + card, 1);
    features.reckoning.look(s, seat).best(card, PUBLIC).best(card, PRIVATE);
    features.yields();
  },
  skip: (features) => features.because(R.skips, 1),
  diy: (features) => features.because(R.buildsAlone, 1),
  declare: (features, s, seat, m) => {
    features.because(R.declaresHeld, symbolsHeld(s, seat, whichOf(m)));
  },
  use: (features, s, seat, m) => {
    features.because(R.uses, 1);
    features.reckoning.look(s, seat).best(s.played, whichOf(m));
    features.yields();
  },
  done: (features, s) => {
    if (s.phase === USE) features.because(R.stopsUsing, 1);
    else if (s.phase === ADD) features.because(R.stopsAdding, 1);
    else features.because(R.takesNoMore, 1);
  },
  add: (features, s, _, m) => {
    const { symbols } = designOf(s, whichOf(m));
    features.because(R.addsCard, 1);
    features.because(R.addsSymbol, symbols.length);
  },
  'lookout-symbol': (features) => features.because(R.addsSymbol, 1),
  suit: (features, s, seat, m) => {
    features.because(R.countsMany, symbolsHeld(s, seat, whichOf(m)));
  },
  gain: readGain,
  'gain-either': readGain,
  pack: (features, s, seat, m) => {
    const kind = whichOf(m);
    features.because(R.packsNeeded, features.needs.look(s, seat).missingOf(kind));
    features.because(R.packsPlenty, stuffOf(s, seat, kind));
  },
  tuck: (features, s, seat, m) => {
    if (fromOf(m) === FROM_DECK) return features.because(R.takesUnseen, 1);
    const card = whichOf(m);
    features.because(TUCK_AT + card, 1);
    if (fromOf(m) === FROM_HAND) features.because(R.tucksFromHand, 1);
    const { symbols } = designOf(s, card);
    for (const symbol of symbols)
      features.because(R.tucksHeldSuit, symbol === COIN ? 3 : ownedOf(s, seat, symbol));
  },
  trash: (features, _, __, m) => {
    features.because(OWN_AT + whichOf(m), -1);
    if (fromOf(m) !== FROM_DISCARD) features.because(R.trashesFromHand, 1);
  },
  'trash-rival': (features, s, _, m) => {
    features.because(OWN_AT + whichOf(m), 1);
    features.because(R.harmsLeading, standing(s, fromOf(m)));
  },
  'trash-this': nothing,
  recruit: (features, s, seat, m) => {
    const from = fromOf(m);
    if (from === FROM_DECK) return features.because(R.takesUnseen, 1);
    features.because(OWN_AT + whichOf(m), 1);
    if (from >= s.seats) return;
    features.because(R.takesFromRival, 1);
    features.because(R.harmsLeading, standing(s, from) - standing(s, seat));
  },
  pay: (features, s, seat, m) => {
    features.because(R.paysFromPack, payPack(m, 0) + payPack(m, 1));
    const next = s.box.levels[levelOf(s, seat) + 2];
    if (!next) return;
    for (const kind of [0, 1]) {
      const left =
        stuffOf(s, seat, kind) + packOf(s, seat, kind) - payStuff(m, kind) - payPack(m, kind);
      const short = Math.max(0, (kind === 0 ? next.pizzas : next.toys) - left);
      features.because(R.paysNeeded, short / 2);
    }
  },
  score: nothing,
  spend: (features, _, __, m) =>
    features.because(R.spendsFromPack, fromOf(m) === FROM_PACK ? 1 : 0),
  'copy-pack': nothing,
  'copy-rival': (features, s, seat, m) => {
    const needs = features.needs.look(s, seat);
    const rival = fromOf(m);
    for (const kind of [0, 1])
      features.because(R.copies, needs.useful(kind, packOf(s, rival, kind)));
  },
  convert: (features, s, seat, m) => {
    const needs = features.needs.look(s, seat);
    features.because(R.gainsNeeded, needs.missingOf(1 - whichOf(m)) - needs.missingOf(whichOf(m)));
    features.because(R.spendsFromPack, fromOf(m) === FROM_PACK ? 1 : 0);
  },
  follow: (features, s, seat, m) => {
    const card = whichOf(m);
    const program = designOf(s, s.played).programs[PUBLIC]!;
    const shown = s.followSymbols + followSymbols(designOf(s, card), suitFor(s, program));
    features.because(R.follows, 1);
    features.because(R.handLeft, size(s, handOf(seat)) - 1);
    features.because(PLAY_AT + card, -1);
    features.reckoning.look(s, seat).action(program, shown);
    features.yields();
  },
  pass: nothing,
  keep: (features, s, seat, m) => {
    const rule = whichOf(m);
    features.because(RULE_AT + rule, 1);
    const before = ruleOf(s, seat);
    s.rule[seat] = rule;
    features.because(R.ruleIsWorth, finalCount(s, seat).rulePoints);
    s.rule[seat] = before;
  },
  'take-perk': (features, _, __, m) => features.because(PERK_AT + whichOf(m), 1),
  recycle: (features, _, __, m) => {
    features.because(R.recycles, 1);
    features.because(PLAY_AT + whichOf(m), 1);
  },
  'rough-housing': (features, s) => {
    features.because(R.roughHouses, 1);
    features.because(OWN_AT + s.played, 1);
  },
  'do-over': (features) => features.because(R.playsAgain, 1),
  draft: (features, _, __, m) => features.because(OWN_AT + whichOf(m), 1),
});

/** Points on the track and of the fort. */
const standing = (s: FortState, seat: number): number =>
  trackOf(s, seat) + levelEntry(s, levelOf(s, seat)).points;

/** Symbols of a suit, or coins, in a seat's hand. */
function symbolsHeld(s: FortState, seat: number, suit: number): number {
  const hand = handOf(seat);
  let found = 0;
  for (let i = 0; i < size(s, hand); i++) found += symbolsOn(designOf(s, cardAt(s, hand, i)), suit);
  return found;
}

/** Symbols of a suit on all that a seat owns. */
function ownedOf(s: FortState, seat: number, suit: number): number {
  let found = 0;
  for (let pile = seat * SEAT_PILES; pile < (seat + 1) * SEAT_PILES; pile++) {
    for (let i = 0; i < size(s, pile); i++)
      found += symbolsOn(designOf(s, cardAt(s, pile, i)), suit);
  }
  return found;
}
