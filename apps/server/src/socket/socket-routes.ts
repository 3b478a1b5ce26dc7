import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { type App, PLAY } from '../http/app.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { tableOf, tableParams } from '../http/table-of.ts';
import type { Service } from '../service.ts';
import { keepAlive } from './keep-alive.ts';
import { OpenSockets } from './open-sockets.ts';
import { POLICY_VIOLATION, Socket, type SocketParams } from './socket.ts';

const querystring = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  changes: z.enum(['0', '1']).default('0'),
});

/** A request that may open a WebSocket. */
interface Admitted {
  readonly params: SocketParams;
  readonly reply: FastifyReply;
}

/** Playing and watching over WebSocket. */
export function socketRoutes(app: App, service: Service): { closeAll(): void; cutAll(): void } {
  const open = new OpenSockets();
  const sockets = new Set<Socket>();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  app.get(
    PLAY,
    {
      websocket: true,
      schema: { hide: true, params: tableParams, querystring },
      preHandler: async (request, reply) => {
        admitted.set(request, { params: await admit(service, open, request), reply });
      },
    },
    (ws, request) => {
      const { params, reply } = admitted.get(request)!;
      forgetRequest(ws, reply);
      const socket = new Socket(ws, params, service, app.log);
      sockets.add(socket);
      ws.on('close', () => sockets.delete(socket));
      closeWhenSignedOut(ws, params, service);
      countWhileOpen(ws, params, open);
      const { after } = querystring.parse(request.query);
      measure(ws, after, service);
      socket.subscribe(after).catch(() => socket.fail());
    },
  );
  keepAlive(app);
  return {
    closeAll() {
      for (const socket of sockets) socket.closeForRestart();
    },
    cutAll() {
      for (const socket of sockets) socket.cut();
    },
  };
}

/** Who connects to what, within the limits of address and player. */
async function admit(
  service: Service,
  open: OpenSockets,
  request: FastifyRequest,
): Promise<SocketParams> {
  const { auth, limits } = service;
  const address = addressOf(request);
  if (!limits.socketsOpened.take(address) || open.of(address) >= limits.socketsPerAddress) {
    throw new HttpRefusal('too-many', 'too many connections from this address');
  }
  const device = await auth.device(request);
  const who = device?.player ?? null;
  if (who && open.of(who.id) >= limits.socketsPerPlayer) {
    throw new HttpRefusal('too-many', 'too many connections of this player');
  }
  const live = await tableOf(service, request);
  const { changes } = querystring.parse(request.query);
  return { live, who, device: device?.id ?? null, address, changes: changes === '1' };
}

/** An open WebSocket needs nothing of the request that opened it: what is left of that would stay as long. */
function forgetRequest(ws: WebSocket, { raw }: FastifyReply): void {
  // The plugin's listener knows the request; ours does the same without it.
  ws.removeAllListeners('error');
  if (raw.socket) raw.detachSocket(raw.socket);
}

function closeWhenSignedOut(ws: WebSocket, { device }: SocketParams, { devices }: Service): void {
  if (device === null) return;
  const close = () => ws.close(POLICY_VIOLATION, 'signed out');
  ws.on('close', devices.whenSignedOut(device, close));
}

function countWhileOpen(ws: WebSocket, { address, who }: SocketParams, open: OpenSockets): void {
  const keys = [address, ...(who ? [who.id] : [])];
  for (const key of keys) open.change(key, 1);
  ws.on('close', () => {
    for (const key of keys) open.change(key, -1);
  });
}

function measure(ws: WebSocket, after: number, { metrics }: Service): void {
  metrics.sockets.inc();
  if (after > 0) metrics.reconnects.inc();
  ws.on('close', () => metrics.sockets.dec());
}
