import { z } from 'zod';
import { clock } from './new-table.ts';
import { phase, seatInfo } from './seats.ts';
import type { Wire } from './wire.ts';

const level = z.strictObject({ id: z.string(), name: z.string(), face: z.string(), rank: z.int() });

/** What can be played, and against which bots. */
export const gameList = z.array(
  z.strictObject({
    id: z.string(),
    rules: z.string(),
    seats: z.array(z.int()),
    bots: z.array(level),
  }),
);

/** A table as anybody who has its link may see it before looking at the game. */
export const tableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  public: z.boolean(),
  clock,
  phase,
  n: z.int().describe('how many entries are told'),
  seats: z.array(seatInfo),
  commitment: z
    .string()
    .describe("the SHA-256 of the server's secret, which fixes its part of the shuffle"),
  rematch: z.string().nullable(),
  hints: z
    .literal(true)
    .exactOptional()
    .describe('players may ask a bot for advice; the game is not rated'),
  matched: z
    .literal(true)
    .exactOptional()
    .describe('the queue brought its people together: it starts when all have come'),
});

export type TableInfo = Wire<typeof tableInfo>;

/** A table that was set up. */
export const madeTable = z.strictObject({
  id: z.string(),
  link: z.string(),
  commitment: z.string().describe("the SHA-256 of the server's secret"),
  invites: z.array(z.string().nullable()).describe('for each invited seat its secret, told once'),
});

export type MadeTable = Wire<typeof madeTable>;
