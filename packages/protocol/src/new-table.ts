import { z } from 'zod';

/** How long a player may think. A live clock counts seconds for each answer and for the whole game; by correspondence days for each answer. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    move: z.int().min(5).max(3600).describe('seconds for one answer'),
    game: z.int().min(30).max(86_400).describe('seconds for all answers of the game'),
    increment: z.int().min(0).max(600).default(0).describe('seconds given back for an answer'),
  }),
  z.strictObject({
    kind: z.literal('correspondence'),
    days: z.int().min(1).max(30).describe('days for one answer'),
    daysOff: z
      .int()
      .min(1)
      .max(30)
      .exactOptional()
      .describe('days off that each player may take in the game; none when left out'),
  }),
]);

export type Clock = z.output<typeof clock>;

const seat = z.union([
  z.enum(['me', 'open', 'invited']),
  z.strictObject({ bot: z.string().max(40).describe('the level of the bot') }),
]);

/** A table to be set up. */
export const newTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(seat).min(1).max(8),
  public: z.boolean().default(false).describe('listed for everybody; otherwise found by its link'),
  clock: clock.default({ kind: 'none' }),
  hints: z
    .boolean()
    .default(false)
    .describe('players may ask a bot for advice: who sits down agrees, and it is not rated'),
});

export type NewTable = z.output<typeof newTable>;
