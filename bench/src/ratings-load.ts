import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { nth } from '@treefort/kernel';
import { type Checkout, checkOut, HERE } from './checkout.ts';
import { writeOldGames } from './old-games.ts';
import { processorTime, processorTimeOfEnded } from './server-figures.ts';
import { type Postgres, type Running, start, startPostgres } from './server-process.ts';

const HELP = `How long a server takes to count and rate old games after a start, and a recomputation of all of them.

  npm run --silent load:ratings
  --games 10000     finished games of two, Fort and Treehouse in turn
  --against main    the same with that revision's server before`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    games: { type: 'string', default: '10000' },
    against: { type: 'string' },
  },
});

const PORT = 25_435;
/** Games that are really played; the others are copies between other people. */
const DIFFERENT = 100;
/** Milliseconds between two requests of somebody else meanwhile. */
const ASK = 10;

const GAMES = Number(values.games);
const SERVE = ['serve', '--port', '0', '--log', 'error'];
const LEFT = `
  select (select count(*) from tables where phase = 'over' and not counted)
    + (select count(*) from results where rated and mu is null) as left`;
const RATINGS = `select md5(string_agg(r::text, ' ' order by game, player)) as all from ratings r`;

const note = (text: string): void => void process.stderr.write(`${text}\n`);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One revision, with a database of its own. */
interface Side {
  /** The same as its database's. */
  readonly name: 'there' | 'here';
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What was measured of one side, in seconds, and how long others waited for an answer meanwhile, in milliseconds. */
interface Measured {
  readonly counted: number;
  readonly countedCpu: number;
  readonly recomputed: number;
  readonly recomputedCpu: number;
  readonly waits: readonly number[];
  readonly ratings: unknown;
}

async function fill({ program, environment, name }: Side, postgres: Postgres): Promise<void> {
  note(`${name}: ${GAMES} games`);
  // The tables are made by a server.
  await (await start(program, SERVE, environment)).stop();
  for (const statement of writeOldGames(GAMES, DIFFERENT)) await postgres.query(name, statement);
  await postgres.query(name, 'vacuum analyze');
}

/** Asks for a page again and again until told to stop; gives how long each answer took. */
function askingAt({ url }: Running): () => Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      times.push(performance.now() - began);
      await sleep(ASK);
    }
  })();
  return async () => {
    over = true;
    await asking;
    return times.toSorted((a, b) => a - b);
  };
}

async function measure(side: Side, postgres: Postgres): Promise<Measured> {
  const { program, environment, name } = side;
  const left = async () => Number((await postgres.query(name, LEFT))[0]?.left);
  const running = await start(program, SERVE, environment);
  const [began, used] = [performance.now(), processorTime(running.pid)];
  const asked = askingAt(running);
  while ((await left()) > 0) await sleep(100);
  const counted = (performance.now() - began) / 1000;
  const countedCpu = (processorTime(running.pid) - used) / 1000;
  const waits = await asked();
  await running.stop();
  const { recomputed, recomputedCpu } = await recompute(side);
  const [all] = await postgres.query(name, RATINGS);
  return { counted, countedCpu, recomputed, recomputedCpu, waits, ratings: all?.all };
}

async function recompute({ program, environment }: Side) {
  const [began, used] = [performance.now(), processorTimeOfEnded()];
  const env = { ...process.env, ...environment };
  const args = [program, 'ratings', '--recompute'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  if (!stdout.includes('Nothing differs')) throw new Error(stdout);
  return {
    recomputed: (performance.now() - began) / 1000,
    recomputedCpu: (processorTimeOfEnded() - used) / 1000,
  };
}

const row = (name: string, { waits, ...measured }: Measured): string => {
  const at = (share: number) => nth(waits, Math.floor((waits.length - 1) * share)).toFixed(0);
  const { counted, countedCpu, recomputed, recomputedCpu } = measured;
  const times = [counted, countedCpu, recomputed, recomputedCpu];
  const seconds = times.map((value) => value.toFixed(1));
  const cells = [...seconds, at(0.5), at(0.99), at(1)];
  return `| ${[name, ...cells].join(' | ')} |`;
};

async function run(): Promise<void> {
  const before: Checkout | null = values.against === undefined ? null : checkOut(values.against);
  const folders = [...(before ? [['there', before.folder] as const] : []), ['here', HERE] as const];
  const postgres = await startPostgres(PORT, ['there', 'here']);
  const rows: string[] = [];
  const ratings = new Set<unknown>();
  const busy = nth(loadavg(), 0).toFixed(1);
  try {
    for (const [name, folder] of folders) {
      const program = join(folder, 'apps/cli/bin/treefort.js');
      const side = { name, program, environment: { DATABASE_URL: postgres.url(name) } };
      await fill(side, postgres);
      const measured = await measure(side, postgres);
      rows.push(row(name, measured));
      ratings.add(measured.ratings);
    }
  } finally {
    await postgres.stop();
    before?.remove();
  }
  console.log(
    [
      `| ${GAMES} games | counted and rated, s | server CPU, s | recomputed, s | its CPU, s | /healthz p50 ms | p99 ms | longest ms |`,
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
      ratings.size === 1 ? 'The ratings of all are equal.' : '**The ratings differ.**',
      `${cpus().length} × ${nth(cpus(), 0).model}, Node ${process.version}; load average ${busy} before the run, ${nth(loadavg(), 0).toFixed(1)} after it.`,
    ].join('\n'),
  );
}

if (values.help) console.log(HELP);
else await run();
process.exit(0);
