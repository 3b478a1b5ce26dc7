import { account, madePasskey, passkeyOptions, recoveryCode } from '@treefort/protocol';
import { z } from 'zod';
import type { App } from '../http/app.ts';
import { clearDeviceCookie } from '../http/device-cookie.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { answers, ok } from '../http/responses.ts';
import { deviceLabel } from '../players/device-label.ts';
import type { Player } from '../players/players.ts';
import type { Service } from '../service.ts';
import { MOST_PASSKEYS } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** By what a player can come back: passkeys and a recovery code; and how a player is forgotten. */
export function accountRoutes(app: App, service: Service): void {
  showAccount(app, service);
  askToMakePasskey(app, service);
  addPasskey(app, service);
  removePasskey(app, service);
  makeRecoveryCode(app, service);
  deleteMe(app, service);
}

function showAccount(app: App, { auth, passkeys, recoveryCodes }: Service): void {
  const schema = {
    summary: 'By what I can come back: my passkeys, and when my recovery code was made',
    response: answers(account, 'no-player'),
  };
  app.get('/api/me/account', { schema }, async (request) => {
    const player = await auth.require(request);
    const list = await passkeys.list(player);
    const shown = list.map(({ transports: _, ...passkey }) => passkey);
    return { passkeys: shown, recovery: await recoveryCodes.madeAt(player) };
  });
}

function limitKeys({ limits }: Service, { id }: Player): void {
  if (limits.keys.take(id)) return;
  throw new HttpRefusal('too-many', 'too many new keys: wait a while');
}

function askToMakePasskey(app: App, service: Service): void {
  const { auth, config, passkeys } = service;
  const schema = {
    summary: 'What my browser has to be asked to make a passkey',
    response: answers(passkeyOptions, 'no-player', 'not-yours'),
  };
  app.post('/api/me/passkeys/challenge', { schema }, async (request) => {
    const player = await auth.require(request);
    limitKeys(service, player);
    const options = await passkeys.askToMake(player, relyingParty(request, config.publicUrl));
    return { ...options };
  });
}

function addPasskey(app: App, { auth, config, passkeys }: Service): void {
  const schema = {
    summary: 'Add a passkey that my browser has made',
    description: 'The body is what `navigator.credentials.create` gave, as JSON.',
    body: madePasskey,
    response: answers(ok, 'no-player', 'not-yours', 'refused'),
  };
  app.post('/api/me/passkeys', { schema }, async (request) => {
    const player = await auth.require(request);
    const party = relyingParty(request, config.publicUrl);
    const label = deviceLabel(request.headers['user-agent']);
    if (await passkeys.add(player, party, { answer: request.body, label })) return { ok: true };
    const message = `this passkey is not valid, or too old, or one more than ${MOST_PASSKEYS}`;
    throw new HttpRefusal('refused', message);
  });
}

function removePasskey(app: App, { auth, passkeys }: Service): void {
  const schema = {
    summary: 'Sign in by one of my passkeys no more',
    params: z.object({
      id: z
        .string()
        .max(1400)
        .regex(/^[\w-]+$/),
    }),
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/passkeys/:id', { schema }, async (request) => {
    await passkeys.remove(await auth.require(request), request.params.id);
    return { ok: true };
  });
}

function makeRecoveryCode(app: App, service: Service): void {
  const { auth, recoveryCodes } = service;
  const schema = {
    summary: 'A new recovery code, told once; the one before works no more',
    response: answers(recoveryCode, 'no-player', 'not-yours'),
  };
  app.post('/api/me/recovery', { schema }, async (request) => {
    const player = await auth.require(request);
    limitKeys(service, player);
    return { code: await recoveryCodes.make(player) };
  });
}

function deleteMe(app: App, { auth, deletion }: Service): void {
  const schema = {
    summary:
      'Forget me: name, devices, passkeys and all that is mine; my seats stay without a name',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me', { schema }, async (request, reply) => {
    await deletion.forget(await auth.requireDevice(request));
    clearDeviceCookie(request, reply);
    return { ok: true };
  });
}
