import { keepText, readText } from '../shell/storage.ts';
import { type Asked, ask, type OwnTable } from './server.ts';

/** Who one is on the server. */
export interface Myself {
  readonly id: string;
  readonly name: string;
}

interface Kept {
  readonly name: string;
  /** Told once by the server, kept here alone: whoever has it plays as this player. */
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

/** Asks something about oneself. */
async function askAsMyself<T>(path: string): Promise<Asked<T>> {
  const asked = await ask<T>('GET', path);
  const token = kept()?.token;
  if (asked.ok || asked.why !== 'no-player' || token === undefined) return asked;
  // The cookie has gone, the secret has not.
  await fetch(`/me/${token}`).catch(() => undefined);
  return ask<T>('GET', path);
}

/** Who the server takes this browser for. */
const known = (): Promise<Asked<Myself>> => askAsMyself('/api/me');

/** The tables at which one sits, as the server knows them; whoever gave no name sits nowhere. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  // With the network off there is nobody to ask.
  if (!kept() || !navigator.onLine) return [];
  const asked = await askAsMyself<readonly OwnTable[]>('/api/me/tables');
  return asked.ok ? asked.value : [];
}

async function become(name: string): Promise<Asked<Myself>> {
  const made = await ask<Myself & { readonly token: string }>('POST', '/api/players', { name });
  if (made.ok) keep({ name: made.value.name, token: made.value.token });
  return made;
}

/** Becomes somebody of this name, or stays who one is under it. */
export async function iAm(name: string): Promise<Asked<Myself>> {
  if (!kept()) return become(name);
  const me = await known();
  if (!me.ok) return me.why === 'no-player' ? become(name) : me;
  if (me.value.name === name) return remembered(me);
  return remembered(await ask<Myself>('PATCH', '/api/me', { name }));
}

function remembered(me: Asked<Myself>): Asked<Myself> {
  if (me.ok) keep({ ...kept(), name: me.value.name });
  return me;
}

/** The secret link was opened in this browser: the name given elsewhere comes along. */
export async function cameByLink(): Promise<void> {
  remembered(await known());
}
