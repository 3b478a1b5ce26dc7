import { type Random, type Reader, shuffle } from '@treefort/kernel';
import type { DescribedSeat } from './described.ts';
import type { FortState } from './state.ts';
import { MADE_UP_RULES, NONE, PERKS } from './words.ts';

/** Lays out what levels bring at a described table: perks and made-up rules. */

/** Reads which of the words lie on the table, none twice; undefined if the row is left out. */
function readRow(reader: Reader, words: readonly string[], owned: number): number | undefined {
  if (reader.missing) return undefined;
  let bits = 0;
  for (const item of reader.list()) {
    const bit = 1 << words.indexOf(item.oneOf(words));
    if ((bits | owned) & bit) item.fail(`${item.text()} is already somewhere else`);
    bits |= bit;
  }
  return bits;
}

const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** Some of those that are not in `taken`, as bits. */
function someBut(random: Random, words: readonly unknown[], taken: number, count: number): number {
  const free = [...words.keys()].filter((i) => !((taken >> i) & 1));
  shuffle(random, free);
  return free.slice(0, Math.max(0, count)).reduce((bits, i) => bits | (1 << i), 0);
}

/** What the seats hold, as bits; the same thing twice is refused. */
function ownedBits(
  seats: readonly DescribedSeat[],
  words: readonly string[],
  of: (seat: DescribedSeat) => number,
): number {
  let bits = 0;
  for (const seat of seats) {
    const number = of(seat);
    if (number === NONE) continue;
    if ((bits >> number) & 1) seat.at.fail(`${words[number]} is already with another seat`);
    bits |= 1 << number;
  }
  return bits;
}

/** Owned perks and the row: as many as players, plus 1, those used up included (fort.setup.perks). */
export function layPerks(s: FortState, seats: readonly DescribedSeat[], reader: Reader): void {
  const owned = ownedBits(seats, PERKS, ({ perk }) => perk);
  for (const [seat, { perk }] of seats.entries()) s.perk[seat] = perk;
  const taken = seats.filter(({ level, perk }) => level >= 2 || perk !== NONE).length;
  const all = s.seats + 1;
  const row = readRow(reader, PERKS, owned);
  s.perkRow = row ?? someBut(s.random, PERKS, owned, all - taken);
  const total = ones(s.perkRow) + ones(owned);
  if (total > all)
    reader.fail(`${total} perks with the owned ones, not over ${all} (fort.setup.perks)`);
}

/** Kept rules and the stack, as if the seats had kept theirs in seat order (fort.setup.rules, fort.level.1). */
export function layRules(s: FortState, seats: readonly DescribedSeat[], reader: Reader): void {
  let known = ownedBits(seats, MADE_UP_RULES, ({ rule }) => rule ?? NONE);
  const stack = readRow(reader, MADE_UP_RULES, known);
  known |= stack ?? 0;
  const keepers: number[] = [];
  for (const [seat, { rule, level }] of seats.entries()) {
    const own = rule === undefined || rule === NONE ? 0 : 1 << rule;
    const open = rule === undefined && level >= 1;
    const bit = open ? someBut(s.random, MADE_UP_RULES, known, 1) : own;
    known |= bit;
    if (!bit) continue;
    s.rule[seat] = 31 - Math.clz32(bit);
    keepers.push(seat);
  }
  const all = s.seats + 1;
  const passedOver = seats.filter(({ rule, level }) => rule === NONE && level >= 1).length;
  const left = all - keepers.length - passedOver;
  s.ruleStack = stack ?? someBut(s.random, MADE_UP_RULES, known, left);
  const total = ones(s.ruleStack) + keepers.length;
  if (total > all) {
    reader.fail(`${total} made-up rules with the kept ones, not over ${all} (fort.setup.rules)`);
  }
  let seen = s.ruleStack;
  for (const [turn, seat] of [...keepers.entries()].reverse()) {
    seen |= 1 << s.rule[seat]!;
    s.sawRules[seat] = seen;
    s.ruleTurn[seat] = turn;
  }
}
