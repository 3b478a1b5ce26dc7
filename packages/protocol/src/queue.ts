import { z } from 'zod';
import { PACES } from './clocks.ts';
import type { Wire } from './wire.ts';

const game = z.string().max(40);
const pace = z.enum(PACES).describe('the clock');

/** What somebody who waits for company wants to play. */
export const queueWish = z.strictObject({
  game,
  pace,
  seats: z
    .array(z.int().min(2).max(8))
    .min(1)
    .max(7)
    .describe('how many may be at the table: any of these numbers'),
  bots: z
    .boolean()
    .default(false)
    .describe('whether bots may take the empty seats after a while, if all agree'),
});

export type QueueWish = Wire<typeof queueWish>;

/** How many wait for a game at a pace. */
const waitingCount = z.strictObject({ game, pace, waiting: z.int() });

export const waitingCounts = z.array(waitingCount);

export type WaitingCount = Wire<typeof waitingCount>;

/** Where a player stands in the queue. */
export const queueState = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('idle') }),
  queueWish.extend({
    is: z.literal('waiting'),
    bots: z.boolean(),
    waiting: z.int().describe('how many wait for this game at this pace, oneself included'),
    waited: z.number().describe('milliseconds since one joined'),
  }),
  queueWish.extend({
    is: z.literal('ready'),
    bots: z.boolean(),
    table: z.string().describe('where the others are coming to'),
    left: z.number().describe('milliseconds in which one has to be there'),
  }),
]);

export type QueueState = Wire<typeof queueState>;
