import { cardName } from './carry-out.ts';
import { draftOf, packetWith } from './draft.ts';
import { deckOf, discardOf, handOf, IN_PLAY, lookoutOf, PARK, PARK_DECK, yardOf } from './piles.ts';
import { DRAFT, type FortState, OVER, PHASES } from './state.ts';
import { names, trashed } from './turn.ts';
import { BOARDS, DEALT, KINDS, MADE_UP_RULES, NONE, PERKS, SUITS } from './words.ts';

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
    rule: MADE_UP_RULES[s.rule[seat]!] ?? null,
    board: BOARDS[s.board[seat]!],
  };
}

/** What a seat has in the draft, and a pick it may still change. */
const draftNow = (s: FortState, seat: number): unknown => ({
  pack: packetOf(s, seat),
  kept: draftOf(s, seat)?.kept,
  picked: s.box.designs[s.sealed[seat]!]?.id ?? null,
});

function packetOf(s: FortState, seat: number): string[] {
  const at = packetWith(s, seat) * DEALT;
  return Array.from(s.packets.subarray(at + s.draftStep, at + DEALT), (c) => cardName(s, c));
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
    rules: bitsOf(MADE_UP_RULES, s.ruleStack),
    sculpture: orNull(s.sculpture),
    played: s.played === NONE ? null : cardName(s, s.played),
    declared: SUITS[s.declared] ?? null,
    inPlay: names(s, IN_PLAY),
    again: s.again === 1,
    trashed: trashed(s),
    ending: s.ending === 1,
    ...(s.phase === DRAFT && { draft: bySeat(s, draftNow) }),
  };
}
