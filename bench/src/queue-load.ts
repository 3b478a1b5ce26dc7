import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { nth } from '@treefort/kernel';
import { type Running, start, startPostgres, TREEFORT } from './server-process.ts';
import { ask } from './server-treefort.ts';

const HELP = `How fast the queue finds company: players on two servers over one PostgreSQL, all on this machine.

  npm run --silent load:queue
  --players 2000    who look for company at once; as many wait, fitting nobody, while others come in pairs
  --pairs 200       who come then
  --seconds 20      in how many seconds`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    players: { type: 'string', default: '2000' },
    pairs: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
  },
});

const PORT = 25_434;
const DATABASE = 'treefort';
const SERVE = ['serve', '--port', '0', '--log', 'error', '--players-per-address', '1000000'];
/** Players who are made at a time. */
const AT_A_TIME = 16;

const note = (text: string): void => void process.stderr.write(`${text}\n`);

interface State {
  readonly is: 'idle' | 'waiting' | 'ready';
  readonly table?: string;
}

interface Player {
  readonly url: string;
  readonly token: string;
}

/** When a player had a place in the queue, and when they were told of which table. */
interface Found {
  readonly joined: number;
  readonly ready: number;
  readonly table: string;
}

// Every player has their own connection, as browsers do.
const polls = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function poll({ url, token }: Player): Promise<State> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const path = `${url}/api/queue?known=waiting&wait=8`;
    request(path, { agent: polls, headers }, async (response) =>
      resolve(JSON.parse((await response.toArray()).join('')) as State),
    )
      .on('error', reject)
      .end();
  });
}

async function makePlayers(servers: readonly Running[], count: number): Promise<Player[]> {
  const players: Player[] = [];
  const one = async (): Promise<void> => {
    while (players.length < count) {
      const { url } = nth(servers, players.length % servers.length);
      // Its place in the list, so that as many are made as are wanted.
      const at = players.push({ url, token: '' }) - 1;
      const { token } = await ask<{ token: string }>(url, '/api/players', { name: `P ${at}` });
      players[at] = { url, token };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return players;
}

async function findCompany(player: Player, pace: string): Promise<Found> {
  const { url, token } = player;
  await ask(url, '/api/queue', { game: 'fort', pace, seats: [2] }, token);
  const joined = performance.now();
  for (;;) {
    const { is, table } = await poll(player);
    if (is === 'ready' && table) return { joined, table, ready: performance.now() };
    if (is === 'idle') throw new Error('lost the place');
  }
}

/** For everybody the milliseconds from when both were in the queue to when they were told, the shortest first. */
function waits(found: readonly Found[]): number[] {
  const both = new Map<string, number>();
  for (const { table, joined } of found) both.set(table, Math.max(joined, both.get(table) ?? 0));
  const seated = found.length / both.size;
  if (seated !== 2) throw new Error(`${seated} people at a table`);
  return found
    .map(({ table, ready }) => Math.max(0, ready - (both.get(table) ?? 0)))
    .sort((a, b) => a - b);
}

const row = (name: string, times: readonly number[]): string => {
  const at = (share: number) =>
    nth(times, Math.min(times.length - 1, Math.floor(times.length * share))).toFixed(0);
  return `| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`;
};

/** All look for company at once. */
async function together(servers: readonly Running[], count: number): Promise<string> {
  note(`making ${count} players`);
  const players = await makePlayers(servers, count);
  note('all look for company');
  const began = performance.now();
  const found = await Promise.all(players.map((player) => findCompany(player, 'quick')));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return row(`all at once, done after ${seconds} s`, waits(found));
}

/** People who wait and fit nobody: each rating is far from all others, and none has waited long. */
const standing = (count: number): string => `
  insert into players (id, name) select 'standing-' || i, 'S ' || i from generate_series(1, ${count}) i;
  insert into queue (player, game, pace, seats, bots, rating, joined_at, seen_at)
  select 'standing-' || i, 'fort', 'calm', '{2}', false, 1000 * i,
    now() + interval '1 hour', now() + interval '1 hour'
  from generate_series(1, ${count}) i`;

/** Pairs come one after the other while many wait. */
async function inPairs(servers: readonly Running[], pairs: number, ms: number): Promise<number[]> {
  const players = await makePlayers(servers, 2 * pairs);
  note('pairs come while all others wait');
  const found = players.map(async (player, i) => {
    await new Promise((resolve) => setTimeout(resolve, (Math.floor(i / 2) * ms) / pairs));
    return await findCompany(player, 'calm');
  });
  return waits(await Promise.all(found));
}

async function run(): Promise<void> {
  const [players, pairs, seconds] = [values.players, values.pairs, values.seconds].map(Number);
  const busy = nth(loadavg(), 0).toFixed(1);
  const postgres = await startPostgres(PORT, [DATABASE]);
  const environment = { DATABASE_URL: postgres.url(DATABASE) };
  const servers = [
    await start(TREEFORT, SERVE, environment),
    await start(TREEFORT, SERVE, environment),
  ];
  const first = await together(servers, players!);
  await postgres.query(DATABASE, standing(players!));
  const second = await inPairs(servers, pairs!, seconds! * 1000);
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  console.log(
    [
      '| | players | p50 ms | p95 ms | p99 ms | longest ms |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      first,
      row(`${pairs} pairs in ${seconds} s, while ${players} others wait`, second),
      '',
      `${cpus().length} × ${nth(cpus(), 0).model}, Node ${process.version}; load average ${busy} before the run, ${nth(loadavg(), 0).toFixed(1)} after it.`,
    ].join('\n'),
  );
}

if (values.help) console.log(HELP);
else await run();
process.exit(0);
