import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type Log, loggableError } from '../log.ts';
import type { Administered, Report } from './administered.ts';

/** Milliseconds for asking and for being answered. */
const TIME_LIMIT = 20_000;
/** Nobody asks for anything longer. */
const LONGEST = 1000;

/** What can be asked for, and the player or table that it is about. */
const order = z.object({
  act: z.enum(['reports', 'settle', 'removeName', 'closeTable', 'health']),
  id: z.string(),
});
type Order = z.infer<typeof order>;

/** A folder is one server's own, so that server has to be asked. */
const socketIn = (folder: string): string => `${folder}/admin.sock`;

/** Reads an order, which ends with its line. */
async function orderFrom(socket: Socket): Promise<Order> {
  let line = '';
  for await (const part of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    line += part;
    if (line.length > LONGEST) throw new Error('too long');
    if (line.endsWith('\n')) break;
  }
  return order.parse(JSON.parse(line));
}

async function answer(socket: Socket, admin: Administered): Promise<void> {
  const { act, id } = await orderFrom(socket);
  const value = await admin[act](id);
  socket.end(JSON.stringify({ value }));
}

/**
 * Takes orders beside a server on a folder, by a socket that only its user may open. Where there can be none, the server
 * runs without it.
 */
export async function openAdminSocket(
  folder: string,
  admin: Administered,
  log: Log,
): Promise<Server> {
  const path = socketIn(folder);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(TIME_LIMIT, () => socket.destroy());
    socket.on('error', () => {});
    answer(socket, admin).catch((error: unknown) => {
      log.warn(loggableError(error), 'an order of treefort admin failed');
      socket.destroy();
    });
  });
  try {
    // Left by a server that was killed: this one has the lock.
    await rm(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve);
    });
    await chmod(path, 0o600);
  } catch (error) {
    log.warn(loggableError(error), 'no socket for treefort admin');
  }
  return server.unref();
}

/** Asks the server that runs on a folder. */
async function send<T>(folder: string, act: Order['act'], id = ''): Promise<T> {
  const socket = connect(socketIn(folder));
  socket.setTimeout(TIME_LIMIT, () => socket.destroy(new Error('no answer')));
  socket.write(`${JSON.stringify({ act, id })}\n`);
  return JSON.parse(await text(socket)).value;
}

/** What those who run a server on a folder do, by way of that server; undefined where it takes no orders. */
export async function administeredAt(folder: string): Promise<Administered | undefined> {
  const answers = await send(folder, 'health').then(
    () => true,
    () => false,
  );
  if (!answers) return undefined;
  return {
    async reports() {
      const found = await send<(Report & { at: string })[]>(folder, 'reports');
      return found.map((one) => ({ ...one, at: new Date(one.at) }));
    },
    settle: (player) => send(folder, 'settle', player),
    removeName: (player) => send(folder, 'removeName', player),
    closeTable: (table) => send(folder, 'closeTable', table),
    health: () => send(folder, 'health'),
  };
}
