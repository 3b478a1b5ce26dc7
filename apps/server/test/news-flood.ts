import { Agent, get } from 'node:http';
import { Connection, contribute, newPerson, newTable, post } from './client.ts';
import { floodedLog, writeTable } from './long-log.ts';
import { startProcess } from './process.ts';

/** Milliseconds that something took, often. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** What came of asking for a long log again and again while others play. */
export interface NewsFloodReport {
  readonly entries: number;
  /** Of the attackers: answers of 200, and the bytes of the longest. */
  readonly answered: number;
  readonly longest: number;
  /** Answers that were taken back and given again meanwhile: what was taken, and what was refused as too much. */
  readonly flips: number;
  readonly refused: number;
  readonly others: Times;
  readonly health: Times;
  /** Microseconds of the server's processor for all that, by each answer to the attackers. */
  readonly cpu: number;
}

const CLIENTS = 50;
/** Milliseconds between two requests of a client: one player of an address may have ten a second. */
const PAUSE = 100;
/** Milliseconds between two commands of one who undoes and chooses: a player may have 100 a second. */
const FLIP = 11;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const ms = (share: number) => Math.round(at(share) * 10) / 10;
  return { count: all.length, p50: ms(0.5), p99: ms(0.99) };
};

/** One request from an address of its own: the status and the length of the answer. */
function fetchFrom(agent: Agent, localAddress: string, url: string) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    get(url, { agent, localAddress }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    }).on('error', reject);
  });
}

/** A table at which one seat gives an answer and takes it back until told to stop, whatever is refused. */
async function flipSealed(url: string, until: () => boolean) {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'treehouse', seats: ['me', 'open'] });
  await post(url, `/api/tables/${table}/sit`, {}, bob);
  await contribute(table, ada, bob);
  await post(url, `/api/tables/${table}/start`, {}, ada);
  const done = { flips: 0, refused: 0 };
  // Who sends too much is disconnected, and comes again.
  while (!until()) {
    const one = await Connection.open(url, table, ada, { changes: 1 }).catch(() => undefined);
    if (!one) await wait(10 * PAUSE);
    else await flipUntil(one, until, done);
  }
  return done;
}

async function flipUntil(
  one: Connection,
  until: () => boolean,
  done: { flips: number; refused: number },
): Promise<void> {
  for (let i = 0; !until() && !one.closed; i++) {
    const { id: decision, options } = one.last.decision!;
    const choose = { do: 'choose', decision, options: [options[i % options.length]!.id] };
    const { ok } = await one.send(i % 2 ? { do: 'undo' } : choose);
    if (ok) done.flips++;
    else done.refused++;
    await wait(FLIP);
  }
  await one.close();
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Others play while clients ask for all of a log that was made long by undoing, and one makes another log long. */
export async function newsFlood(
  database: string,
  { entries, seconds }: { entries: number; seconds: number },
  play: (url: string, until: () => boolean, times: number[]) => Promise<unknown>,
): Promise<NewsFloodReport> {
  const server = await startProcess({ url: database }, { 'players-per-address': '8' });
  const { url } = server;
  await writeTable(database, floodedLog(entries));
  const agent = new Agent({ keepAlive: true });
  const news = `${url}/api/tables/flooded-log/news`;
  const [others, health]: number[][] = [[], []];
  const report = { answered: 0, longest: 0 };
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const attacker = async (from: string, i: number) => {
    while (!isOver()) {
      const after = i % 2 ? 0 : entries - 1;
      const { status, bytes } = await fetchFrom(agent, from, `${news}?after=${after}`);
      if (status === 200) report.answered++;
      report.longest = Math.max(report.longest, bytes);
      await wait(PAUSE);
    }
  };
  const doctor = async () => {
    for (; !isOver(); await wait(25)) {
      const sent = performance.now();
      await fetchFrom(agent, '127.0.9.1', `${url}/healthz`);
      health!.push(performance.now() - sent);
    }
  };
  const before = await cpuSeconds(url);
  const [flipped] = await Promise.all([
    flipSealed(url, isOver),
    play(url, () => !isOver(), others!),
    doctor(),
    ...Array.from({ length: CLIENTS }, (_, i) => attacker(`127.0.8.${i + 1}`, i)),
  ]);
  const cpu = ((await cpuSeconds(url)) - before) * 1e6;
  agent.destroy();
  await server.kill('SIGTERM');
  const found = { ...report, ...flipped, others: timesOf(others!), health: timesOf(health!) };
  return { entries, ...found, cpu: Math.round(cpu / Math.max(1, report.answered)) };
}
