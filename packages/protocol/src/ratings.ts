import { z } from 'zod';
import { player } from './players.ts';
import type { Wire } from './wire.ts';

const points = z.int().describe('a rating as it is shown: newcomers have 1500');

const shownRating = z.strictObject({
  points,
  provisional: z
    .literal(true)
    .exactOptional()
    .describe('too few games: shown with a question mark'),
});

/** A rating as people see it. */
export type ShownRating = Wire<typeof shownRating>;

const next = z.string().nullable().describe('for the next page, as `after`; null on the last one');

const rankedPlayer = player.extend({ place: z.int(), points, games: z.int() });

const rankedBot = z.strictObject({
  bot: z.string().describe('one of our bots: a fixed point, without a place'),
  points,
});

/** A page of the established ratings of a game, the best first. */
export const leaderboard = z.strictObject({
  ranks: z.array(z.union([rankedPlayer, rankedBot])),
  next,
});

export type Leaderboard = Wire<typeof leaderboard>;

const ratedSeat = z.strictObject({
  player: z.string().describe('whose profile may be looked at'),
  rating: shownRating.exactOptional(),
  change: z.int().exactOptional().describe('what the game has changed, once it is over'),
});

/** The ratings at a table. */
export const tableRatings = z.strictObject({
  rated: z.boolean().describe('whether the game counts'),
  seats: z
    .array(ratedSeat.nullable())
    .describe('null for a seat without a player, and for one who hides'),
});

export type TableRatings = Wire<typeof tableRatings>;

const tally = z.strictObject({
  seats: z.int(),
  games: z.int(),
  won: z.int().describe('alone or shared'),
  abandoned: z.int(),
});

const profiledGame = z.strictObject({
  game: z.string(),
  rating: shownRating.exactOptional(),
  rated: z.int().describe('how many rated games the rating is made of'),
  tallies: z.array(tally).describe('by the number of seats'),
  curve: z
    .array(z.strictObject({ at: z.number(), points }))
    .describe('the rating after each of the last rated games, the oldest first'),
  kept: z
    .array(z.strictObject({ id: z.string(), games: z.int() }))
    .describe('the cards or rooms that the player most often had at the end'),
});

/** What a profile says of one game. */
export type ProfiledGame = Wire<typeof profiledGame>;

/** Somebody whom others may know: without an id where there is no profile to look at. */
const company = z.strictObject({
  id: z.string().exactOptional(),
  name: z.string().nullable().describe('null for a former player'),
});

const opponent = company.extend({
  games: z.int(),
  won: z.int().describe('how often the player of the profile came before this one'),
  lost: z.int(),
});

/** What somebody has played: only games that the caller may see. */
export const profile = player.extend({
  since: z.number(),
  hidden: z.boolean().exactOptional().describe('told to the player alone'),
  games: z.array(profiledGame),
  streak: z.strictObject({ now: z.int(), best: z.int() }).describe('games won in a row'),
  opponents: z.array(opponent).describe('whom the player met most often'),
});

export type Profile = Wire<typeof profile>;

const pastSeat = z.union([
  company.extend({ place: z.int(), score: z.int(), abandoned: z.literal(true).exactOptional() }),
  z.strictObject({ bot: z.string(), place: z.int(), score: z.int() }),
]);

export type PastSeat = Wire<typeof pastSeat>;

const pastGame = z.strictObject({
  table: z.string(),
  game: z.string(),
  ended: z.number(),
  you: z.int().describe('the seat of the player of the profile'),
  seats: z.array(pastSeat),
  points: z.int().exactOptional().describe('the rating after the game, where it counted'),
  change: z.int().exactOptional(),
});

export type PastGame = Wire<typeof pastGame>;

/** A page of the games that somebody has finished, the last first. */
export const pastGames = z.strictObject({ games: z.array(pastGame), next });

export type PastGames = Wire<typeof pastGames>;

/** Whether others see one's profile and place. */
export const hiding = z.strictObject({ hidden: z.boolean() });
