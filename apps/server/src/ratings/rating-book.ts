import { nth } from '@treefort/kernel';
import { rate } from 'openskill';
import { NEWCOMER, type Rating } from './scale.ts';

/** A finished game that counts: who played and who came where, by seat. */
export interface RatedGame {
  readonly table: string;
  /** The day on which it ended, in UTC. */
  readonly day: number;
  readonly players: readonly string[];
  readonly places: readonly number[];
}

/** So many games a day against the same person count in full. */
const FULL_GAMES = 3;

/** What the next game of a day counts after so many against the same person: the fourth half, the fifth a quarter. */
const weightAfter = (games: number): number => 0.5 ** Math.max(0, games + 1 - FULL_GAMES);

const between = (from: Rating, to: Rating, weight: number): Rating => ({
  mu: from.mu + (to.mu - from.mu) * weight,
  sigma: from.sigma + (to.sigma - from.sigma) * weight,
});

const mean = (row: readonly number[]): number =>
  row.reduce((sum, value) => sum + value, 0) / row.length;

/**
 * The ratings of one game. They follow from its finished games in their order and from nothing else, so every server that
 * reads the same games has the same ratings, from the first game on or from any later one.
 */
export class RatingBook {
  private readonly ratings: Map<string, Rating>;
  /** How often two have met on a day. */
  private readonly met: Map<string, number>;

  constructor(
    ratings: ReadonlyMap<string, Rating> = new Map(),
    met: ReadonlyMap<string, number> = new Map(),
  ) {
    this.ratings = new Map(ratings);
    this.met = new Map(met);
  }

  of(player: string): Rating {
    return this.ratings.get(player) ?? NEWCOMER;
  }

  /** Rates the next game; gives what its players have after it, by seat. */
  rate(game: RatedGame): readonly Rating[] {
    const { players, places, day } = game;
    const before = players.map((player) => this.of(player));
    const full = rate(
      before.map((one) => [{ ...one }]),
      { rank: [...places] },
    );
    const after = players.map((player, seat) => {
      const others = players.filter((other) => other !== player);
      const weights = others.map((other) =>
        weightAfter(this.met.get(meeting(day, player, other)) ?? 0),
      );
      return between(nth(before, seat), nth(nth(full, seat), 0), mean(weights));
    });
    this.remember(game, after);
    return after;
  }

  private remember({ players, day }: RatedGame, after: readonly Rating[]): void {
    for (const [seat, player] of players.entries()) {
      this.ratings.set(player, nth(after, seat));
      for (const other of players.slice(seat + 1)) {
        const key = meeting(day, player, other);
        this.met.set(key, (this.met.get(key) ?? 0) + 1);
      }
    }
  }
}

/** Two people on one day, whichever is named first. */
export const meeting = (day: number, one: string, other: string): string =>
  [day, ...[one, other].sort()].join(' ');
