import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nth } from '@treefort/kernel';
import { costsAgainst } from './server-against.ts';
import { BoardgameIo } from './server-boardgame.ts';
import { COLD, coldAnswers } from './server-cold.ts';
import { type Contestant, flatOut, type LoadTable, openAll, paced } from './server-contest.ts';
import { type Costed, costed, loadTable, memory } from './server-figures.ts';
import { BOARDGAME, type Running, start, startPostgres, TREEFORT } from './server-process.ts';
import { Treefort } from './server-treefort.ts';

const HELP = `Simulated players over WebSocket on this machine, four at a table, beside boardgame.io's own server.

  npm run --silent load                  the whole run, a few minutes
  --tables 1000     tables that move once a second
  --flat 250        tables that move as fast as they can
  --seconds 20      how long each is measured
  --against main    only the server's processor time for a move, beside that revision's, in turns of --seconds
  --rounds 9        how many turns of each`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    tables: { type: 'string', default: '1000' },
    flat: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '20' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '9' },
  },
});

const TABLES = Number(values.tables);
const FLAT = Number(values.flat);
const SECONDS = Number(values.seconds);
// Below those that connections take for themselves.
const POSTGRES_PORT = 25_432;
const BOARDGAME_PORT = 25_433;
const SERVE = [
  ...['serve', '--port', '0', '--log', 'error', '--players-per-address', '1000000'],
  // Who cannot follow passes at once.
  ...['--pass-delay', '0'],
];

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
      servers.map((server, i) => flatOut(server, nth(tables, i), seconds)),
    );
    const worst = (of: 'p50' | 'p95' | 'p99' | 'most') =>
      Math.max(...loads.map((load) => load[of]));
    const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0);
    return {
      tables: FLAT,
      perSecond,
      p50: worst('p50'),
      p95: worst('p95'),
      p99: worst('p99'),
      most: worst('most'),
    };
  };
  await play(3);
  const found = await costed(name, servers, () => play(SECONDS));
  closeAll(tables.flat());
  return found;
}

const ROUNDS = 3;

/** Two servers in turn, so that what else the machine does falls on both; of each the round in the middle. */
async function duel(names: readonly string[], servers: readonly Contestant[]): Promise<Costed[]> {
  const tables: LoadTable[][] = [];
  for (const server of servers) tables.push(await openAll(server, FLAT));
  const rounds: Costed[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, server] of servers.entries()) {
      note(`${names[i]}, round ${round + 1}`);
      await flatOut(server, nth(tables, i), 2);
      const measure = () => flatOut(server, nth(tables, i), SECONDS);
      nth(rounds, i).push(await costed(nth(names, i), [server], measure));
    }
  }
  closeAll(tables.flat());
  return rounds.map((all) =>
    nth(
      all.toSorted((a, b) => a.perSecond - b.perSecond),
      ROUNDS >> 1,
    ),
  );
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
  const move = async (table: LoadTable): Promise<void> => {
    await table.move();
    await table.follow();
  };
  for (let i = 0; i < 10; i++) await Promise.all(tables.map(move));
  const all = await memory(url);
  closeAll(tables);
  return { waiting: (some - empty) / TABLES, connected: (all - some) / CONNECTED };
}

async function onPostgres(loads: Costed[], notes: string[]): Promise<void> {
  const postgres = await startPostgres(POSTGRES_PORT, ['treefort']);
  const environment = { DATABASE_URL: postgres.url('treefort') };
  const serve = (): Promise<Running> => start(TREEFORT, SERVE, environment);
  let running = await serve();
  loads.push(await stroll('PostgreSQL, a move a second each', new Treefort('', running), TABLES));
  await running.stop();
  running = await serve();
  loads.push(await sprint('PostgreSQL, flat out', [new Treefort('', running)]));
  loads.push(...(await besideBoardgameIo(running)));
  const other = await serve();
  const both = [running, other].map((one) => new Treefort('', one, ['treehouse']));
  loads.push(await sprint('PostgreSQL, the same on two servers', both));
  await Promise.all([running.stop(), other.stop()]);
  note('memory and cold tables');
  running = await start(TREEFORT, SERVE, environment, ['--gc-global']);
  const { waiting, connected } = await memories(running);
  await running.stop();
  const { cold, warm } = await coldAnswers(serve);
  await postgres.stop();
  const shown = (times: readonly number[]) =>
    [0.5, 0.95, 0.99]
      .map(
        (share) => `p${share * 100} ${nth(times, Math.floor(times.length * share)).toFixed(1)} ms`,
      )
      .join(', ');
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  notes.push(
    `Memory for each table: ${kilobytes(waiting)} waiting with nobody connected, ${kilobytes(connected)} in play with four connections.`,
    `First choice at a table that is not in memory (${COLD} of them, by HTTP, on a server just started): ${shown(cold)}; a line of chat at the same tables, now in memory: ${shown(warm)}.`,
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

/** Treehouse on our server and on boardgame.io's own. */
async function besideBoardgameIo(ours: Running): Promise<Costed[]> {
  const theirs = await start(BOARDGAME, [String(BOARDGAME_PORT)]);
  const names = ['PostgreSQL, flat out, Treehouse alone', 'boardgame.io, the same, in memory'];
  const found = await duel(names, [new Treefort('', ours, ['treehouse']), new BoardgameIo(theirs)]);
  await theirs.stop();
  return found;
}

async function run(): Promise<void> {
  const loads: Costed[] = [];
  const notes: string[] = [];
  const busy = nth(loadavg(), 0).toFixed(1);
  await onPostgres(loads, notes);
  await onPglite(loads);
  const [, , one, other, two] = loads;
  const ratio = (a: number, b: number) => (a / b).toFixed(1);
  console.log(loadTable(loads));
  console.log(
    [
      '',
      ...notes,
      `Treehouse beside boardgame.io: ${ratio(one!.perSecond, other!.perSecond)} times its moves a second with one server, ${ratio(two!.perSecond, other!.perSecond)} times with two; ${ratio(other!.cost, one!.cost)} times less server CPU for each move.`,
      `${cpus().length} × ${nth(cpus(), 0).model}, Node ${process.version}; load average ${busy} before the run, ${nth(loadavg(), 0).toFixed(1)} after it.`,
    ].join('\n'),
  );
}

const { against, rounds } = values;
if (values.help) console.log(HELP);
else if (against !== undefined) {
  const extent = { rounds: Number(rounds), seconds: SECONDS, tables: FLAT };
  console.log(`server CPU for a move: ${await costsAgainst(against, SERVE, extent)}`);
} else await run();
process.exit(0);
