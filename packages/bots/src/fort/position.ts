import {
  allPacked,
  allStuff,
  cardAt,
  DEALT,
  designOf,
  ENOUGH_POINTS,
  type FortState,
  finalCount,
  handOf,
  levelEntry,
  levelOf,
  lookoutOf,
  MOST_DESIGNS,
  NONE,
  PARK_DECK,
  PERKS,
  perkOf,
  SEAT_PILES,
  SUITS,
  size,
  TOP_LEVEL,
  trackOf,
  yardOf,
} from '@treefort/fort';
import { add } from '../row.ts';
import { LevelNeeds } from './level-needs.ts';

/** What a player would look at to see how a seat stands; then each perk, and each kid that the seat owns. */
export const SIGNS = [
  'track',
  'fort',
  'level',
  'covered',
  'short',
  'stuff',
  'pack',
  'lookouts',
  'hasRule',
  'rulePoints',
  'sculpture',
  'owned',
  'advances',
  'friends',
  'yard',
  'suits',
  'turnsLeft',
  'canClimb',
  'climbsNow',
] as const;

export const PERKS_AT: number = SIGNS.length;
export const CARDS_AT: number = PERKS_AT + PERKS.length;
export const SIGN_COUNT: number = CARDS_AT + MOST_DESIGNS;

const needs = new LevelNeeds();
const symbols = new Int16Array(SUITS.length + 1);

/** The Park deck of a new table: sixty kids without three in the Park and those dealt to each seat (fort.setup.park). */
const fullDeck = (seats: number): number => 57 - seats * DEALT;

/** How far the game is on, from 0 to 1: by levels, points or the Park deck, whichever is furthest. */
export function progress(s: FortState): number {
  let far = 1 - size(s, PARK_DECK) / fullDeck(s.seats);
  for (let seat = 0; seat < s.seats; seat++) {
    far = Math.max(far, levelOf(s, seat) / TOP_LEVEL, trackOf(s, seat) / ENOUGH_POINTS);
  }
  return Math.min(1, Math.max(0, far));
}

/** What was counted on the cards of the seat that was looked at last. */
const deck = { owned: 0, advances: 0, friends: 0, mostOfASuit: 0 };

/** Counts all cards of a seat, and writes how many of each it owns. */
function readCards(s: FortState, seat: number, out: Float64Array): void {
  deck.owned = deck.advances = deck.friends = deck.mostOfASuit = 0;
  symbols.fill(0);
  for (let pile = seat * SEAT_PILES; pile < (seat + 1) * SEAT_PILES; pile++) {
    const count = size(s, pile);
    deck.owned += count;
    for (let i = 0; i < count; i++) {
      const card = cardAt(s, pile, i);
      const design = designOf(s, card);
      deck.advances += design.advances;
      if (design.friendOf >= 0) deck.friends++;
      for (const symbol of design.symbols) symbols[symbol]!++;
      add(out, CARDS_AT + card, 1);
    }
  }
  for (let suit = 0; suit < SUITS.length; suit++) {
    deck.mostOfASuit = Math.max(deck.mostOfASuit, symbols[suit]!);
  }
}

/** Writes a seat's signs into a row. */
export function readSigns(s: FortState, seat: number, out: Float64Array): void {
  out.fill(0);
  readCards(s, seat, out);
  const perk = perkOf(s, seat);
  if (perk !== NONE) out[PERKS_AT + perk] = 1;
  const { all, climbs } = needs.look(s, seat);
  const level = levelOf(s, seat);
  const price = levelEntry(s, Math.min(level + 1, TOP_LEVEL));
  const total = price.pizzas + price.toys + price.any;
  const isKept = s.rule[seat] !== NONE;
  const left = (seat - s.first + s.seats) % s.seats >= (s.leader - s.first + s.seats) % s.seats;
  const ready = climbs && all === 0;
  out.set([
    trackOf(s, seat) / 10,
    levelEntry(s, level).points / 10,
    level / 5,
    climbs && total > 0 ? 1 - all / total : 1,
    climbs ? all / 5 : 0,
    allStuff(s, seat) / 8,
    allPacked(s, seat) / 6,
    size(s, lookoutOf(seat)) / 5,
    isKept ? 1 : 0,
    isKept ? finalCount(s, seat).rulePoints / 5 : 0,
    s.sculpture === seat ? 1 : 0,
    deck.owned / 15,
    deck.advances / 3,
    deck.friends / 2,
    size(s, yardOf(seat)) / 5,
    deck.mostOfASuit / 6,
    left ? 1 : 0,
    ready ? 1 : 0,
    ready && holdsAdvance(s, seat) ? 1 : 0,
  ]);
}

/** Whether a card in hand can bring the fort up a level. */
function holdsAdvance(s: FortState, seat: number): boolean {
  const hand = handOf(seat);
  for (let i = 0; i < size(s, hand); i++) {
    if (designOf(s, cardAt(s, hand, i)).advances > 0) return true;
  }
  return false;
}
