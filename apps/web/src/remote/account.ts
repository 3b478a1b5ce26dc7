import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Account, Passkey, PlayerInfo, RecoveredPlayer } from '@treefort/protocol';
import { ask, type FailedRequest, type ServerAnswer } from './server.ts';
import { became, forgetPlayer } from './sign-in.ts';

/** Somebody who closed what the browser asked, or a browser that could not. */
const NOT_SHOWN: FailedRequest = { ok: false, why: 'refused' };

/** Whether passkeys can be made on this page: they need https and a host with a name. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  window.isSecureContext &&
  !/^(\d+\.){3}\d+$|^\[/.test(location.hostname);

const webauthn = () => import('@simplewebauthn/browser');

export const showAccount = (): Promise<ServerAnswer<Account>> => ask('GET', '/api/me/account');

/** Makes a passkey on this device. */
export async function makePasskey(): Promise<ServerAnswer<unknown>> {
  const asked = await ask<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/me/passkeys/challenge',
  );
  if (!asked.ok) return asked;
  const { startRegistration } = await webauthn();
  const made = await startRegistration({ optionsJSON: asked.value }).catch(() => undefined);
  return made ? ask('POST', '/api/me/passkeys', made) : NOT_SHOWN;
}

export const removePasskey = ({ id }: Passkey): Promise<ServerAnswer<unknown>> =>
  ask('DELETE', `/api/me/passkeys/${id}`);

/** Becomes the player of a passkey that the visitor chooses. */
export async function signInByPasskey(): Promise<ServerAnswer<PlayerInfo>> {
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/api/sign-in/passkey/challenge',
  );
  if (!asked.ok) return asked;
  const { startAuthentication } = await webauthn();
  const shown = await startAuthentication({ optionsJSON: asked.value }).catch(() => undefined);
  return shown ? became(await ask('POST', '/api/sign-in/passkey', shown)) : NOT_SHOWN;
}

/** A new recovery code, told once. */
export const makeRecoveryCode = (): Promise<ServerAnswer<{ readonly code: string }>> =>
  ask('POST', '/api/me/recovery');

/** Becomes the player of a recovery code, and tells the next one. */
export const recover = async (code: string): Promise<ServerAnswer<RecoveredPlayer>> =>
  became(await ask('POST', '/api/sign-in/recovery', { code }));

export async function deleteMe(): Promise<ServerAnswer<unknown>> {
  const done = await ask('DELETE', '/api/me');
  if (done.ok) forgetPlayer();
  return done;
}
