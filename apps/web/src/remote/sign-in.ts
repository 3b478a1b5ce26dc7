import type { Device, PlayerInfo, SignInLink, SignInOffer } from '@treefort/protocol';
import { OWN_PLAYER } from '../shell/own-name.ts';
import { dropText } from '../shell/storage.ts';
import { remembered } from './own-player.ts';
import { ask, type ServerAnswer } from './server.ts';
import { dropVisits } from './visits.ts';

/** Who one would become by a link. */
export const askOffer = (secret: string): Promise<ServerAnswer<SignInOffer>> =>
  ask('POST', '/api/sign-in/offer', { secret });

/** Becomes the player of a link on this device, whose tables are another's from now on. */
export async function signIn(secret: string): Promise<ServerAnswer<PlayerInfo>> {
  return became(await ask('POST', '/api/sign-in', { secret }));
}

/** Remembers the player who signed in here; tables remembered for another player are dropped. */
export function became<T extends PlayerInfo>(me: ServerAnswer<T>): ServerAnswer<T> {
  remembered(me);
  if (me.ok) dropVisits();
  return me;
}

/** A link to go on with another device, as a whole address. */
export async function makeLink(): Promise<ServerAnswer<string>> {
  const made = await ask<SignInLink>('POST', '/api/me/links');
  return made.ok ? { ...made, value: new URL(made.value.link, location.href).href } : made;
}

export const listDevices = (): Promise<ServerAnswer<readonly Device[]>> =>
  ask('GET', '/api/me/devices');

/** Signs a device out; if it is this one, nothing of the player stays here. */
export async function signOut({ id, here }: Device): Promise<ServerAnswer<unknown>> {
  const done = await ask('DELETE', `/api/me/devices/${id}`);
  // Where the answer was lost and this is the second time, nobody is signed in here any more.
  if (here && (done.ok || done.why === 'no-player')) forgetPlayer();
  return done;
}

/** Nothing of the player stays here. */
export function forgetPlayer(): void {
  dropText(OWN_PLAYER);
  dropVisits();
}

export const signOutOthers = (): Promise<ServerAnswer<unknown>> => ask('DELETE', '/api/me/devices');
