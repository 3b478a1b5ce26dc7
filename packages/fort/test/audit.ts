import {
  DRAFT,
  type FortState,
  GONE,
  HAND,
  IN_PLAY,
  LOOKOUT_PILE,
  PARK,
  PARK_DECK,
  pileOf,
  SEAT_PILES,
  size,
  YARD,
} from '../src/state.ts';
import { DEALT, NONE, PARK_SIZE, PERKS, RULES, STUFF_HOLDS, XXL_BACKPACK } from '../src/words.ts';
import { cardsIn, minus, picksOf, rowOf, type Tally, tally, unknownOf } from './tally.ts';

function check(holds: boolean, wrong: () => string): void {
  if (!holds) throw new Error(wrong());
}

const seatsOf = (s: FortState): number[] => Array.from({ length: s.seats }, (_, seat) => seat);

/** Each of the 60 kids and the best friends of the seats is in exactly one place. */
function auditCards(s: FortState): void {
  const piles = [PARK, PARK_DECK, IN_PLAY, GONE];
  for (const seat of seatsOf(s)) {
    for (let zone = 0; zone < SEAT_PILES; zone++) piles.push(pileOf(seat, zone));
  }
  const drafting = s.phase === DRAFT;
  const lists = piles.map((pile) => cardsIn(s, pile));
  const packs = drafting ? Array.from(s.packs.subarray(0, s.seats * DEALT)) : [];
  const found = tally(...lists, packs);
  const boards = s.board.subarray(0, s.seats);
  for (const [card, { id, copies, friendOf }] of s.box.designs.entries()) {
    const expected = drafting && boards.includes(friendOf) ? 0 : copies;
    check(found[card] === expected, () => `${id}: ${found[card]} of ${expected}`);
  }
  const strays = [PARK, PARK_DECK, ...seatsOf(s).map((seat) => pileOf(seat, YARD))];
  for (const pile of strays) {
    const kids = cardsIn(s, pile).every((card) => s.box.designs[card]!.friendOf < 0);
    check(kids, () => `a best friend in pile ${pile}`);
  }
  check(size(s, PARK) <= PARK_SIZE, () => `${size(s, PARK)} cards in the Park`);
}

/** Nobody has more than there is room for. */
function auditBoards(s: FortState): void {
  for (const seat of seatsOf(s)) {
    const [level, perk] = [s.level[seat]!, s.perk[seat]!];
    const stuff = [s.stuff[seat * 2]!, s.stuff[seat * 2 + 1]!];
    const pack = [s.pack[seat * 2]!, s.pack[seat * 2 + 1]!];
    for (const count of [...stuff, ...pack]) check(count >= 0, () => `seat ${seat} owes resources`);
    for (const count of stuff) check(count <= STUFF_HOLDS, () => `seat ${seat}: fort.stuff`);
    const room = level + 1 + (perk === XXL_BACKPACK ? 2 : 0);
    check(pack[0]! + pack[1]! <= room, () => `seat ${seat}: fort.pack`);
    const tucked = size(s, pileOf(seat, LOOKOUT_PILE));
    check(tucked <= level + 1, () => `seat ${seat}: fort.lookout`);
    check(level >= 0 && level < s.box.levels.length, () => `seat ${seat} at level ${level}`);
  }
}

/** Each perk and each made-up rule lies in one place, and there are not more than were dealt. */
function auditOnce(s: FortState, row: number, held: Int8Array, words: readonly string[]): void {
  let bits = row;
  let count = words.filter((_, i) => (row >> i) & 1).length;
  for (const thing of held.subarray(0, s.seats)) {
    if (thing === NONE) continue;
    check(!((bits >> thing) & 1), () => `${words[thing]} is in two places`);
    bits |= 1 << thing;
    count++;
  }
  check(bits >> words.length === 0, () => 'something unheard of lies on the table');
  check(count <= s.seats + 1, () => `${count} of ${s.seats + 1} in play`);
}

const fits = (some: Tally): boolean => some.every((count) => count >= 0);

/** What everybody claims to know of hidden cards is true. */
function auditKnowledge(s: FortState): void {
  for (const seat of seatsOf(s)) {
    const hand = tally(cardsIn(s, pileOf(seat, HAND)));
    const surely = minus(hand, rowOf(s.inHand, seat));
    check(fits(surely), () => `seat ${seat}: a card is said to be in hand and is not`);
    const unknown = unknownOf(s, seat);
    check(fits(unknown), () => `seat ${seat}: a card is said to be in hand or deck and is not`);
    if (!s.draft || s.phase === DRAFT) continue;
    const picks = minus(tally(picksOf(s, seat)), rowOf(s.shown, seat), unknown);
    const same = picks.every((count) => count === 0);
    check(same, () => `seat ${seat}: what it drafted is not what it has and has shown`);
  }
}

/** Nothing is made or lost, nothing is where it cannot be, and nobody is told what is not so. */
export function audit(s: FortState): void {
  auditCards(s);
  auditBoards(s);
  auditOnce(s, s.perkRow, s.perk, PERKS);
  auditOnce(s, s.ruleStack, s.rule, RULES);
  auditKnowledge(s);
}
