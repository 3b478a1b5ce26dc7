import type { Box } from '@treefort/fort';
import {
  type Count,
  count,
  DEEDS,
  type Deed,
  ENDINGS,
  type Ending,
  type Facts,
  type SeatFacts,
} from './facts.ts';

/** How a row of whole numbers is spread. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
  /** How often each number came up. */
  readonly seen: Readonly<Count>;
}

/** The points of a seat, by where they came from. */
export interface Parts {
  readonly track: number;
  readonly fort: number;
  readonly rule: number;
  readonly sculpture: number;
}

/** How a card did. */
export interface CardFigures {
  readonly id: string;
  /** 0 for a best friend, of which each board has its own. */
  readonly copies: number;
  /** How often a game each deed was done to it. */
  readonly deeds: Readonly<Record<Deed, number>>;
  /** How many of it lie in a winner's deck at the end, and in anybody's; the quotient is what it is worth to own it. */
  readonly inWinners: number;
  readonly inAll: number;
}

/** How a perk or a made-up rule did. */
export interface RewardFigures {
  readonly id: string;
  readonly offered: number;
  readonly taken: number;
  readonly wins: number;
  /** The points a made-up rule brought, on average. */
  readonly points?: number;
}

/** All figures of the games of so many seats. */
export interface Figures {
  readonly seats: number;
  readonly games: number;
  readonly endings: Readonly<Record<Ending, number>>;
  readonly rounds: Spread;
  readonly choices: Spread;
  readonly scores: { readonly winners: Spread; readonly others: Spread };
  readonly margin: Spread;
  readonly parts: { readonly winners: Parts; readonly others: Parts };
  readonly levels: { readonly winners: Spread; readonly others: Spread };
  readonly cards: readonly CardFigures[];
  readonly perks: readonly RewardFigures[];
  readonly rules: readonly RewardFigures[];
}

const sumOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0);
const meanOf = (row: readonly number[]): number => (row.length === 0 ? 0 : sumOf(row) / row.length);

export function spreadOf(row: readonly number[]): Spread {
  const seen: Count = {};
  for (const value of row) count(seen, `${value}`);
  const mean = meanOf(row);
  const sd = Math.sqrt(meanOf(row.map((value) => (value - mean) ** 2)));
  const min = row.reduce((least, value) => Math.min(least, value), row[0] ?? 0);
  const max = row.reduce((most, value) => Math.max(most, value), row[0] ?? 0);
  return { mean, sd, min, max, seen };
}

const partsOf = (seats: readonly SeatFacts[]): Parts => ({
  track: meanOf(seats.map(({ track }) => track)),
  fort: meanOf(seats.map(({ fort }) => fort)),
  rule: meanOf(seats.map(({ rulePoints }) => rulePoints)),
  sculpture: meanOf(seats.map(({ sculpture }) => sculpture)),
});

/** By how much the best total beats the next; nothing where victory is shared. */
function marginOf({ seats }: Facts): number {
  const [first = 0, second = 0] = seats.map(({ total }) => total).sort((a, b) => b - a);
  return first - second;
}

function cardFigures(
  box: Box,
  games: readonly Facts[],
  seats: readonly SeatFacts[],
): CardFigures[] {
  const copies = new Map(box.file.kids.map((kid) => [kid.id, kid.copies]));
  const winners = seats.filter(({ won }) => won);
  return box.designs.map(({ id }) => {
    const ofDeed = (deed: Deed) => meanOf(games.map(({ deeds }) => deeds[deed][id] ?? 0));
    return {
      id,
      copies: copies.get(id) ?? 0,
      deeds: Object.fromEntries(DEEDS.map((deed) => [deed, ofDeed(deed)])) as Record<Deed, number>,
      inWinners: meanOf(winners.map(({ owned }) => owned[id] ?? 0)),
      inAll: meanOf(seats.map(({ owned }) => owned[id] ?? 0)),
    };
  });
}

/** A shared victory counts in parts. */
const partWon = (seat: SeatFacts, { seats }: Facts): number =>
  seat.won ? 1 / seats.filter(({ won }) => won).length : 0;

function rewardFigures(games: readonly Facts[], kind: 'perk' | 'rule'): RewardFigures[] {
  const offered = games.flatMap((game) => game[kind === 'perk' ? 'perks' : 'rules']);
  return [...new Set(offered)].sort().map((id) => {
    const holders = games.flatMap((game) =>
      game.seats.filter((seat) => seat[kind] === id).map((seat) => ({ seat, game })),
    );
    const points = { points: meanOf(holders.map(({ seat }) => seat.rulePoints)) };
    return {
      id,
      offered: offered.filter((other) => other === id).length,
      taken: holders.length,
      wins: sumOf(holders.map(({ seat, game }) => partWon(seat, game))),
      ...(kind === 'rule' && points),
    };
  });
}

/** Every figure of some games with the same number of seats. */
export function figuresOf(box: Box, games: readonly Facts[]): Figures {
  const seats = games.flatMap((game) => game.seats);
  const [winners, others] = [seats.filter(({ won }) => won), seats.filter(({ won }) => !won)];
  const totals = (some: readonly SeatFacts[]) => spreadOf(some.map(({ total }) => total));
  const levels = (some: readonly SeatFacts[]) => spreadOf(some.map(({ level }) => level));
  const endings = ENDINGS.map((reason) => [
    reason,
    games.filter(({ ending }) => ending === reason).length,
  ]);
  return {
    seats: games[0]?.seats.length ?? 0,
    games: games.length,
    endings: Object.fromEntries(endings) as Record<Ending, number>,
    rounds: spreadOf(games.map(({ rounds }) => rounds)),
    choices: spreadOf(games.map(({ choices }) => choices)),
    scores: { winners: totals(winners), others: totals(others) },
    margin: spreadOf(games.map(marginOf)),
    parts: { winners: partsOf(winners), others: partsOf(others) },
    levels: { winners: levels(winners), others: levels(others) },
    cards: cardFigures(box, games, seats),
    perks: rewardFigures(games, 'perk'),
    rules: rewardFigures(games, 'rule'),
  };
}
