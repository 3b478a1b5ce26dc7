import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BoardgameIo } from './server-boardgame.ts';
import { type Contestant, flatOut, type LoadTable, openAll, paced } from './server-contest.ts';
import { type Costed, costed, loadTable, memory } from './server-figures.ts';
import { BOARDGAME, type Running, start, startPostgres, TREEFORT } from './server-process.ts';
import { ask, Treefort } from './server-treefort.ts';

const HELP = `Simulated players over WebSocket on this machine, four at a table, beside boardgame.io's own server.

  npm run --silent load                  the whole run, a few minutes
  --tables 1000     tables that move once a second
  --flat 250        tables that move as fast as they can
  --seconds 20      how long each is measured`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    tables: { type: 'string', default: '1000' },
    flat: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '20' },
  },
});

const TABLES = Number(values.tables);
const FLAT = Number(values.flat);
const SECONDS = Number(values.seconds);
// Below those that connections take for themselves.
const POSTGRES_PORT = 25_432;
const BOARDGAME_PORT = 25_433;
const COLD = 200;
const SERVE = ['serve', '--port', '0', '--log', 'error', '--players-per-address', '1000000'];

const note = (text: string): void => void process.stderr.write(`${text}\n`);
const closeAll = (tables: readonly LoadTable[]): void => {
  for (const table of tables) table.close();
};

/** Tables that move as fast as they can, spread over some servers. */
async function sprint(name: string, servers: readonly Contestant[]): Promise<Costed> {
  note(name);
  const share = Math.ceil(FLAT / servers.length);
  const tables = await Promise.all(servers.map((server) => openAll(server, share)));
  const play = async (seconds: number) => {
    const loads = await Promise.all(
      servers.map((server, i) => flatOut(server, tables[i]!, seconds)),
    );
    const worst = (of: 'p50' | 'p95' | 'p99' | 'most') =>
      Math.max(...loads.map((load) => load[of]));
    const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0);
    const [p50, p95, p99, most] = (['p50', 'p95', 'p99', 'most'] as const).map(worst);
    return { tables: FLAT, perSecond, p50: p50!, p95: p95!, p99: p99!, most: most! };
  };
  await play(3);
  const found = await costed(name, servers, () => play(SECONDS));
  closeAll(tables.flat());
  return found;
}

/** Many tables that move once a second. */
async function stroll(name: string, server: Treefort, count: number): Promise<Costed> {
  note(name);
  const tables = await openAll(server, count);
  const found = await costed(name, [server], () => paced(server, tables, SECONDS));
  closeAll(tables);
  return found;
}

const CONNECTED = 100;

/** Bytes for each table that waits with nobody connected, and for each with four connections and ten moves made. */
async function memories(running: Running): Promise<{ waiting: number; connected: number }> {
  const server = new Treefort('', running);
  const { url } = running;
  closeAll(await openAll(server, 40));
  const empty = await memory(url);
  for (let i = 0; i < TABLES; i++) await server.begin(i);
  const some = await memory(url);
  const tables = await openAll(server, CONNECTED);
  for (let i = 0; i < 10; i++) await Promise.all(tables.map((table) => table.move()));
  const all = await memory(url);
  closeAll(tables);
  return { waiting: (some - empty) / TABLES, connected: (all - some) / CONNECTED };
}

interface Asked {
  readonly decision: { readonly id: string; readonly options: readonly { readonly id: string }[] };
}

interface Question {
  readonly id: string;
  readonly token: string;
  readonly news: Partial<Asked>;
}

/** What somebody is asked at each of some tables. */
async function questions({ url }: Running): Promise<Question[]> {
  const server = new Treefort('', { url, pid: 0, stop: async () => {} });
  const tables = await Promise.all(Array.from({ length: COLD }, (_, i) => server.begin(i)));
  const asked = tables.map(async ({ id, tokens }) => {
    const seats = tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/api/tables/${id}/news`, { headers });
      return { id, token, news: (await response.json()) as Partial<Asked> };
    });
    return (await Promise.all(seats)).find(({ news }) => news.decision)!;
  });
  return Promise.all(asked);
}

/** Milliseconds until each table answers, on a server that has none of them in memory. */
async function answers({ url }: Running, asked: readonly Question[]): Promise<number[]> {
  const times = [];
  for (const { id, token, news } of asked) {
    const { id: decision, options } = news.decision!;
    const begin = performance.now();
    await ask(url, `/api/tables/${id}/choose`, { decision, options: [options[0]!.id] }, token);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}

async function onPostgres(loads: Costed[], notes: string[]): Promise<void> {
  const postgres = await startPostgres(POSTGRES_PORT);
  const environment = { DATABASE_URL: postgres.url };
  const serve = (): Promise<Running> => start(TREEFORT, SERVE, environment);
  let running = await serve();
  loads.push(await stroll('PostgreSQL, a move a second each', new Treefort('', running), TABLES));
  await running.stop();
  running = await serve();
  loads.push(await sprint('PostgreSQL, flat out', [new Treefort('', running)]));
  loads.push(
    await sprint('PostgreSQL, flat out, Treehouse alone', [
      new Treefort('', running, ['treehouse']),
    ]),
  );
  const other = await serve();
  const both = [running, other].map((one) => new Treefort('', one, ['treehouse']));
  loads.push(await sprint('PostgreSQL, the same on two servers', both));
  await Promise.all([running.stop(), other.stop()]);
  note('memory and cold tables');
  running = await start(TREEFORT, SERVE, environment, ['--gc-global']);
  const { waiting, connected } = await memories(running);
  await running.stop();
  running = await serve();
  const asked = await questions(running);
  await running.stop();
  running = await serve();
  const times = await answers(running, asked);
  await running.stop();
  await postgres.stop();
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  notes.push(
    `Memory for each table: ${kilobytes(waiting)} waiting with nobody connected, ${kilobytes(connected)} in play with four connections.`,
    `First choice at a table that is not in memory (${COLD} of them, by HTTP): p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms.`,
  );
}

async function onPglite(loads: Costed[]): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'treefort-load-'));
  const running = await start(TREEFORT, [...SERVE, '--data', data]);
  loads.push(await stroll('PGlite, a move a second each', new Treefort('', running), FLAT));
  loads.push(await sprint('PGlite, flat out', [new Treefort('', running)]));
  await running.stop();
  await rm(data, { recursive: true, force: true });
}

async function onBoardgameIo(loads: Costed[]): Promise<void> {
  const running = await start(BOARDGAME, [String(BOARDGAME_PORT)]);
  loads.push(
    await sprint('boardgame.io, flat out, Treehouse, in memory', [new BoardgameIo(running)]),
  );
  await running.stop();
}

async function run(): Promise<void> {
  const loads: Costed[] = [];
  const notes: string[] = [];
  const busy = loadavg()[0]!.toFixed(1);
  await onPostgres(loads, notes);
  await onPglite(loads);
  await onBoardgameIo(loads);
  const [, , one, two] = loads;
  const other = loads.at(-1)!;
  const ratio = (a: number, b: number) => (a / b).toFixed(1);
  console.log(loadTable(loads));
  console.log(
    [
      '',
      ...notes,
      `Treehouse beside boardgame.io: ${ratio(one!.perSecond, other.perSecond)} times its moves a second with one server, ${ratio(two!.perSecond, other.perSecond)} times with two; ${ratio(other.cost, one!.cost)} times less server CPU for each move.`,
      `${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}; load average ${busy} before the run, ${loadavg()[0]!.toFixed(1)} after it.`,
    ].join('\n'),
  );
}

if (values.help) console.log(HELP);
else await run();
process.exit(0);
