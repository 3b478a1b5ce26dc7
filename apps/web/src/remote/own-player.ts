import type { NewPlayer, PlayerInfo } from '@treefort/protocol';
import { keepText, readText } from '../shell/storage.ts';
import { ask, type OwnTable, type ServerAnswer } from './server.ts';

interface Kept {
  readonly name: string;
  /** Sent once by the server and kept only here: who has it plays as this player. */
  readonly token?: string;
}

const KEY = 'treefort.myself';

function kept(): Kept | undefined {
  try {
    const found = JSON.parse(readText(KEY) ?? 'null') as Partial<Kept> | null;
    if (typeof found?.name !== 'string') return undefined;
    return { name: found.name, ...(typeof found.token === 'string' && { token: found.token }) };
  } catch {
    return undefined;
  }
}

const keep = (one: Kept): void => void keepText(KEY, JSON.stringify(one));

/** The name that was given in this browser, if one was. */
export const keptName = (): string | undefined => kept()?.name;

/** The link that carries this player to another device, where this browser was told it. */
export const ownLink = (): string | undefined => {
  const token = kept()?.token;
  return token === undefined ? undefined : new URL(`/me/${token}`, location.href).href;
};

/** A request of this browser's player. */
async function askAsMyself<T>(path: string): Promise<ServerAnswer<T>> {
  const asked = await ask<T>('GET', path);
  const token = kept()?.token;
  if (asked.ok || asked.why !== 'no-player' || token === undefined) return asked;
  // The cookie is lost, but the secret is not.
  await fetch(`/me/${token}`).catch(() => undefined);
  return ask<T>('GET', path);
}

/** The player of this browser, as the server knows it. */
const knownPlayer = (): Promise<ServerAnswer<PlayerInfo>> => askAsMyself('/api/me');

/** The tables at which this player sits, as the server knows them; without a name there are none. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  // With the network off there is nobody to ask.
  if (!kept() || !navigator.onLine) return [];
  const asked = await askAsMyself<readonly OwnTable[]>('/api/me/tables');
  return asked.ok ? asked.value : [];
}

async function makePlayer(name: string): Promise<ServerAnswer<PlayerInfo>> {
  const made = await ask<NewPlayer>('POST', '/api/players', { name });
  if (made.ok) keep({ name: made.value.name, token: made.value.token });
  return made;
}

/** Makes a player of this name, or renames the present one. */
export async function becomePlayer(name: string): Promise<ServerAnswer<PlayerInfo>> {
  if (!kept()) return makePlayer(name);
  const me = await knownPlayer();
  if (!me.ok) return me.why === 'no-player' ? makePlayer(name) : me;
  if (me.value.name === name) return remembered(me);
  return remembered(await ask<PlayerInfo>('PATCH', '/api/me', { name }));
}

function remembered(me: ServerAnswer<PlayerInfo>): ServerAnswer<PlayerInfo> {
  if (me.ok) keep({ ...kept(), name: me.value.name });
  return me;
}

/** The player's secret link was opened in this browser: keeps the name given elsewhere. */
export async function rememberLinkedPlayer(): Promise<void> {
  remembered(await knownPlayer());
}
