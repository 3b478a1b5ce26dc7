import {
  type Random,
  type Reader,
  type Result,
  reading,
  type Setup,
  shuffle,
} from '@treefort/kernel';
import { MOST_DESIGNS } from './box.ts';
import {
  type DescribedSeat,
  readKids,
  readPark,
  readSeat,
  readZone,
  Unnamed,
} from './described.ts';
import { checkEnd, endReason } from './end.ts';
import { DECK, GONE, HAND, PARK, PARK_DECK, pileOf, put, SEAT_PILES } from './piles.ts';
import { flow } from './play.ts';
import { layPerks, layRules } from './rewards.ts';
import { empty } from './setup.ts';
import { designOf, type FortState, PHASES, PLAY } from './state.ts';
import { beginTurn } from './turn.ts';
import { BOARDS, DEALT, HAND_SIZE, NONE, PARK_SIZE, TOP_LEVEL } from './words.ts';

const TABLE = [
  'park',
  'parkDeck',
  'perks',
  'rules',
  'leader',
  'first',
  'round',
  'sculpture',
] as const;
/** What an inspected state tells besides; at the start of a Play phase most of it can only be one thing. */
const STATE = [
  'phase',
  'actor',
  'played',
  'declared',
  'inPlay',
  'again',
  'trashed',
  'ending',
] as const;
type Fields = Record<'seats' | (typeof TABLE)[number] | (typeof STATE)[number], Reader>;

/** A described position at the leader's Play phase. */
export function arrange(scenario: unknown, setup: Setup, random: Random): Result<FortState> {
  return reading(scenario, 'scenario', (reader) => {
    const f = reader.fields('seats', ...TABLE, ...STATE);
    const s = empty(setup);
    s.random.set(random);
    // What was drafted is not described.
    s.draft = 0;
    const list = f.seats.list();
    if (list.length !== s.seats) f.seats.fail(`expected ${s.seats} seats, found ${list.length}`);
    const unnamed = new Unnamed(s.box);
    const seats = list.map((seat) => readSeat(seat, s.box, unnamed));
    setBoards(s, seats);
    layCards(s, seats, unnamed, f);
    for (const [seat, { stuff, pack, level, track }] of seats.entries()) {
      s.stuff.set(stuff, seat * 2);
      s.pack.set(pack, seat * 2);
      s.level[seat] = level;
      s.track[seat] = track;
    }
    layPerks(s, seats, f.perks);
    layRules(s, seats, f.rules);
    open(s, f);
    return s;
  });
}

/** Gives each seat the board of its best friends; the others get what is left, in order. */
function setBoards(s: FortState, seats: readonly DescribedSeat[]): void {
  const free = new Set(BOARDS.keys());
  for (const { board, at } of seats) {
    if (board !== NONE && !free.delete(board)) {
      at.fail(`another seat has the ${BOARDS[board]} board (fort.setup.friends)`);
    }
  }
  const rest = [...free];
  for (const [seat, { board }] of seats.entries()) {
    s.board[seat] = board === NONE ? rest.shift()! : board;
  }
  for (let seat = s.seats; seat < BOARDS.length; seat++) s.board[seat] = rest.shift()!;
}

/** Lays a face-down pile, its first card on top. */
const layDown = (s: FortState, pile: number, cards: readonly number[]): void => {
  for (const card of cards.toReversed()) put(s, pile, card);
};

function layCards(
  s: FortState,
  seats: readonly DescribedSeat[],
  unnamed: Unnamed,
  f: Fields,
): void {
  const park = readPark(f.park, s.box, unnamed);
  const parkDeck = readKids(f.parkDeck, s.box, unnamed, 'fort.setup.friends');
  for (const card of readZone(f.trashed, unnamed) ?? []) put(s, GONE, card);
  const rest = unnamed.kids();
  shuffle(s.random, rest);
  for (const [seat, described] of seats.entries()) laySeat(s, seat, described, unnamed, rest);
  for (const [friend, { friendOf }] of s.box.designs.entries()) {
    if (friendOf >= 0 && unnamed.claim(friend)) put(s, GONE, friend);
  }
  for (const card of park ?? rest.splice(0, PARK_SIZE)) put(s, PARK, card);
  layDown(s, PARK_DECK, parkDeck ?? rest.splice(0));
  for (const card of rest) put(s, GONE, card);
}

/** Lays a seat's zones; what is left out is filled as if the seat had had a deal (fort.setup.deck). */
function laySeat(
  s: FortState,
  seat: number,
  { zones, at }: DescribedSeat,
  unnamed: Unnamed,
  rest: number[],
): void {
  const piles = zones.map((cards) => [...(cards ?? [])]);
  const [handOpen, deckOpen] = [!zones[HAND], !zones[DECK]];
  if (handOpen || deckOpen) {
    const friends = s.box.friends[s.board[seat]!]!.filter((friend) => unnamed.claim(friend));
    const named = piles.flat().filter((card) => designOf(s, card).friendOf < 0).length;
    const wanted = deckOpen ? DEALT - named : 0;
    const kids = Math.max(0, wanted, handOpen ? HAND_SIZE - friends.length : 0);
    if (kids > rest.length) at.fail(`${kids} kids are to be filled in, ${rest.length} are left`);
    const own = [...friends, ...rest.splice(0, kids)];
    shuffle(s.random, own);
    if (handOpen) piles[HAND] = own.splice(0, HAND_SIZE);
    if (deckOpen) piles[DECK] = own;
  }
  for (let zone = 0; zone < SEAT_PILES; zone++) {
    const cards = piles[zone]!;
    if (zone === DECK) layDown(s, pileOf(seat, zone), cards);
    else for (const card of cards) put(s, pileOf(seat, zone), card);
  }
  // Everybody knows whose best friends are where nobody sees them; of kids nothing is known.
  for (const card of [...piles[HAND]!, ...piles[DECK]!]) {
    if (designOf(s, card).friendOf >= 0) s.hidden[seat * MOST_DESIGNS + card] = 1;
  }
}

/** The macaroni sculpture: with somebody at level 5, if there is one (fort.level.5). */
function readSculpture(s: FortState, reader: Reader): number {
  const top = [...s.level.subarray(0, s.seats).keys()].filter(
    (seat) => s.level[seat] === TOP_LEVEL,
  );
  if (reader.missing) return top[0] ?? NONE;
  const owner = reader.value === null ? NONE : reader.whole(0, s.seats - 1);
  if (owner === NONE ? top.length > 0 : !top.includes(owner)) {
    reader.fail(`the first at level ${TOP_LEVEL} has the macaroni sculpture (fort.level.5)`);
  }
  return owner;
}

/** Opens the leader's turn. */
function open(s: FortState, f: Fields): void {
  const leader = f.leader.missing ? 0 : f.leader.whole(0, s.seats - 1);
  s.first = f.first.missing ? leader : f.first.whole(0, s.seats - 1);
  s.round = f.round.missing ? 1 : f.round.whole(1, 999);
  s.sculpture = readSculpture(s, f.sculpture);
  expectStart(f, leader);
  if (!f.ending.missing && f.ending.flag() !== (endReason(s) !== undefined)) {
    f.ending.fail('not what track, levels and Park deck say (fort.end.trigger)');
  }
  beginTurn(s, leader);
  checkEnd(s);
  flow(s);
}

/** Refuses a state that was taken in the middle of a turn: what was done there is not described. */
function expectStart(f: Fields, leader: number): void {
  const start = 'a description starts at the Play phase';
  if (!f.phase.missing && f.phase.oneOf(PHASES) !== PHASES[PLAY]) f.phase.fail(start);
  if (!f.actor.missing && f.actor.whole(0, 3) !== leader) f.actor.fail('the leader plays first');
  for (const reader of [f.played, f.declared]) {
    if (!reader.missing && reader.value !== null) reader.fail(start);
  }
  if (!f.inPlay.missing && f.inPlay.list().length > 0) f.inPlay.fail(start);
  if (!f.again.missing && f.again.flag()) f.again.fail(start);
}
