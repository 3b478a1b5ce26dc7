import { signedInPlayer, signInOffer, signInSecret } from '@treefort/protocol';
import type { FastifyRequest } from 'fastify';
import type { Player } from '../players/players.ts';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers } from './responses.ts';

/** Going on with another device, by a link that was made on one. */
export function signInRoutes(app: App, service: Service): void {
  showOffer(app, service);
  signIn(app, service);
}

/** The player of a link; wrong ones are rate limited. */
function orRefuse({ auth }: Service, request: FastifyRequest, player: Player | undefined): Player {
  if (player) return player;
  auth.countGuess(request);
  throw new HttpRefusal('not-found', 'this link is used, too old, or belongs to nobody');
}

function showOffer(app: App, service: Service): void {
  const { auth, devices, signInLinks } = service;
  const schema = {
    summary: 'Who I would become by a link; nothing changes, and the link can still be used',
    body: signInSecret,
    response: answers(signInOffer, 'not-yours', 'not-found'),
  };
  app.post('/api/sign-in/offer', { schema }, async (request) => {
    const player = orRefuse(service, request, await signInLinks.find(request.body.secret));
    const here = await auth.device(request);
    const onlyHere = here ? (await devices.list(here.player, here.id)).length === 1 : false;
    return { player, you: here?.player ?? null, onlyHere };
  });
}

function signIn(app: App, service: Service): void {
  const { auth, signInLinks } = service;
  const schema = {
    summary: 'Become the player of a link on this device; the link is used up',
    body: signInSecret,
    response: answers(signedInPlayer, 'not-yours', 'not-found'),
  };
  app.post('/api/sign-in', { schema }, async (request, reply) => {
    const player = orRefuse(service, request, await signInLinks.take(request.body.secret));
    return await auth.switchTo(request, reply, player);
  });
}
