import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nth } from '@treefort/kernel';
import { median } from './pace.ts';
import { flatOut, type LoadTable, openAll } from './server-contest.ts';
import { type Costed, costed } from './server-figures.ts';
import { start, startPostgres } from './server-process.ts';
import { ask, Treefort } from './server-treefort.ts';

const HELP = `What notifications cost those who play: one server on PostgreSQL, tables that move as fast as they can, while
games begin elsewhere: by turns their guests have no notifications, or are called by Web Push, at a push service of this
program.

  npm run --silent load:pushes
  --tables 100      tables that move
  --pushes 50       games that begin in a second, and notifications
  --seconds 4       how long a turn takes
  --rounds 9        how many turns of each`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100' },
    pushes: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '9' },
  },
});

const PORT = 25_435;
const DATABASE = 'treefort';
const CALLING = fileURLToPath(new URL('../../apps/server/test/calling-server.ts', import.meta.url));
const TABLES = Number(values.tables);
const PUSHES = Number(values.pushes);
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);

const note = (text: string): void => void process.stderr.write(`${text}\n`);

/** A push service that takes everything. */
async function startPushService() {
  const count = { received: 0 };
  const server = createServer((request, response) => {
    count.received++;
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, count, close: () => server.close() };
}

const newPlayer = async (url: string, name: string): Promise<string> =>
  (await ask<{ token: string }>(url, '/api/players', { name })).token;

/** Lets a player's device be notified, as a browser would. */
async function subscribe(url: string, token: string, service: string): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `${service}/${randomBytes(9).toString('hex')}`;
  const body = JSON.stringify({ endpoint, keys, language: 'en' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/me/calls/push`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`no subscription: ${await answer.text()}`);
}

type Beginning = () => Promise<unknown>;

/** A table of two whose game can begin; its guest is called then, if there is a push service. */
async function newBeginning(url: string, service: string | null): Promise<Beginning> {
  const [host, guest] = [await newPlayer(url, 'Ada'), await newPlayer(url, 'Eve')];
  if (service !== null) await subscribe(url, guest, service);
  const seats = ['me', 'open'];
  const { id } = await ask<{ id: string }>(url, '/api/tables', { game: 'treehouse', seats }, host);
  await ask(url, `/api/tables/${id}/sit`, {}, guest);
  for (const token of [host, guest]) {
    const contribution = randomBytes(32).toString('hex');
    await ask(url, `/api/tables/${id}/contribute`, { contribution }, token);
  }
  return () => ask(url, `/api/tables/${id}/start`, {}, host);
}

/** Ends when every game has begun, so many a second. */
async function beginAll(beginnings: readonly Beginning[]): Promise<void> {
  const from = performance.now();
  const begun = beginnings.map(async (begin, i) => {
    const wait = from + (i * 1000) / PUSHES - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    await begin();
  });
  await Promise.all(begun);
}

interface Pair {
  readonly without: Costed;
  readonly called: Costed;
}

async function measure(url: string, pid: number): Promise<string> {
  const service = await startPushService();
  const server = new Treefort('', { url, pid, stop: async () => {} });
  note('tables');
  const tables: LoadTable[] = await openAll(server, TABLES);
  const turn = async (push: string | null): Promise<Costed> => {
    const beginnings: Beginning[] = [];
    for (let i = 0; i < PUSHES * SECONDS; i++) beginnings.push(await newBeginning(url, push));
    const played = costed('', [server], () => flatOut(server, tables, SECONDS));
    await beginAll(beginnings);
    return await played;
  };
  await turn(null);
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`round ${round + 1}`);
    pairs.push({ without: await turn(null), called: await turn(service.url) });
  }
  for (const table of tables) table.close();
  service.close();
  return report(pairs, service.count.received);
}

function report(pairs: readonly Pair[], received: number): string {
  const row = (name: string, of: (load: Costed) => number, digits: number): string => {
    const without = median(pairs.map((pair) => of(pair.without)));
    const called = median(pairs.map((pair) => of(pair.called)));
    const ratio = median(pairs.map((pair) => of(pair.called) / of(pair.without)));
    return `| ${name} | ${without.toFixed(digits)} | ${called.toFixed(digits)} | ${ratio.toFixed(2)} |`;
  };
  return [
    `| ${TABLES} tables, ${ROUNDS} turns of ${SECONDS} s | without | ${PUSHES} notifications a second | ratio |`,
    '| --- | ---: | ---: | ---: |',
    row('moves a second', ({ perSecond }) => perSecond, 0),
    row('p50, ms', ({ p50 }) => p50, 1),
    row('p99, ms', ({ p99 }) => p99, 1),
    row('server CPU, µs a move', ({ cost }) => cost, 0),
    '',
    `${received} notifications were received.`,
  ].join('\n');
}

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  const before = nth(loadavg(), 0);
  const postgres = await startPostgres(PORT, [DATABASE]);
  const running = await start(CALLING, [], { DATABASE_URL: postgres.url(DATABASE) });
  try {
    console.log(await measure(running.url, running.pid));
  } finally {
    await running.stop();
    await postgres.stop();
  }
  const cores = `${cpus().length} × ${nth(cpus(), 0).model}`;
  console.log(
    `${cores}; load average ${before.toFixed(1)} before the run, ${nth(loadavg(), 0).toFixed(1)} after it.`,
  );
}

await main();
