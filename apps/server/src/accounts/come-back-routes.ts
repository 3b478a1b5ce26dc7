import {
  passkeyOptions,
  recoveredPlayer,
  shownPasskey,
  signedInPlayer,
  typedCode,
} from '@treefort/protocol';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/address.ts';
import type { App } from '../http/app.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { answers } from '../http/responses.ts';
import type { Service } from '../service.ts';
import { relyingParty } from './relying-party.ts';

/** Signing in by a passkey or a recovery code. Before that nobody is told who has one. */
export function comeBackRoutes(app: App, service: Service): void {
  askToShowPasskey(app, service);
  signInByPasskey(app, service);
  recover(app, service);
}

/** The same for everything that is wrong; and who goes on trying has to wait. */
function refuse({ auth }: Service, request: FastifyRequest): never {
  auth.countGuess(request);
  throw new HttpRefusal('not-found', 'nobody can sign in by this');
}

function askToShowPasskey(app: App, { config, limits, passkeys }: Service): void {
  const schema = {
    summary: 'What a browser has to be asked to show a passkey',
    response: answers(passkeyOptions, 'not-yours'),
  };
  app.post('/api/sign-in/passkey/challenge', { schema }, async (request) => {
    if (!limits.signIns.take(addressOf(request))) {
      throw new HttpRefusal('too-many', 'too many from this address: wait a while');
    }
    const options = await passkeys.askToShow(relyingParty(request, config.publicUrl));
    return { ...options };
  });
}

function signInByPasskey(app: App, service: Service): void {
  const { auth, config, passkeys } = service;
  const schema = {
    summary: 'Become the player of a passkey on this device',
    description: 'The body is what `navigator.credentials.get` gave, as JSON.',
    body: shownPasskey,
    response: answers(signedInPlayer, 'not-yours', 'not-found'),
  };
  app.post('/api/sign-in/passkey', { schema }, async (request, reply) => {
    const party = relyingParty(request, config.publicUrl);
    const player = await passkeys.find(party, request.body);
    return await auth.switchTo(request, reply, player ?? refuse(service, request));
  });
}

function recover(app: App, service: Service): void {
  const { auth, recoveryCodes } = service;
  const schema = {
    summary: 'Become the player of a recovery code on this device; the next code is told once',
    body: typedCode,
    response: answers(recoveredPlayer, 'not-yours', 'not-found'),
  };
  app.post('/api/sign-in/recovery', { schema }, async (request, reply) => {
    const found = (await recoveryCodes.take(request.body.code)) ?? refuse(service, request);
    return { ...(await auth.switchTo(request, reply, found.player)), code: found.code };
  });
}
