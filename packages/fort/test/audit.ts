import { MOST_DESIGNS } from '../src/box.ts';
import {
  deckOf,
  GONE,
  handOf,
  IN_PLAY,
  lookoutOf,
  PARK,
  PARK_DECK,
  PILE_AT,
  SEAT_PILES,
  size,
  yardOf,
} from '../src/piles.ts';
import { DRAFT, type FortState } from '../src/state.ts';
import {
  DEALT,
  MADE_UP_RULES,
  NONE,
  PARK_SIZE,
  PERKS,
  STUFF_HOLDS,
  XXL_BACKPACK,
} from '../src/words.ts';
import { cardsIn, minus, picksOf, rowOf, tally } from './tally.ts';

function check(holds: boolean, wrong: () => string): void {
  if (!holds) throw new Error(wrong());
}

const seatsOf = (s: FortState): number[] => Array.from({ length: s.seats }, (_, seat) => seat);

const found = new Int32Array(MOST_DESIGNS);
const hidden = new Int32Array(MOST_DESIGNS);

/** Counts the cards of a pile into a tally. */
function count(s: FortState, pile: number, into: Int32Array): void {
  const at = PILE_AT[pile]!;
  for (let i = at; i < at + size(s, pile); i++) into[s.cards[i]!]!++;
}

/** Each of the 60 kids and the best friends of the seats is in exactly one place. */
function auditCards(s: FortState): void {
  found.fill(0);
  for (const pile of [PARK, PARK_DECK, IN_PLAY, GONE]) count(s, pile, found);
  for (let pile = 0; pile < s.seats * SEAT_PILES; pile++) count(s, pile, found);
  const drafting = s.phase === DRAFT;
  if (drafting) for (let i = 0; i < s.seats * DEALT; i++) found[s.packets[i]!]!++;
  const boards = s.board.subarray(0, s.seats);
  for (const [card, { id, copies, friendOf }] of s.box.designs.entries()) {
    const expected = drafting && boards.includes(friendOf) ? 0 : copies;
    if (found[card] !== expected) throw new Error(`${id}: ${found[card]} of ${expected}`);
  }
  for (const pile of [PARK, PARK_DECK, ...seatsOf(s).map(yardOf)]) {
    const strange = cardsIn(s, pile).some((card) => s.box.isFriend[card] === 1);
    check(!strange, () => `a best friend in pile ${pile}`);
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
    const tucked = size(s, lookoutOf(seat));
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

/** What everybody claims to know of hidden cards is true. */
function auditKnowledge(s: FortState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const row = seat * MOST_DESIGNS;
    hidden.fill(0);
    count(s, handOf(seat), hidden);
    for (let card = 0; card < MOST_DESIGNS; card++) {
      if (hidden[card]! >= s.inHand[row + card]!) continue;
      throw new Error(`seat ${seat}: a card is said to be in hand and is not`);
    }
    count(s, deckOf(seat), hidden);
    for (let card = 0; card < MOST_DESIGNS; card++) {
      hidden[card]! -= s.inHand[row + card]! + s.hidden[row + card]!;
      if (hidden[card]! >= 0) continue;
      throw new Error(`seat ${seat}: a card is said to be in hand or deck and is not`);
    }
    if (!s.draft || s.phase === DRAFT) continue;
    const picks = minus(tally(picksOf(s, seat)), rowOf(s.shown, seat), hidden);
    const same = picks.every((left) => left === 0);
    check(same, () => `seat ${seat}: what it drafted is not what it has and has shown`);
  }
}

/** Nothing is made or lost, nothing is where it cannot be, and nobody is told what is not so. */
export function audit(s: FortState): void {
  auditCards(s);
  auditBoards(s);
  auditOnce(s, s.perkRow, s.perk, PERKS);
  auditOnce(s, s.ruleStack, s.rule, MADE_UP_RULES);
  auditKnowledge(s);
}
