import { randomFromText } from '@treefort/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { secretOf } from '../src/tables/plan.ts';
import { ask, Connection, contribute, newPerson, newTable, post } from './client.ts';
import { hidesEveryByte, keptOf } from './hidden-bytes.ts';
import { playRandomly } from './player.ts';
import { startProcess } from './process.ts';
import { running, withPostgres } from './running.ts';

const postgres = withPostgres();

hidesEveryByte(postgres, [
  ['treehouse', 3, {}, 0],
  ['fort', 3, {}, 1],
]);

/** Tries to open a WebSocket where there is none; what it says to that. */
const knockAt = (url: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.on('open', () => resolve('open'));
    socket.on('error', ({ message }) => resolve(message));
  });

test('a WebSocket is opened at a table and nowhere else', async () => {
  const { url } = await running({ url: await postgres.database() });
  for (const path of ['/', '/api/tables', '/metrics', '/nowhere', '/api/tables/x/record']) {
    expect(await knockAt(url + path)).toContain('404');
  }
});

test('seeds and links appear in no log, no error and nobody else’s messages', async () => {
  const database = await postgres.database();
  const server = await startProcess({ url: database }, { log: 'debug' });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  const { url } = server;
  const [ada, bob] = await Promise.all([newPerson(url, 'Ada'), newPerson(url, 'Bob')]);
  const wanted = { game: 'treehouse', seats: ['me', 'invited', { bot: 'random' }] };
  const { body } = await post(url, '/api/tables', wanted, ada);
  const table = String(body.id);
  const { body: made } = await post(url, '/api/me/links', undefined, ada);
  const link = String(made.link).slice('/me#'.length);
  const phone = await post(url, '/api/sign-in', { secret: link });
  const invite = (body.invites as string[])[1]!;
  const errors = await Promise.all([
    ask(url, `/me/${ada!.token}x`),
    ask(url, `/api/tables/${table}x`, { who: ada! }),
    ask(url, `/api/tables/${table}/record`, { who: ada! }),
    ask(url, `/table/${table}/${ada!.token}/%ff`),
    ask(url, `/api/tables/${table}/nothing?token=${ada!.token}`),
    post(url, `/api/tables/${table}/sit`, { invite: `${invite}x` }, bob),
    post(url, `/api/tables/${table}/sit`, { seat: invite, token: ada!.token }, bob),
    post(url, '/api/players', { name: ada!.token.repeat(9) }),
    fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${ada!.token}x` } }).then((r) =>
      r.text(),
    ),
    post(url, '/api/sign-in', { secret: `${ada!.token}x` }),
    post(url, '/api/sign-in/offer', { secret: ada!.token, token: ada!.token }),
    fetch(`${url}/me/${ada!.token}`).then((r) => r.text()),
    knockAt(`${url}/me/${ada!.token}`),
    knockAt(`${url}/table/${table}/${ada!.token}`),
    newTable(ada!, { ...wanted, clock: invite }).catch(String),
  ]);
  await post(url, `/api/tables/${table}/sit`, { invite }, bob);
  const connections = await Promise.all(
    [ada!, bob!].map((who) => Connection.open(url, table, who)),
  );
  await contribute(table, ada!, bob!);
  await connections[0]!.send({ do: 'start' });
  await Promise.all(connections.map((one, i) => playRandomly(one, randomFromText(`s ${i}`))));
  const { plan } = await keptOf(database, table);
  expect(await server.kill('SIGTERM')).toBe(0);
  const told = connections.flatMap(({ received }) => received).join('\n');
  const refusals = JSON.stringify(errors);
  const secrets = [secretOf(plan), ada!.token, bob!.token, invite, link, String(phone.body.token)];
  for (const secret of secrets) {
    expect(server.output()).not.toContain(secret);
    expect(told).not.toContain(secret);
    expect(refusals).not.toContain(secret);
  }
  expect(server.output()).not.toContain(table);
  expect(server.output()).toContain('"route":"/api/tables/:id/sit"');
});
