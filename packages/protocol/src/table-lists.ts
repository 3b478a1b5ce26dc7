import { z } from 'zod';
import { phase } from './seats.ts';
import type { Wire } from './wire.ts';

const listedSeat = z.union([
  z.enum(['open', 'invited']),
  z.strictObject({
    name: z.string().nullable().describe('of a player, cut where it is long; null of a former one'),
    rating: z.int().exactOptional().describe('if it is established, and there is room for it'),
  }),
  z.strictObject({ bot: z.string() }),
]);

export type ListedSeat = Wire<typeof listedSeat>;

/** A table in a list: only what the list shows. */
const listedTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  phase,
  seats: z.array(listedSeat),
  box: z.string().exactOptional().describe('the name of a box of somebody’s own'),
});

export type ListedTable = Wire<typeof listedTable>;

/** A table that this server cannot read: its rules are unknown here, or its log does not replay. */
const unreadableTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  unreadable: z.literal(true),
});

const next = z.string().nullable().describe('for the next page, as `after`; null on the last one');

/** A page of public tables. */
export const tableList = z.strictObject({
  tables: z.array(z.union([listedTable, unreadableTable])),
  next,
});

export type TableList = Wire<typeof tableList>;

const when = { at: z.number().describe('when something last happened there') };

/** A table at which the caller sits. */
const ownTable = listedTable.extend({
  you: z.int().describe('the own seat'),
  asked: z.boolean().describe('the own seat has to answer'),
  ...when,
});

/** A page of the caller's own tables. */
export const ownTableList = z.strictObject({
  tables: z.array(z.union([ownTable, unreadableTable.extend(when)])),
  next,
});

export type OwnTableList = Wire<typeof ownTableList>;
