import { notDone, type WhyNot } from '@treefort/protocol';
import { z } from 'zod';
import { STATUS } from './refusal.ts';

export const ok = z.looseObject({ ok: z.boolean() });

/** The reasons that share a status. */
const reasonsWith = (status: number): WhyNot[] =>
  (Object.keys(STATUS) as WhyNot[]).filter((why) => STATUS[why] === status);

const refused = (status: number) =>
  notDone
    .extend({ why: z.enum(reasonsWith(status)) })
    .describe(`refused: ${reasonsWith(status).join(', ')}`);

/** Any request may be wrong in itself, come too often, find no database or a table that cannot be read. */
const ALWAYS: readonly WhyNot[] = ['bad-request', 'too-many', 'unreadable', 'unavailable'];

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
