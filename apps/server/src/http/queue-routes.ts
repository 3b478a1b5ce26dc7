import { findGame } from '@treefort/kernel';
import { type QueueState, queueState, queueWish, waitingCounts } from '@treefort/protocol';
import { z } from 'zod';
import type { Service } from '../service.ts';
import { addressOf } from './address.ts';
import type { App } from './app.ts';
import { HttpRefusal } from './refusal.ts';
import { answers, ok } from './responses.ts';

/** Finding company: a queue for each game and pace. */
export function queueRoutes(app: App, service: Service): void {
  countWaiting(app, service);
  showPlace(app, service);
  joinQueue(app, service);
  leaveQueue(app, service);
}

function countWaiting(app: App, { queue }: Service): void {
  const schema = {
    summary: 'How many wait for company, by game and pace',
    response: answers(waitingCounts),
  };
  app.get('/api/queue/waiting', { schema }, async () => [...(await queue.counts())]);
}

/** What a client has to know to ask for news only. */
const cursorOf = (state: QueueState): string => (state.is === 'ready' ? state.table : state.is);

const querystring = z.object({
  known: z
    .string()
    .max(64)
    .optional()
    .describe('waits while this holds: "waiting", or the id of the table that is ready'),
  wait: z.coerce.number().min(0).max(25).default(0).describe('how many seconds at most'),
});

function showPlace(app: App, { auth, queue }: Service): void {
  const schema = {
    summary: 'My place in the queue; it is lost when I stop asking',
    querystring,
    response: answers(queueState, 'no-player'),
  };
  app.get('/api/queue', { schema }, async (request, reply) => {
    const player = await auth.require(request);
    const { known, wait } = request.query;
    const { isNew, over, end, hangUp } = queue.polls.wait(
      player.id,
      addressOf(request),
      wait * 1000,
    );
    // Before the answer was given only a page that is closed or loaded again ends the request.
    reply.raw.once('close', () => (reply.raw.writableFinished ? end() : hangUp()));
    if (reply.raw.closed) hangUp();
    if (isNew) await queue.arrived(player);
    const now = await queue.stateOf(player);
    // Only a player with a place takes up one of the places of their address.
    if (now.is === 'idle') queue.polls.forget(player.id);
    if (wait === 0 || now.is === 'idle' || cursorOf(now) !== known) {
      end();
      return now;
    }
    await over;
    // The device may have been signed out while it waited.
    return await queue.stateOf(await auth.require(request));
  });
}

/** Tables to which a player may not come within ten minutes before others are spared the wait. */
const MOST_MISSED = 3;

function joinQueue(app: App, { auth, games, limits, queue }: Service): void {
  const schema = {
    summary: 'Wait for company, or change what I wait for',
    body: queueWish,
    response: answers(queueState, 'no-player', 'not-yours'),
  };
  app.post('/api/queue', { schema }, async (request) => {
    const player = await auth.require(request);
    const address = addressOf(request);
    const wish = request.body;
    const game = findGame(games, wish.game);
    if (!game.ok) throw new HttpRefusal('bad-request', game.fault.message);
    const seats = wish.seats.filter((count) => game.value.seats.includes(count));
    if (seats.length === 0) throw new HttpRefusal('bad-request', 'seats: not for this game');
    const full = queue.polls.othersAt(address, player.id) >= limits.waitingPerAddress;
    if (full || !limits.queue.take(player.id) || !limits.queueFrom.take(address)) {
      throw new HttpRefusal('too-many', 'too many wait from this address: wait a while');
    }
    const { own, near } = await queue.missed(player, address);
    if (own >= MOST_MISSED || near >= limits.missedPerAddress) {
      throw new HttpRefusal('too-many', 'too often others waited in vain: wait a while');
    }
    queue.polls.see(player.id, address);
    await queue.join(player, address, { ...wish, seats });
    return await queue.stateOf(player);
  });
}

function leaveQueue(app: App, { auth, queue }: Service): void {
  const schema = {
    summary: 'Wait no longer; if a table was ready, the others wait again',
    response: answers(ok, 'no-player', 'not-yours'),
  };
  app.delete('/api/queue', { schema }, async (request) => {
    await queue.leave(await auth.require(request));
    return { ok: true };
  });
}
