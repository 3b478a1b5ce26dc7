import { z } from 'zod';
import { orders } from './commands.ts';
import { decision, event, outcome, view } from './game-shapes.ts';
import { PHRASES } from './phrases.ts';
import { people, phase, seatClock, seatInfo } from './seats.ts';
import type { Wire } from './wire.ts';

/** What an entry of a table's log did. */
const did = z.enum([
  ...(['sit', 'contribute', 'stand', 'start', 'choose', 'undo'] as const),
  ...(['away', 'back', 'chat', 'rematch'] as const),
  ...(['remove', 'invite', 'vote', 'rest'] as const),
]);

/** One entry of the log as one viewer may see it. */
const happening = z.strictObject({
  n: z.int(),
  at: z.number(),
  did,
  seat: z.int().exactOptional(),
  name: z.string().exactOptional().describe('missing of a former player'),
  text: z.string().exactOptional(),
  phrase: z.enum(PHRASES).exactOptional().describe('of chat: in place of `text`'),
  why: z.string().exactOptional(),
  table: z.string().exactOptional(),
  yes: z.boolean().exactOptional(),
  days: z.int().exactOptional().describe('of rest: days off'),
  events: z.array(event).exactOptional(),
  from: z
    .int()
    .exactOptional()
    .describe('what the seat chose from this place on was taken back, or replaced by this'),
});

export type Happening = Wire<typeof happening>;

const contribution = z.strictObject({
  commitment: z.string().describe('its SHA-256'),
  value: z.string().exactOptional().describe('the contribution itself, once the game has started'),
});

const contributions = z
  .array(contribution.nullable())
  .nullable()
  .describe(
    'for each seat its part in the shuffle, null for a bot and before it was sent; null where the server alone shuffles',
  );

const change = z.strictObject({
  at: z.array(z.union([z.string(), z.int()])).describe('the steps that lead to the value'),
  to: z.unknown(),
});

/** One value in a view that is different now. */
export type Change = Wire<typeof change>;

const undo = z.union([
  z.strictObject({ option: z.string() }),
  z.strictObject({ rule: z.string() }),
]);

/** The answer that undo would take back, or the rule for which it cannot. */
export type Undo = Wire<typeof undo>;

/** What one viewer is sent: everything that happened since `after`, and how the table stands now. */
export const news = z.strictObject({
  is: z.literal('news'),
  re: z
    .union([z.string(), z.number()])
    .exactOptional()
    .describe('to the sender of the command that made this news: its `ref`'),
  n: z.int(),
  after: z.int(),
  phase,
  happened: z.array(happening),
  you: z.int().nullable(),
  seats: z.array(seatInfo).exactOptional().describe('after a change, and in first news'),
  commitment: z
    .string()
    .exactOptional()
    .describe("with `seats`: the SHA-256 of the server's secret"),
  contributions: contributions.exactOptional().describe('with `seats`: the parts of the players'),
  people: people.exactOptional().describe('in first news; later in messages of their own'),
  orders: orders.exactOptional(),
  clocks: z.array(seatClock).exactOptional(),
  view: view.exactOptional(),
  changes: z
    .array(change)
    .exactOptional()
    .describe('in place of `view`, to who asked for it: what is different in the last one'),
  decision: decision.nullable(),
  answered: z
    .strictObject({ decision: z.string(), options: z.array(z.string()) })
    .exactOptional()
    .describe('the last answer of the own seat that was taken'),
  undo: undo.exactOptional(),
  outcome: outcome.exactOptional(),
  looked: z
    .number()
    .exactOptional()
    .describe(
      'in first news over WebSocket: when the player was last connected to this table, from whichever device; missing where that is not known, or where they are connected elsewhere',
    ),
  version: z
    .string()
    .nullable()
    .exactOptional()
    .describe('in first news: the build of the web client that is served'),
});

export type News = Wire<typeof news>;

/** The first news of a connection, and the only news over HTTP: it leaves nothing to be known from before. */
export const firstNews = news.omit({ re: true, changes: true }).extend({
  seats: z.array(seatInfo),
  commitment: z.string(),
  contributions,
  people,
  version: z.string().nullable(),
});

/** Sent when a player came or left. */
export const peopleNews = people.extend({ is: z.literal('people') });

/** The server is about to stop: connect again. */
export const reconnectNotice = z.strictObject({ is: z.literal('reconnect') });
