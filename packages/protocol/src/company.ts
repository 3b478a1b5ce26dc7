import { z } from 'zod';
import { player } from './players.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { chatText } from './shown-text.ts';
import type { Wire } from './wire.ts';

const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);

/** Somebody: by an id that is known, or who sits on a seat. */
const person = z.union([
  z.strictObject({ player: id }),
  z.strictObject({ table: id, seat: z.int().min(0).max(7) }),
]);

export type PersonRef = Wire<typeof person>;

/** What changes between the caller and somebody; what is left out stays. */
export const relationChange = z.strictObject({
  person,
  friend: z.boolean().exactOptional().describe('ask, or agree, to be friends; or no more'),
  muted: z.boolean().exactOptional().describe('whether their chat is hidden from the caller'),
  blocked: z.boolean().exactOptional().describe('never meet: this ends a friendship'),
});

export type RelationChange = Wire<typeof relationChange>;

const relation = z.strictObject({
  friend: z
    .enum(['no', 'asked', 'asks', 'yes'])
    .describe('`asked` by the caller, `asks` the caller'),
  muted: z.boolean(),
  blocked: z.boolean(),
});

/** How the caller stands to somebody. */
export type Relation = Wire<typeof relation>;

const acquaintance = player.extend({
  ...relation.shape,
  met: z.number().nullable().describe('when a game together last ended'),
  here: z.boolean().describe('a friend who likes to be seen, and is here'),
});

export type Acquaintance = Wire<typeof acquaintance>;

const invitation = z.strictObject({ table: z.string(), game: z.string(), by: player });

/** Whom the caller knows, and to which tables friends invite. */
export const acquaintances = z.strictObject({
  people: z.array(acquaintance),
  invitations: z.array(invitation),
  visible: z.boolean().describe('whether friends see that the caller is here'),
});

export type Acquaintances = Wire<typeof acquaintances>;

/** How the caller stands to those at a table; null for a seat without another player. */
export const tableRelations = z.array(relation.nullable());

export type TableRelations = Wire<typeof tableRelations>;

export const visibility = z.strictObject({ visible: z.boolean() });

/** An invitation of a friend to a table of the caller's. */
export const newInvitation = z.strictObject({ player: id, table: id });

/** Somebody is reported to those who run the server. */
export const newReport = z.strictObject({
  person,
  why: z.enum(REPORT_REASONS),
  text: chatText.exactOptional().describe('what happened, in their own words'),
});

export type NewReport = Wire<typeof newReport>;
