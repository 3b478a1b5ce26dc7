import { z } from 'zod';
import type { Wire } from './wire.ts';

/** Before the game, during it, and after its end. */
export const phase = z.enum(['open', 'playing', 'over']);

export type Phase = z.output<typeof phase>;

/** A seat as everybody may see it. */
export const seatInfo = z.strictObject({
  kind: z.enum(['open', 'invited', 'player', 'bot']),
  name: z.string().nullable().describe('null without a player, and of a former player'),
  bot: z.string().nullable().describe('the bot that holds the seat or stands in'),
  away: z.enum(['time', 'left']).nullable().describe('why a bot stands in for the player'),
  host: z.literal(true).exactOptional().describe('the player who set the table up'),
  again: z.boolean().exactOptional().describe('whether the player wants a rematch'),
});

export type SeatInfo = Wire<typeof seatInfo>;

const seatPresence = z.strictObject({
  here: z.boolean(),
  since: z.number().nullable().describe('since when away, if that is known'),
});

/** Whether the player of a seat is connected, and if not, since when, on the server's clock. */
export type SeatPresence = Wire<typeof seatPresence>;

/** Who is at a table now. */
export const people = z.strictObject({
  seats: z
    .array(seatPresence.nullable())
    .describe('for each seat whether its player is at the table; null where it has none'),
  watching: z.int().describe('how many others look on'),
});

export type People = Wire<typeof people>;

/** The thinking time of a seat, in milliseconds, at the moment when it was sent. */
export const seatClock = z.strictObject({
  runs: z.boolean().describe('whether it is asked, so that its time runs on from here'),
  used: z.number().describe('what it has thought about this answer'),
  left: z.number().nullable().describe('what is left of its time for the game, if that has an end'),
  daysOff: z.int().exactOptional().describe('days off left; missing where there are none to take'),
  off: z
    .number()
    .exactOptional()
    .describe('with `daysOff`: how long it is off yet; no time is counted before'),
});

export type SeatClock = Wire<typeof seatClock>;
