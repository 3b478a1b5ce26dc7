import { device, newToken, signInLink } from '@treefort/protocol';
import { z } from 'zod';
import type { Service } from '../service.ts';
import type { App } from './app.ts';
import { clearDeviceCookie } from './device-cookie.ts';
import { HttpRefusal } from './refusal.ts';
import { answers, ok } from './responses.ts';

/** The devices on which a player is signed in. */
export function deviceRoutes(app: App, service: Service): void {
  listDevices(app, service);
  signOut(app, service);
  signOutOthers(app, service);
  renewToken(app, service);
  makeLink(app, service);
}

function listDevices(app: App, { auth, devices }: Service): void {
  const schema = {
    summary: 'Where I am signed in, the latest used first',
    response: answers(z.array(device), 'no-player'),
  };
  app.get('/api/me/devices', { schema }, async (request) => {
    const { id, player } = await auth.requireDevice(request);
    return await devices.list(player, id);
  });
}

function signOut(app: App, { auth, devices }: Service): void {
  const schema = {
    summary: 'Sign one of my devices out, this one or another',
    params: z.object({
      id: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/),
    }),
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/devices/:id', { schema }, async (request, reply) => {
    const { id: here, player } = await auth.requireDevice(request);
    const { id } = request.params;
    await devices.signOut(player, id);
    if (id === here) clearDeviceCookie(request, reply);
    return { ok: true };
  });
}

function signOutOthers(app: App, { auth, devices }: Service): void {
  const schema = {
    summary: 'Sign all my devices out but this one',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/me/devices', { schema }, async (request) => {
    const { id, player } = await auth.requireDevice(request);
    await devices.signOutOthers(player, id);
    return { ok: true };
  });
}

function renewToken(app: App, { auth, devices }: Service): void {
  const schema = {
    summary:
      'A new token for this program; the old one ends when the new one is used after a minute',
    response: answers(newToken, 'no-player', 'not-yours', 'refused'),
  };
  app.post('/api/me/token', { schema }, async (request) => {
    const { id, kind } = await auth.requireDevice(request);
    // A script in a page must not get hold of anything that it could carry away.
    if (kind !== 'program') throw new HttpRefusal('not-yours', 'only a program has a token');
    const token = await devices.renew(id, false);
    if (token === null) throw new HttpRefusal('refused', 'this token is less than a minute old');
    return { token };
  });
}

function makeLink(app: App, { auth, limits, signInLinks }: Service): void {
  const schema = {
    summary: 'A link to go on with another device: it works once, within ten minutes',
    response: answers(signInLink, 'no-player', 'not-yours'),
  };
  app.post('/api/me/links', { schema }, async (request) => {
    const player = await auth.require(request);
    if (!limits.links.take(player.id)) {
      throw new HttpRefusal('too-many', 'too many links: wait a while');
    }
    const { secret, until } = await signInLinks.make(player);
    return { link: `/me#${secret}`, until };
  });
}
