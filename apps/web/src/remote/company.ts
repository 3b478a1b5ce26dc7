import type { Acquaintances, NewReport, RelationChange, TableRelations } from '@treefort/protocol';
import { ask, type ServerAnswer } from './server.ts';

/** Whom this player knows. */
export const listCompany = (): Promise<ServerAnswer<Acquaintances>> =>
  ask('GET', '/api/me/company');

/** How this player stands to those at a table. */
export const relationsAt = (table: string): Promise<ServerAnswer<TableRelations>> =>
  ask('GET', `/api/tables/${encodeURIComponent(table)}/company`);

export const changeRelation = (change: RelationChange): Promise<ServerAnswer<unknown>> =>
  ask('PUT', '/api/me/company', change);

export const showMyself = (visible: boolean): Promise<ServerAnswer<unknown>> =>
  ask('PUT', '/api/me/visible', { visible });

export const inviteFriend = (player: string, table: string): Promise<ServerAnswer<unknown>> =>
  ask('POST', '/api/me/invitations', { player, table });

export const report = (given: NewReport): Promise<ServerAnswer<unknown>> =>
  ask('POST', '/api/reports', given);
