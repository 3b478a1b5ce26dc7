import type { PlayerInfo } from '@treefort/protocol';
import { keepName, keptName } from '../shell/own-name.ts';
import { giveUpOldToken } from './old-token.ts';
import { ask, listOwnTables, type OwnTable, type ServerAnswer, takeDaysOff } from './server.ts';

/** The tables at which this player sits, as the server knows them; without a name there are none. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  // With the network off there is nobody to ask.
  if (keptName() === undefined || !navigator.onLine) return [];
  await giveUpOldToken();
  return listOwnTables();
}

/** The table, other than this one, at which this player has been waited for longest. */
export async function nextTable(here: string): Promise<string | undefined> {
  const waiting = (await ownTables()).filter(
    (table) => !('unreadable' in table) && table.asked && table.id !== here,
  );
  return waiting.sort((a, b) => a.at - b.at)[0]?.id;
}

/** Takes days off at all other tables at which this player has as many left; the rest refuse. */
export async function restElsewhere(here: string, days: number): Promise<void> {
  for (const table of await ownTables()) {
    const isPlayed = !('unreadable' in table) && table.phase === 'playing' && table.id !== here;
    if (isPlayed) await takeDaysOff(table.id, days);
  }
}

/** Makes a player of this name, or renames the present one: the server knows whether there is one. */
export const becomePlayer = async (name: string): Promise<ServerAnswer<PlayerInfo>> =>
  remembered(await ask('POST', '/api/players', { name }));

export function remembered(me: ServerAnswer<PlayerInfo>): ServerAnswer<PlayerInfo> {
  if (me.ok) keepName(me.value.name);
  return me;
}
