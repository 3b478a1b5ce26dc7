import { z } from 'zod';
import { decision, detail, refusal } from './game-shapes.ts';
import type { Wire } from './wire.ts';

/** Why a command changed nothing. */
export const whyNot = z.enum([
  'bad-request',
  'stale',
  'not-an-option',
  'refused',
  'over',
  'no-player',
  'not-yours',
  'not-found',
  'too-many',
  'broken',
  'unreadable',
  'unavailable',
]);

export type WhyNot = z.output<typeof whyNot>;

/** A command that changed nothing, and why. */
export const notDone = z.strictObject({
  ok: z.literal(false),
  why: whyNot,
  message: z.string(),
  rule: z.string().exactOptional(),
  detail: detail.exactOptional(),
  decision: decision.nullable().exactOptional().describe('to a stale answer: what is asked now'),
});

export type NotDone = Wire<typeof notDone>;

/** A command that was carried out. */
export const done = z.strictObject({
  ok: z.literal(true),
  n: z.int().exactOptional().describe('the place in the log, where something was written'),
  seat: z.int().exactOptional(),
  table: z.string().exactOptional(),
  invite: z.string().exactOptional().describe('the secret of a new invitation, told once'),
  refusals: z.array(refusal).exactOptional(),
});

export type Done = Wire<typeof done>;

/** What became of a command. */
export type CommandResult = Done | NotDone;

const header = {
  is: z.literal('reply'),
  re: z.union([z.string(), z.number()]).exactOptional(),
};

/** The reply over WebSocket to a command that wrote nothing; one that wrote is answered by the news of it. */
export const commandReply = z.union([done.extend(header), notDone.extend(header)]);

export type CommandReply = Wire<typeof commandReply>;
