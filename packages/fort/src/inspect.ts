import {
  cardAt,
  deckOf,
  discardOf,
  GONE,
  handOf,
  IN_PLAY,
  lookoutOf,
  PARK,
  PARK_DECK,
  size,
  yardOf,
} from './piles.ts';
import { packWith, pickerOf } from './setup.ts';
import { DRAFT, type FortState, OVER, PHASES } from './state.ts';
import { BOARDS, DEALT, KINDS, NONE, PERKS, RULES, SUITS } from './words.ts';

const nameOf = (s: FortState, card: number): string => s.box.designs[card]!.id;

const named = (s: FortState, pile: number): string[] =>
  Array.from({ length: size(s, pile) }, (_, i) => nameOf(s, cardAt(s, pile, i)));

/** A face-down pile, its top card first. */
const fromTop = (s: FortState, pile: number): string[] => named(s, pile).reverse();

const orNull = (number: number): number | null => (number === NONE ? null : number);

const resources = (row: Int8Array, seat: number): Record<string, number> =>
  Object.fromEntries(KINDS.map((kind, i) => [kind, row[seat * 2 + i]!]));

const bitsOf = (words: readonly string[], bits: number): string[] =>
  words.filter((_, i) => (bits >> i) & 1);

function seatOf(s: FortState, seat: number): unknown {
  return {
    hand: named(s, handOf(seat)),
    deck: fromTop(s, deckOf(seat)),
    discard: named(s, discardOf(seat)),
    yard: named(s, yardOf(seat)),
    lookout: named(s, lookoutOf(seat)),
    stuff: resources(s.stuff, seat),
    pack: resources(s.pack, seat),
    level: s.level[seat],
    track: s.track[seat],
    perk: PERKS[s.perk[seat]!] ?? null,
    rule: RULES[s.rule[seat]!] ?? null,
    board: BOARDS[s.board[seat]!],
  };
}

/** What left the game in play, without the best friends of boards that nobody has. */
function trashed(s: FortState): string[] {
  const boards = Array.from(s.board.subarray(0, s.seats));
  return named(s, GONE).filter((_, i) => {
    const { friendOf } = s.box.designs[cardAt(s, GONE, i)]!;
    return friendOf < 0 || boards.includes(friendOf);
  });
}

/** What a seat has in the draft: the pack it picks from, what it kept, and a pick it may still change. */
function draftOf(s: FortState, seat: number): unknown {
  const at = packWith(s, seat) * DEALT;
  const kept: string[] = [];
  for (let k = 0; k < s.draftStep; k++) {
    for (let pack = 0; pack < s.seats; pack++) {
      if (pickerOf(s, pack, k) === seat) kept.push(nameOf(s, s.packs[pack * DEALT + k]!));
    }
  }
  const pack = Array.from(s.packs.subarray(at + s.draftStep, at + DEALT), (c) => nameOf(s, c));
  return { pack, kept, picked: s.box.designs[s.sealed[seat]!]?.id ?? null };
}

const bySeat = (s: FortState, of: (s: FortState, seat: number) => unknown): unknown[] =>
  Array.from({ length: s.seats }, (_, seat) => of(s, seat));

/**
 * Everything in readable words, for tests and tools; a player gets a view instead. At the start of a Play phase it is
 * a description that `arrange` accepts.
 */
export function inspect(s: FortState): unknown {
  const decided = s.phase !== DRAFT && s.phase !== OVER;
  return {
    phase: PHASES[s.phase],
    round: s.round,
    first: s.first,
    leader: s.leader,
    actor: decided ? s.actor : null,
    seats: bySeat(s, seatOf),
    park: named(s, PARK),
    parkDeck: fromTop(s, PARK_DECK),
    perks: bitsOf(PERKS, s.perkRow),
    rules: bitsOf(RULES, s.ruleStack),
    sculpture: orNull(s.sculpture),
    played: s.played === NONE ? null : nameOf(s, s.played),
    declared: SUITS[s.declared] ?? null,
    inPlay: named(s, IN_PLAY),
    again: s.again === 1,
    trashed: trashed(s),
    ending: s.ending === 1,
    ...(s.phase === DRAFT && { draft: bySeat(s, draftOf) }),
  };
}
