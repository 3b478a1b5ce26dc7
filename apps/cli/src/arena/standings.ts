import { type Finish, fitRatings, type Rating } from '@treefort/bots';
import { nth } from '@treefort/kernel';
import type { ArenaPlan, Played } from './plan.ts';

/** A share with its 95 % interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How one contestant did, over all seats it took. */
export interface Standing {
  readonly name: string;
  readonly played: number;
  /** Victories; a shared one counts in parts. */
  readonly wins: number;
  readonly winRate: Share;
  readonly meanScore: number;
  readonly rating: Rating;
  readonly choices: number;
  readonly msPerChoice: number;
  readonly longestChoiceMs: number;
  readonly longestTurnMs: number;
  readonly faults: number;
  readonly firstFault?: string;
}

/** What an arena found. */
export interface Standings {
  readonly games: number;
  readonly deals: number;
  readonly winRateBySeat: readonly number[];
  readonly standings: readonly Standing[];
}

const TWO_SIDED_95 = 1.959964;

/** Wilson's interval of a share. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const value = wins / games;
  const z = TWO_SIDED_95 ** 2 / games;
  const middle = (value + z / 2) / (1 + z);
  const reach = Math.sqrt(z * value * (1 - value) + (z * z) / 4) / (1 + z);
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Contestants by place: the winners first, then by points. */
export function finishOf({ seating, scores, winners }: Played): Finish {
  const rest = seating.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const points = [...new Set(rest.map((seat) => nth(scores, seat)))].sort((a, b) => b - a);
  const groups = points.map((score) => rest.filter((seat) => scores[seat] === score));
  return [winners, ...groups].map((seats) => seats.map((seat) => nth(seating, seat)));
}

const sumOf = (row: readonly number[]): number => row.reduce((sum, value) => sum + value, 0);

const partWon = ({ winners }: Played, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** What one contestant did on the seats it took. */
function standingOf(
  name: string,
  one: number,
  played: readonly Played[],
): Omit<Standing, 'rating'> {
  const seats = played.flatMap((game) =>
    game.seating.flatMap((who, seat) => (who === one ? [{ game, seat }] : [])),
  );
  const thoughts = seats.map(({ game, seat }) => nth(game.thinking, seat));
  const faults = seats.flatMap(({ game, seat }) => game.faults.filter((f) => f.seat === seat));
  const wins = sumOf(seats.map(({ game, seat }) => partWon(game, seat)));
  const choices = sumOf(thoughts.map((thought) => thought.choices));
  const first = faults[0]?.first;
  return {
    name,
    played: seats.length,
    wins,
    winRate: shareOf(wins, seats.length),
    meanScore: sumOf(seats.map(({ game, seat }) => nth(game.scores, seat))) / seats.length,
    choices,
    msPerChoice: sumOf(thoughts.map(({ ms }) => ms)) / choices,
    longestChoiceMs: thoughts.reduce((most, { longest }) => Math.max(most, longest), 0),
    longestTurnMs: thoughts.reduce((most, { turn }) => Math.max(most, turn), 0),
    faults: sumOf(faults.map(({ count }) => count)),
    ...(first !== undefined && { firstFault: first }),
  };
}

/** The standings after these games, the strongest first. */
export function standingsOf(plan: ArenaPlan, games: readonly Played[]): Standings {
  const played = games.toSorted((a, b) => a.n - b.n);
  const ratings = fitRatings(played.map(finishOf), plan.contestants.length);
  const standings = plan.contestants.map(({ name }, i) => ({
    ...standingOf(name, i, played),
    rating: nth(ratings, i),
  }));
  return {
    games: played.length,
    deals: new Set(played.map(({ deal }) => deal)).size,
    winRateBySeat: Array.from(
      { length: plan.seats },
      (_, seat) => sumOf(played.map((game) => partWon(game, seat))) / played.length,
    ),
    standings: standings.sort((a, b) => b.rating.value - a.rating.value),
  };
}
