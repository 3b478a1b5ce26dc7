import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { type App, PLAY } from '../http/app.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { type Place, Socket } from './socket.ts';
import { tableOf } from '../http/table-routes.ts';

/** How often it is checked whether the other end is still there. */
const HEARTBEAT = 30_000;

/** Counts of open sockets by address or player. */
class Tally {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  change(key: string, by: number): void {
    const count = this.of(key) + by;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

const params = z.object({ id: z.string().max(64) });
const querystring = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  changes: z.enum(['0', '1']).default('0'),
});

/** Playing and watching over WebSocket; the result ends all of it. */
export function socketRoutes(app: App, service: Service): { farewell(): void } {
  const { callers, limits, metrics } = service;
  const open = new Tally();
  const sockets = new Set<Socket>();
  const places = new WeakMap<object, Place>();

  app.get(
    PLAY,
    {
      websocket: true,
      schema: { hide: true, params, querystring },
      preHandler: async (request) => {
        const address = addressOf(request);
        if (!limits.socketsOpened.take(address) || open.of(address) >= limits.socketsPerAddress) {
          throw new HttpRefusal('too-many', 'too many connections from this address');
        }
        const who = await callers.find(request);
        if (who && open.of(who.id) >= limits.socketsPerPlayer) {
          throw new HttpRefusal('too-many', 'too many connections of this player');
        }
        const live = await tableOf(service, request);
        const changes = request.query.changes === '1';
        places.set(request, { live, who, address, changes });
      },
    },
    (ws, request) => {
      const place = places.get(request)!;
      const socket = new Socket(ws, place, service, app.log);
      const keys = [place.address, ...(place.who ? [place.who.id] : [])];
      const { after } = request.query as z.output<typeof querystring>;
      for (const key of keys) open.change(key, 1);
      sockets.add(socket);
      metrics.sockets.inc();
      if (after > 0) metrics.reconnects.inc();
      ws.on('close', () => {
        for (const key of keys) open.change(key, -1);
        sockets.delete(socket);
        metrics.sockets.dec();
      });
      socket.begin(after).catch(() => ws.close(1011, 'try again'));
    },
  );

  keepAlive(app);
  return {
    farewell() {
      for (const socket of sockets) socket.farewell();
    },
  };
}

/** Ends connections whose other end has silently gone. */
function keepAlive(app: App): void {
  const silent = new WeakSet<object>();
  const beat = setInterval(() => {
    for (const ws of app.websocketServer.clients) {
      if (silent.has(ws)) ws.terminate();
      silent.add(ws);
      ws.once('pong', () => silent.delete(ws));
      ws.ping();
    }
  }, HEARTBEAT);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
}
