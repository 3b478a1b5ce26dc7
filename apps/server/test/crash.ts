import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, type GameRecord, randomFromText } from '@treefort/kernel';
import { chosenBy } from './chosen-by.ts';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { CrashSite, type Trouble } from './crash-site.ts';
import { startPostgres } from './postgres.ts';
import { type Place, startProcess } from './process.ts';
import { StubbornPlayer } from './stubborn-player.ts';

/** What happens to servers, how often, and how many tables are played meanwhile. */
interface CrashSettings {
  readonly trouble: Trouble;
  readonly times: number;
  readonly tables: number;
  readonly seed: string;
}

/** What a run of crashes came to. */
interface CrashReport extends Omit<CrashSettings, 'seed'> {
  readonly choices: number;
  readonly acknowledged: number;
  /** The most milliseconds that a choice took until it was acknowledged to the one who made it. */
  readonly slowest: number;
  /** Everything that must not be. */
  readonly wrong: readonly string[];
}

/** What the loss of one server of three came to: the milliseconds its players could not play. */
interface LossReport {
  readonly players: number;
  readonly pauses: readonly number[];
  readonly wrong: readonly string[];
}

interface Seated {
  readonly table: string;
  readonly players: readonly StubbornPlayer[];
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

const BOT = { bot: 'random' };

/** Tables of both games, every other one with a bot. */
async function seat(url: string, index: number, where: () => string): Promise<Seated> {
  const game = index % 2 ? 'fort' : 'treehouse';
  const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(url, name)));
  const bots = index % 4 < 2 ? [] : [BOT];
  const table = await newTable(people[0]!, { game, seats: ['me', 'open', ...bots] });
  const command = async (name: string, who: Person | undefined): Promise<void> => {
    const { status } = await post(url, `/api/tables/${table}/${name}`, {}, who);
    if (status !== 200) throw new Error(`${name}: ${status}`);
  };
  await command('sit', people[1]);
  await contribute(table, ...people);
  await command('start', people[0]);
  const players = people.map(
    (who, i) => new StubbornPlayer(who, table, where, randomFromText(`crash ${index} ${i}`)),
  );
  return { table, players };
}

/** Lets servers suffer again and again while games are played on them, and looks what is left. */
export async function crashAgainAndAgain(
  place: Place,
  { trouble, times, tables, seed }: CrashSettings,
): Promise<CrashReport> {
  const random = randomFromText(seed);
  const site = await CrashSite.open(place);
  const seated: Seated[] = [];
  let suffered = 0;
  const next = async () => {
    while (suffered < times) {
      const one = await seat(site.url, seated.length, () => site.url).catch(pause);
      if (!one) continue;
      seated.push(one);
      await Promise.all(one.players.map((player) => player.play()));
    }
  };
  const games = Array.from({ length: tables }, next);
  const given = () => seated.flatMap(({ players }) => players.flatMap((player) => player.given));
  for (; suffered < times; suffered++) {
    // In the middle of games, however fast or slowly they go.
    const enough = given().length + 5 + below(random, 60);
    while (given().length < enough) await pause();
    await site.suffer(trouble, random);
  }
  await Promise.all(games);
  await site.recovered();
  const wrong: string[] = [];
  for (const one of seated) wrong.push(...(await inspect(site.url, one)));
  await site.close();
  const taken = given().flatMap(({ took }) => took ?? []);
  return {
    trouble,
    times,
    tables: seated.length,
    choices: given().length,
    acknowledged: taken.length,
    slowest: Math.round(Math.max(...taken)),
    wrong,
  };
}

/** Three servers on one database, players spread over them, one killed: how long its players are kept from playing. */
async function loseOneOfThree(url: string, tables: number): Promise<LossReport> {
  const servers = await Promise.all([1, 2, 3].map(() => startProcess({ url })));
  const alive = new Set(servers);
  let turn = 0;
  const where = () => [...alive][turn++ % alive.size]!.url;
  const seated = await Promise.all(
    Array.from({ length: tables }, (_, i) => seat(servers[0]!.url, i, where)),
  );
  const players = seated.flatMap((one) => one.players);
  const games = Promise.all(players.map((player) => player.play()));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [first] = servers;
  alive.delete(first!);
  await first!.kill('SIGKILL');
  await games;
  const found = await Promise.all(seated.map((one) => inspect(servers[1]!.url, one)));
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  const pauses = players.flatMap((player) => player.pauses).sort((a, b) => a - b);
  return { players: players.length, pauses: pauses.map(Math.round), wrong: found.flat() };
}

/** Compares what players remember with what the table says. */
async function inspect(url: string, { table, players }: Seated): Promise<string[]> {
  const wrong: string[] = [];
  const { status, body } = await ask(url, `/api/tables/${table}/record`);
  if (status !== 200) return [`${table} has no record: ${status}`];
  const record = body as unknown as GameRecord;
  const log = await Connection.open(url, table);
  const chosen = log.last.happened.filter(({ did }) => did === 'choose');
  await log.close();
  const places = new Map(chosen.map(({ n }, i) => [n, record.choices[i]!]));
  for (const [seat, { given, heard }] of players.entries()) {
    const remembered = given.map(({ option }) => option);
    const written = chosenBy(record, seat);
    if (`${remembered}` !== `${written}`) {
      wrong.push(`seat ${seat} of ${table} gave ${remembered}, the record has ${written}`);
    }
    for (const { n, option } of given) {
      if (n === undefined || `${places.get(n)}` === `${[seat, option]}`) continue;
      wrong.push(`${table}: acknowledged at ${n}: ${option}, found ${places.get(n)}`);
    }
    const inOrder = heard.every((n, i) => n === i);
    if (!inOrder || heard.length !== log.last.n) {
      wrong.push(
        `seat ${seat} of ${table} heard ${heard.length} of ${log.last.n}, in order: ${inOrder}`,
      );
    }
  }
  return wrong;
}

/** What can happen to servers on which store. */
const TROUBLES = {
  PostgreSQL: ['kill', 'freeze', 'partition'],
  PGlite: ['kill', 'freeze'],
} as const;

/** The long run: `npm run crash`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '20' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  const { seed } = values;
  const settings = { times: Number(values.times), tables: Number(values.tables), seed };
  const folder = await mkdtemp(join(tmpdir(), 'treefort-crash-'));
  const postgres = await startPostgres();
  const places = { PostgreSQL: { url: await postgres.database() }, PGlite: { folder } };
  for (const store of ['PostgreSQL', 'PGlite'] as const) {
    for (const trouble of TROUBLES[store]) {
      const report = await crashAgainAndAgain(places[store], { ...settings, trouble });
      const { wrong, ...figures } = report;
      console.log(store, JSON.stringify({ ...figures, seed, wrong: wrong.length }));
      for (const line of wrong) console.log(`  ${line}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  }
  const loss = await loseOneOfThree(await postgres.database(), settings.tables);
  console.log('one of three servers', JSON.stringify(loss));
  if (loss.wrong.length > 0) process.exitCode = 1;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

if (import.meta.main) await main();
