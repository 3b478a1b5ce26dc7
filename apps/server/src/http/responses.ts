import { clock, orders, type WhyNot } from '@treefort/protocol';
import { z } from 'zod';
import { STATUS } from './refusal.ts';

/** What the routes answer, as it is described to others and held against what is sent. */

const option = z.strictObject({ id: z.string(), target: z.string() });

const decision = z.strictObject({
  id: z.string().describe('counted for this seat alone'),
  seat: z.int(),
  kind: z.string(),
  rule: z.string().describe('the rule that asks'),
  about: z.string().optional(),
  options: z.array(option),
});

const detail = z.record(z.string(), z.union([z.number(), z.string()]));
const refusal = option.extend({ rule: z.string(), detail: detail.optional() });
const outcome = z.strictObject({ scores: z.array(z.number()), winners: z.array(z.int()) });
const phase = z.enum(['open', 'playing', 'over']);

const seat = z.strictObject({
  kind: z.enum(['open', 'invited', 'player', 'bot']),
  name: z.string().nullable(),
  bot: z.string().nullable().describe('the bot that holds the seat or stands in'),
  away: z.enum(['time', 'left']).nullable(),
});

const people = z.strictObject({
  seats: z
    .array(
      z
        .strictObject({
          here: z.boolean(),
          since: z.number().nullable().describe('since when away, if that is known'),
        })
        .nullable(),
    )
    .describe('for each seat whether its player is at the table; null where it has none'),
  watching: z.int().describe('how many others look on'),
});

export const player = z.strictObject({ id: z.string(), name: z.string() });

export const newPlayer = player.extend({
  token: z.string().describe('for other programs: the header "Authorization: Bearer TOKEN"'),
  link: z.string().describe('the same player on another device'),
});

const level = z.strictObject({ id: z.string(), name: z.string(), face: z.string(), rank: z.int() });

export const gameList = z.array(
  z.strictObject({
    id: z.string(),
    rules: z.string(),
    seats: z.array(z.int()),
    bots: z.array(level),
  }),
);

export const tableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  public: z.boolean(),
  clock,
  phase,
  n: z.int().describe('entries of the log'),
  seats: z.array(seat),
  commitment: z.string().describe('the SHA-256 of the seed'),
  rematch: z.string().nullable(),
});

/** A table of one's own. */
export const ownTable = tableInfo.extend({
  you: z.int().describe('the own seat'),
  asked: z.boolean().describe('the own seat has to answer'),
  at: z.number().describe('when something last happened there'),
});

export const madeTable = z.strictObject({
  id: z.string(),
  link: z.string(),
  invites: z.array(z.string().nullable()).describe('for each invited seat its secret, told once'),
});

export const done = z.strictObject({
  ok: z.literal(true),
  n: z.int().optional().describe('the place in the log, where something was written'),
  seat: z.int().optional(),
  table: z.string().optional(),
  refusals: z.array(refusal).optional(),
});

const happening = z.strictObject({
  n: z.int(),
  at: z.number(),
  did: z.enum([
    ...(['sit', 'stand', 'start', 'choose', 'undo'] as const),
    ...(['away', 'back', 'orders', 'chat', 'rematch'] as const),
  ]),
  seat: z.int().optional(),
  name: z.string().optional(),
  text: z.string().optional(),
  why: z.string().optional(),
  table: z.string().optional(),
  events: z.array(z.looseObject({ kind: z.string() })).optional(),
});

export const news = z.strictObject({
  is: z.literal('news'),
  n: z.int(),
  after: z.int(),
  phase,
  happened: z.array(happening),
  you: z.int().nullable(),
  seats: z.array(seat),
  commitment: z.string(),
  people,
  orders: orders.optional(),
  clocks: z
    .array(z.strictObject({ since: z.number().nullable(), left: z.number().nullable() }))
    .optional(),
  view: z.looseObject({ game: z.string() }).optional(),
  decision: decision.nullable(),
  answered: z.strictObject({ decision: z.string(), options: z.array(z.string()) }).optional(),
  undo: z
    .union([z.strictObject({ option: z.string() }), z.strictObject({ rule: z.string() })])
    .optional(),
  outcome: outcome.optional(),
  version: z.string().nullable(),
});

export const record = z.strictObject({
  game: z.string(),
  rules: z.string(),
  seed: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  choices: z.array(z.array(z.union([z.int(), z.string()])).length(2)),
  commitment: z.string(),
  outcome,
  digest: z.string(),
});

export const ok = z.looseObject({ ok: z.boolean() });

/** The reasons that share a status. */
const reasonsWith = (status: number): WhyNot[] =>
  (Object.keys(STATUS) as WhyNot[]).filter((why) => STATUS[why] === status);

const refused = (status: number) =>
  z
    .strictObject({
      ok: z.literal(false),
      why: z.enum(reasonsWith(status)),
      message: z.string(),
      rule: z.string().optional(),
      detail: detail.optional(),
      decision: decision.nullable().optional().describe('to a stale answer: what is asked now'),
    })
    .describe(`refused: ${reasonsWith(status).join(', ')}`);

/** Any request may be wrong in itself, come too often, or find no database. */
const ALWAYS: readonly WhyNot[] = ['bad-request', 'too-many', 'unavailable'];

/** What a route refuses, by status. */
export const refusals = (...whys: readonly WhyNot[]): Record<number, z.ZodType> =>
  Object.fromEntries([...ALWAYS, ...whys].map((why) => [STATUS[why], refused(STATUS[why])]));

/** A kind of content other than JSON, or besides it. */
interface Content {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

/** All that a route may answer, by status. */
export const answers = (
  answer: z.ZodType | Content,
  ...whys: readonly WhyNot[]
): Record<number, z.ZodType | Content> => ({ 200: answer, ...refusals(...whys) });
