import { cardName } from './carry-out.ts';
import { deckOf, discardOf, handOf, IN_PLAY, lookoutOf, PARK, PARK_DECK, yardOf } from './piles.ts';
import { packWith, pickerOf } from './setup.ts';
import { DRAFT, type FortState, OVER, PHASES } from './state.ts';
import { names, trashed } from './turn.ts';
import { BOARDS, DEALT, KINDS, NONE, PERKS, RULES, SUITS } from './words.ts';

/** A face-down pile, its top card first. */
const fromTop = (s: FortState, pile: number): string[] => names(s, pile).reverse();

const orNull = (number: number): number | null => (number === NONE ? null : number);

const resources = (row: Int8Array, seat: number): Record<string, number> =>
  Object.fromEntries(KINDS.map((kind, i) => [kind, row[seat * 2 + i]!]));

const bitsOf = (words: readonly string[], bits: number): string[] =>
  words.filter((_, i) => (bits >> i) & 1);

function seatOf(s: FortState, seat: number): unknown {
  return {
    hand: names(s, handOf(seat)),
    deck: fromTop(s, deckOf(seat)),
    discard: names(s, discardOf(seat)),
    yard: names(s, yardOf(seat)),
    lookout: names(s, lookoutOf(seat)),
    stuff: resources(s.stuff, seat),
    pack: resources(s.pack, seat),
    level: s.level[seat],
    track: s.track[seat],
    perk: PERKS[s.perk[seat]!] ?? null,
    rule: RULES[s.rule[seat]!] ?? null,
    board: BOARDS[s.board[seat]!],
  };
}

/** What a seat has in the draft: the pack it picks from, what it kept, and a pick it may still change. */
function draftOf(s: FortState, seat: number): unknown {
  const at = packWith(s, seat) * DEALT;
  const kept: string[] = [];
  for (let k = 0; k < s.draftStep; k++) {
    for (let pack = 0; pack < s.seats; pack++) {
      if (pickerOf(s, pack, k) === seat) kept.push(cardName(s, s.packs[pack * DEALT + k]!));
    }
  }
  const pack = Array.from(s.packs.subarray(at + s.draftStep, at + DEALT), (c) => cardName(s, c));
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
    park: names(s, PARK),
    parkDeck: fromTop(s, PARK_DECK),
    perks: bitsOf(PERKS, s.perkRow),
    rules: bitsOf(RULES, s.ruleStack),
    sculpture: orNull(s.sculpture),
    played: s.played === NONE ? null : cardName(s, s.played),
    declared: SUITS[s.declared] ?? null,
    inPlay: names(s, IN_PLAY),
    again: s.again === 1,
    trashed: trashed(s),
    ending: s.ending === 1,
    ...(s.phase === DRAFT && { draft: bySeat(s, draftOf) }),
  };
}
