import type { PlayerInfo } from '@treefort/protocol';
import { keepName, keptName } from '../shell/own-name.ts';
import { giveUpOldToken } from './old-token.ts';
import { ask, listOwnTables, type OwnTable, type ServerAnswer } from './server.ts';

/** The tables at which this player sits, as the server knows them; without a name there are none. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  // With the network off there is nobody to ask.
  if (keptName() === undefined || !navigator.onLine) return [];
  await giveUpOldToken();
  return listOwnTables();
}

/** Makes a player of this name, or renames the present one: the server knows whether there is one. */
export const becomePlayer = async (name: string): Promise<ServerAnswer<PlayerInfo>> =>
  remembered(await ask('POST', '/api/players', { name }));

export function remembered(me: ServerAnswer<PlayerInfo>): ServerAnswer<PlayerInfo> {
  if (me.ok) keepName(me.value.name);
  return me;
}
