import type { PlayerInfo } from '@treefort/protocol';
import { keepText, readText } from '../shell/storage.ts';
import { OWN_PLAYER } from './old-token.ts';
import { ask, type OwnTable, type ServerAnswer } from './server.ts';

/** The name that was given in this browser, if one was; who one is, the server knows by a cookie. */
export function keptName(): string | undefined {
  try {
    const found = JSON.parse(readText(OWN_PLAYER) ?? 'null') as { name?: unknown } | null;
    return typeof found?.name === 'string' ? found.name : undefined;
  } catch {
    return undefined;
  }
}

/** The tables at which this player sits, as the server knows them; without a name there are none. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  // With the network off there is nobody to ask.
  if (keptName() === undefined || !navigator.onLine) return [];
  const asked = await ask<readonly OwnTable[]>('GET', '/api/me/tables');
  return asked.ok ? asked.value : [];
}

/** Makes a player of this name, or renames the present one: the server knows whether there is one. */
export const becomePlayer = async (name: string): Promise<ServerAnswer<PlayerInfo>> =>
  remembered(await ask('POST', '/api/players', { name }));

export function remembered(me: ServerAnswer<PlayerInfo>): ServerAnswer<PlayerInfo> {
  if (me.ok) keepText(OWN_PLAYER, JSON.stringify({ name: me.value.name }));
  return me;
}
