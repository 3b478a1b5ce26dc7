import type { Decision, GameEvent, Option, Outcome, Refusal } from '@treefort/kernel';
import { z } from 'zod';

/**
 * Schemas of what the kernel defines. The types are the kernel's; the compiler checks that the schemas fit them. What is a
 * game's own (fields of an option, of an event, of a view) is left open here.
 */

const named = { id: z.string(), target: z.string() };

const option: z.ZodType<Option> = z.looseObject(named);

/** Numbers and names that help to explain a refusal. */
export const detail = z.record(z.string(), z.union([z.number(), z.string()]));

export const refusal: z.ZodType<Refusal> = z.looseObject({
  ...named,
  rule: z.string(),
  detail: detail.exactOptional(),
});

export const decision: z.ZodType<Decision> = z.looseObject({
  id: z.string().describe('counted for this seat alone'),
  seat: z.int(),
  kind: z.string(),
  rule: z.string().describe('the rule that asks'),
  about: z.string().exactOptional(),
  options: z.array(option),
});

export const event: z.ZodType<GameEvent> = z.looseObject({
  kind: z.string(),
  seat: z.int().exactOptional(),
  secret: z.looseObject({ seats: z.array(z.int()) }).exactOptional(),
});

/** A view is an object of the game's own shape. */
export const view: z.ZodType<unknown> = z.looseObject({});

export const outcome: z.ZodType<Outcome> = z.strictObject({
  scores: z.array(z.number()),
  winners: z.array(z.int()),
});

/** The record of a finished game. */
export const finishedRecord = z.strictObject({
  game: z.string(),
  rules: z.string(),
  seed: z.string(),
  shuffle: z
    .strictObject({ secret: z.string(), contributions: z.array(z.string().nullable()) })
    .exactOptional()
    .describe("what the seed was made of: the server's secret and the players' contributions"),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  choices: z.array(z.array(z.union([z.int(), z.string()])).length(2)),
  commitment: z.string(),
  outcome,
  digest: z.string(),
});
