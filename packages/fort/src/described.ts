import type { Reader } from '@treefort/kernel';
import type { Box } from './box.ts';
import { DECK, DISCARD, HAND, LOOKOUT_PILE, YARD } from './piles.ts';
import {
  BOARDS,
  KINDS,
  MADE_UP_RULES,
  NONE,
  PARK_SIZE,
  PERKS,
  STUFF_HOLDS,
  TOP_LEVEL,
  XXL_BACKPACK,
} from './words.ts';

/** The cards of a box that a description has not yet named, by design. */
export class Unnamed {
  private readonly box: Box;
  private readonly left: number[];

  constructor(box: Box) {
    this.box = box;
    this.left = box.designs.map(({ copies }) => copies);
  }

  /** One card by its id; a design can be named as often as the box has copies of it (fort.card). */
  take(reader: Reader): number {
    const id = reader.text();
    const card = this.box.designs.findIndex((design) => design.id === id);
    if (card < 0) return reader.fail(`there is no card ${JSON.stringify(id)} in the box`);
    if (this.left[card] === 0) {
      const { copies } = this.box.designs[card]!;
      const often = copies === 1 ? 'only one' : `only ${copies}`;
      return reader.fail(`${id} is named too often: the box has ${often} (fort.card)`);
    }
    this.left[card]!--;
    return card;
  }

  /** Takes a best friend, if nobody has named it. */
  claim(friend: number): boolean {
    if (this.left[friend] === 0) return false;
    this.left[friend] = 0;
    return true;
  }

  /** Every kid that is left, copy by copy. */
  kids(): number[] {
    return this.left.flatMap((count, card) =>
      this.box.designs[card]!.friendOf < 0 ? new Array<number>(count).fill(card) : [],
    );
  }
}

/** Cards in their order, or nothing where the description leaves the zone open. */
type Zone = readonly number[] | undefined;

/** A seat as described; `NONE` is what it has not, undefined what was left out. */
export interface DescribedSeat {
  readonly at: Reader;
  /** By the numbers of a seat's piles. */
  readonly zones: readonly Zone[];
  readonly stuff: readonly number[];
  readonly pack: readonly number[];
  readonly level: number;
  readonly track: number;
  readonly perk: number;
  readonly rule: number | undefined;
  readonly board: number;
}

/** Hands and Yards beyond this have no place in a state; by the rules they hold six cards at most. */
const MOST_CARDS = 12;

const ZONES = ['hand', 'deck', 'discard', 'yard', 'lookout'] as const;
const PILE = { hand: HAND, deck: DECK, discard: DISCARD, yard: YARD, lookout: LOOKOUT_PILE };
const BOARD_FIELDS = ['stuff', 'pack', 'level', 'track', 'perk', 'rule', 'board'] as const;

export function readZone(reader: Reader, unnamed: Unnamed): Zone {
  return reader.missing ? undefined : reader.list().map((card) => unnamed.take(card));
}

/** A zone where best friends never lie: rivals could take them there. */
export function readKids(reader: Reader, box: Box, unnamed: Unnamed, rule: string): Zone {
  const cards = readZone(reader, unnamed);
  const at = cards?.findIndex((card) => box.designs[card]!.friendOf >= 0) ?? -1;
  if (at < 0) return cards;
  return reader.list()[at]!.fail(`a best friend never lies here (${rule})`);
}

export function readPark(reader: Reader, box: Box, unnamed: Unnamed): Zone {
  const park = readKids(reader, box, unnamed, 'fort.setup.friends');
  if (park && park.length > PARK_SIZE) {
    reader.fail(`the Park has ${PARK_SIZE} cards, not ${park.length} (fort.setup.park)`);
  }
  return park;
}

function readResources(reader: Reader): number[] {
  if (reader.missing) return [0, 0];
  const f = reader.fields(...KINDS);
  return KINDS.map((kind) => (f[kind].missing ? 0 : f[kind].whole(0, 99)));
}

function readStuff(reader: Reader): number[] {
  const stuff = readResources(reader);
  const over = stuff.findIndex((count) => count > STUFF_HOLDS);
  if (over < 0) return stuff;
  const kind = KINDS[over];
  return reader.fail(`${stuff[over]} of ${kind}, room for ${STUFF_HOLDS} (fort.stuff)`);
}

function readPack(reader: Reader, level: number, perk: number): number[] {
  const pack = readResources(reader);
  const room = level + 1 + (perk === XXL_BACKPACK ? 2 : 0);
  const packed = pack[0]! + pack[1]!;
  if (packed > room) reader.fail(`${packed} resources, room for ${room} (fort.pack)`);
  return pack;
}

/** A number out of a list of words; nothing at all where it says null. */
function readWord(reader: Reader, words: readonly string[]): number | undefined {
  if (reader.missing) return undefined;
  return reader.value === null ? NONE : words.indexOf(reader.oneOf(words));
}

export function readSeat(reader: Reader, box: Box, unnamed: Unnamed): DescribedSeat {
  const f = reader.fields(...ZONES, ...BOARD_FIELDS);
  const level = f.level.missing ? 0 : f.level.whole(0, TOP_LEVEL);
  const perk = readWord(f.perk, PERKS) ?? NONE;
  const zones: Zone[] = [];
  for (const zone of ZONES) {
    const cards =
      zone === 'yard'
        ? readKids(f.yard, box, unnamed, 'fort.discard.played')
        : readZone(f[zone], unnamed);
    if (cards && cards.length > MOST_CARDS && (zone === 'hand' || zone === 'yard')) {
      f[zone].fail(`${cards.length} cards, at most ${MOST_CARDS} fit here`);
    }
    zones[PILE[zone]] = cards;
  }
  const tucked = zones[LOOKOUT_PILE]?.length ?? 0;
  if (tucked > level + 1) f.lookout.fail(`${tucked} cards, room for ${level + 1} (fort.lookout)`);
  return {
    at: reader,
    zones,
    stuff: readStuff(f.stuff),
    pack: readPack(f.pack, level, perk),
    level,
    track: f.track.missing ? 0 : f.track.whole(0, 999),
    perk,
    rule: readWord(f.rule, MADE_UP_RULES),
    board: boardOf(reader, readWord(f.board, BOARDS) ?? NONE, zones, box),
  };
}

/** The board: as given, or as the best friends tell whose they are (fort.setup.friends). */
function boardOf(seat: Reader, given: number, zones: readonly Zone[], box: Box): number {
  const friends = zones.flatMap((cards) => cards ?? []).map((card) => box.designs[card]!.friendOf);
  const boards = new Set([given, ...friends].filter((board) => board >= 0));
  if (boards.size > 1) {
    const names = [...boards].map((board) => BOARDS[board]).join(' and ');
    seat.fail(`best friends of one board only, not ${names} (fort.setup.friends)`);
  }
  return [...boards][0] ?? NONE;
}
