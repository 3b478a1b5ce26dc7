import {
  nth,
  type Random,
  type Reader,
  type Result,
  reading,
  type Setup,
  shuffle,
} from '@treefort/kernel';
import { builtBy, roomOn } from './accessors.ts';
import { allowedPlaces, build, clearTree, discard } from './build.ts';
import { isPlace, PLACES, placeAt, sideOf, written } from './place.ts';
import { empty, openPicks } from './play.ts';
import { COLOURS, colourName, ROOMS } from './rooms.ts';
import {
  colourOf,
  everybody,
  HAND,
  NONE,
  ROOM_COUNT,
  type TreehouseState,
  WEEKS,
} from './state.ts';

/** Hands out the 72 rooms, each once. */
class Box {
  private readonly left = new Set(ROOMS.keys());

  take(reader: Reader): number {
    const room = ROOMS.indexOf(reader.oneOf(ROOMS));
    if (!this.left.delete(room)) return reader.fail(`${ROOMS[room]} is already somewhere else`);
    return room;
  }

  rest(random: Random): number[] {
    const rest = [...this.left];
    shuffle(random, rest);
    return rest;
  }
}

interface Wanted {
  readonly tree: ReadonlyMap<number, number>;
  readonly hand: readonly number[] | undefined;
  readonly score: number;
}

function readTree(reader: Reader, box: Box): Map<number, number> {
  const tree = new Map<number, number>();
  for (const item of reader.missing ? [] : reader.list()) {
    const f = item.fields('level', 'place', 'room', 'colour');
    const level = f.level.whole(2, 6);
    const i = f.place.whole(1, level);
    if (!isPlace(level, i)) f.place.fail('no such place');
    const place = placeAt(level, i);
    if (tree.has(place)) item.fail(`place ${level}:${i} is taken twice (tree.permanent)`);
    const room = box.take(f.room);
    const colour = colourName(colourOf(room));
    if (!f.colour.missing && f.colour.oneOf(COLOURS) !== colour)
      f.colour.fail(`${ROOMS[room]} is ${colour} (tree.rooms)`);
    tree.set(place, room);
  }
  return tree;
}

function readSeat(reader: Reader, box: Box): Wanted {
  const f = reader.fields('tree', 'hand', 'score', 'balance');
  const tree = readTree(f.tree, box);
  const hand = f.hand.missing ? undefined : f.hand.list().map((room) => box.take(room));
  if (hand && hand.length > HAND) f.hand.fail(`a hand has at most ${HAND} rooms (tree.deal)`);
  const balance = [...tree.keys()].reduce((sum, place) => sum + sideOf(place), 0);
  if (!f.balance.missing && f.balance.whole(-1, 1) !== balance) {
    f.balance.fail(`the rooms of the tree put the marker at ${balance} (tree.balance)`);
  }
  return { tree, hand, score: f.score.missing ? 0 : f.score.whole(0, 999) };
}

/** Builds the tree in some order that the rules allow, or says what stands against it. */
function raise(
  s: TreehouseState,
  seat: number,
  tree: ReadonlyMap<number, number>,
  at: Reader,
): void {
  const dead = new Set<number>();
  const grow = (): boolean => {
    if (dead.has(builtBy(s, seat))) return false;
    const left = [...tree].filter(([place]) => roomOn(s, seat, place) === NONE);
    if (left.length === 0) return true;
    const before = { built: builtBy(s, seat), order: orderOf(s, seat) };
    for (const [place, room] of left) {
      if (!(allowedPlaces(s, seat, colourOf(room)) & (1 << place))) continue;
      build(s, seat, room, place);
      if (grow()) return true;
      rebuild(s, seat, before.order);
    }
    dead.add(before.built);
    return false;
  };
  if (!grow()) at.fail(`no order of building leads to this tree: ${obstacle(s, seat, tree)}`);
}

type Order = readonly (readonly [place: number, room: number])[];

const orderOf = (s: TreehouseState, seat: number): Order =>
  Array.from(
    s.tree.subarray(seat * PLACES, (seat + 1) * PLACES),
    (room, place) => [place, room] as const,
  ).filter(([, room]) => room !== NONE);

function rebuild(s: TreehouseState, seat: number, rooms: Order): void {
  clearTree(s, seat);
  for (const [place, room] of rooms) build(s, seat, room, place);
}

/** The first rule found that no order can satisfy. */
function obstacle(s: TreehouseState, seat: number, tree: ReadonlyMap<number, number>): string {
  clearTree(s, seat);
  for (const [place, room] of tree) build(s, seat, room, place);
  const name = (place: number) => {
    const at = written(place);
    return `${at.level}:${at.place}`;
  };
  const places = [...tree.keys()];
  const hanging = places.find((place) => !supported(tree, place));
  if (hanging !== undefined) return `${name(hanging)} stands on nothing (tree.support)`;
  const sum = places.reduce((total, place) => total + sideOf(place), 0);
  if (Math.abs(sum) > 1) return 'it leans too far (tree.balance.blocked)';
  return 'its colours or its balance do not allow it (tree.colour, tree.balance.blocked)';
}

function supported(tree: ReadonlyMap<number, number>, place: number): boolean {
  const { level, place: i } = written(place);
  return [i - 1, i].every((j) => !isPlace(level - 1, j) || tree.has(placeAt(level - 1, j)));
}

/** The common size of all hands: as given where all give the same, else what fits the rooms already built. */
function handSize(seats: readonly Wanted[], week: number): number {
  const given = seats.map(({ hand }) => hand?.length ?? 0);
  const longest = Math.max(...given);
  if (longest >= 2 && given.every((length) => length === longest)) return longest;
  const built = Math.max(...seats.map(({ tree }) => tree.size)) - 5 * (week - 1);
  return Math.max(longest, HAND - Math.min(Math.max(built, 0), 4));
}

/** A described position at the start of a pick. */
export function arrange(scenario: unknown, setup: Setup, random: Random): Result<TreehouseState> {
  return reading(scenario, 'scenario', (reader) => {
    const f = reader.fields('seats', 'week', 'discard', 'deck', 'first');
    const box = new Box();
    const list = f.seats.list();
    if (list.length !== setup.seats) f.seats.fail(`expected ${setup.seats} seats`);
    const wanted = list.map((seat) => readSeat(seat, box));
    const discarded = f.discard.missing ? [] : f.discard.list().map((room) => box.take(room));
    const top = f.deck.missing ? [] : f.deck.list().map((room) => box.take(room));
    const s = empty(setup);
    s.random.set(random);
    s.week = f.week.missing ? 1 : f.week.whole(1, WEEKS);
    s.first = firstOf(f.first, s);
    for (const [seat, { tree, score }] of wanted.entries()) {
      raise(s, seat, tree, nth(list, seat).fields('tree', 'hand', 'score', 'balance').tree);
      s.score[seat] = score;
    }
    for (const room of discarded) discard(s, room, everybody(s));
    fill(s, wanted, box.rest(s.random), top, reader);
    return s;
  });
}

/** In week 1 the one whom chance makes first, later the one who was first last week. */
function firstOf(reader: Reader, s: TreehouseState): number {
  if (!reader.missing) return reader.whole(0, s.seats - 1);
  return s.week === 1 ? NONE : 0;
}

function fill(
  s: TreehouseState,
  wanted: readonly Wanted[],
  rest: number[],
  top: readonly number[],
  reader: Reader,
): void {
  s.handSize = handSize(wanted, s.week);
  s.picks = HAND - s.handSize;
  const hands = wanted.map(({ hand }) => [...(hand ?? [])]);
  for (const hand of hands) {
    while (hand.length < s.handSize)
      hand.push(rest.pop() ?? reader.fail('not enough rooms left for the hands'));
  }
  const deck = [...top, ...rest];
  const needed = (WEEKS - s.week) * s.seats * HAND;
  if (deck.length < needed) {
    reader.fail(
      `${deck.length} rooms are left for the deck, later weeks need ${needed} (tree.deal)`,
    );
  }
  s.dealt = ROOM_COUNT - deck.length;
  s.deck.set(deck, s.dealt);
  openPicks(s, hands);
}
