import {
  callSettings,
  mailAddress,
  mailSecret,
  pushSubscription,
  quietHours,
  webhookAddress,
} from '@treefort/protocol';
import { z } from 'zod';
import type { Service } from '../service.ts';
import { addressOf } from './address.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers, ok } from './responses.ts';

const SECRET = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/);

/** How a player is called who is not at the table. */
export function callRoutes(app: App, service: Service): void {
  showSettings(app, service);
  pushRoutes(app, service);
  mailRoutes(app, service);
  webhookRoutes(app, service);
  quietRoutes(app, service);
  stopRoute(app, service);
}

/** The player who changes how to be called; nobody has a reason to do so often. */
async function changing(
  { auth, limits }: Service,
  request: Parameters<Service['auth']['requireDevice']>[0],
) {
  const device = await auth.requireDevice(request);
  if (limits.callChanges.take(device.player.id)) return device;
  throw new HttpRefusal('too-many', 'too many changes: wait a while');
}

function showSettings(app: App, { auth, calls }: Service): void {
  const schema = {
    summary: 'How I am called when it is my turn',
    response: answers(callSettings, 'no-player'),
  };
  app.get('/api/me/calls', { schema }, async (request) => {
    const { id, player } = await auth.requireDevice(request);
    const known = await calls.book.show(player.id, id);
    const { devices, here, mail, unconfirmed, webhook, quiet } = known;
    return {
      push: { key: calls.push.key, devices, here },
      mail: { offered: calls.mail !== null, address: mail, unconfirmed },
      webhook: { offered: calls.webhook !== null, url: webhook },
      quiet,
    };
  });
}

function pushRoutes(app: App, service: Service): void {
  const { calls } = service;
  const subscribe = {
    summary: 'Notify me on this device',
    body: pushSubscription,
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.put('/api/me/calls/push', { schema: subscribe }, async (request) => {
    const { id } = await changing(service, request);
    if (!calls.outgoing.mayPostTo(request.body.endpoint)) {
      throw new HttpRefusal('bad-request', 'endpoint: expected https:// and a public address');
    }
    await calls.book.subscribe(id, request.body);
    return { ok: true };
  });
  const unsubscribe = {
    summary: 'No more notifications on one of my devices; "here" is this one',
    params: z.object({ device: SECRET }),
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/calls/push/:device', { schema: unsubscribe }, async (request) => {
    const { id, player } = await changing(service, request);
    const device = request.params.device === 'here' ? id : request.params.device;
    await calls.book.unsubscribe(player.id, device);
    return { ok: true };
  });
}

function mailRoutes(app: App, service: Service): void {
  const { calls, limits } = service;
  const ask = {
    summary: 'Write to this address, once a link that is sent there was opened',
    body: mailAddress,
    response: answers(ok, 'no-player', 'not-yours', 'refused'),
  };
  app.put('/api/me/calls/mail', { schema: ask }, async (request) => {
    const { player } = await changing(service, request);
    if (!calls.mail) throw new HttpRefusal('refused', 'this server writes no emails');
    const allowed =
      limits.mails.take(addressOf(request)) && (await calls.book.askMail(player.id, request.body));
    if (!allowed) throw new HttpRefusal('too-many', 'too many emails: try again tomorrow');
    calls.wake();
    return { ok: true };
  });
  const end = {
    summary: 'No more emails',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/calls/mail', { schema: end }, async (request) => {
    const { player } = await changing(service, request);
    await calls.book.endMail(player.id);
    return { ok: true };
  });
  confirmMail(app, service);
}

function confirmMail(app: App, { auth, calls }: Service): void {
  const schema = {
    summary: 'Confirm an email address by the secret that was sent there',
    body: mailSecret,
    response: answers(z.object({ address: z.string() }), 'not-yours', 'not-found'),
  };
  app.post('/api/calls/confirm', { schema }, async (request) => {
    const address = await calls.book.confirmMail(request.body.secret);
    if (address !== undefined) return { address };
    auth.countGuess(request);
    throw new HttpRefusal('not-found', 'this link is too old, or belongs to nobody');
  });
}

function webhookRoutes(app: App, service: Service): void {
  const { calls } = service;
  const set = {
    summary: 'Post to this address of a chat; https only',
    body: webhookAddress,
    response: answers(ok, 'no-player', 'not-yours', 'refused'),
  };
  app.put('/api/me/calls/webhook', { schema: set }, async (request) => {
    const { player } = await changing(service, request);
    const { url, language } = request.body;
    if (!calls.webhook)
      throw new HttpRefusal('refused', 'this server does not know its own address');
    if (!calls.outgoing.mayPostTo(url)) {
      throw new HttpRefusal('bad-request', 'url: expected https:// and a public address');
    }
    await calls.book.setWebhook(player.id, { address: url, language });
    return { ok: true };
  });
  const end = {
    summary: 'Post to no chat any more',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/calls/webhook', { schema: end }, async (request) => {
    const { player } = await changing(service, request);
    await calls.book.endWebhook(player.id);
    return { ok: true };
  });
}

function quietRoutes(app: App, service: Service): void {
  const { calls } = service;
  const set = {
    summary: 'When not to call me; what would have come then comes afterwards',
    body: quietHours,
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.put('/api/me/calls/quiet', { schema: set }, async (request) => {
    const { player } = await changing(service, request);
    await calls.book.setQuietHours(player.id, request.body);
    calls.wake();
    return { ok: true };
  });
  const end = {
    summary: 'Call me at any time of day',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/calls/quiet', { schema: end }, async (request) => {
    const { player } = await changing(service, request);
    await calls.book.endQuietHours(player.id);
    calls.wake();
    return { ok: true };
  });
}

/** A page of ours asks with nothing, a mail program with a form (RFC 8058), which says nothing new. */
function stopRoute(app: App, { auth, calls }: Service): void {
  const schema = {
    summary: 'End the emails, or the posts to a chat, that hold this secret',
    params: z.object({ secret: SECRET }),
    response: answers(ok, 'not-yours', 'not-found'),
  };
  app.register(async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: 1024 }, async () => null);
    scope.post<{ Params: { secret: string } }>(
      '/api/calls/stop/:secret',
      { schema },
      async (request) => {
        if (await calls.book.stop(request.params.secret)) return { ok: true };
        auth.countGuess(request);
        throw new HttpRefusal('not-found', 'this has ended already');
      },
    );
  });
}
