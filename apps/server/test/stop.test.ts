import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask, Connection, contribute, newPerson, newTable } from './client.ts';
import { startFreezingProxy } from './freezing-proxy.ts';
import { startProcess } from './process.ts';
import { withPostgres } from './running.ts';

const postgres = withPostgres();

/** A client that opens a WebSocket and then neither reads nor says goodbye. */
async function sleepyClient(url: string, table: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  socket.write(
    [
      `GET /api/tables/${table}/play HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.pause();
}

test('told to stop, it ends well also with sleepy clients, waiting ones, a bot that thinks and a frozen database', async () => {
  const proxy = await startFreezingProxy(await postgres.database());
  onTestFinished(() => proxy.close());
  const server = await startProcess({ url: proxy.url });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  const { url } = server;
  const ada = await newPerson(url);
  const bots = Array.from({ length: 3 }, () => ({ bot: 'owl' }));
  const table = await newTable(ada, { game: 'fort', seats: ['me', ...bots] });
  const player = await Connection.open(url, table, ada);
  await sleepyClient(url, table);
  await contribute(table, ada);
  await player.send({ do: 'start' });
  // Both get no answer: one waits for news, the other for the database.
  const waiting = ask(url, `/api/tables/${table}/news?after=1000&wait=25`).catch(() => undefined);
  proxy.partition();
  const lost = player.send({ do: 'chat', text: 'anybody?' });
  const asking = ask(url, '/api/tables').catch(() => undefined);
  expect(await server.kill('SIGTERM')).toBe(0);
  await Promise.all([waiting, lost, asking]);
});
