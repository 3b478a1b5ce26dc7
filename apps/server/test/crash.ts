import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, type GameRecord, randomFromText } from '@treefort/kernel';
import { chosenBy } from './chosen-by.ts';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { startPostgres } from './postgres.ts';
import { type Place, type ServerProcess, startProcess } from './process.ts';
import { StubbornPlayer } from './stubborn-player.ts';

/** What a run of crashes came to. */
export interface CrashReport {
  readonly kills: number;
  readonly tables: number;
  readonly choices: number;
  readonly acknowledged: number;
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

/** Kills a server without warning, again and again, while games are played on it, and looks what is left. */
export async function crashAgainAndAgain(
  place: Place,
  { kills, tables, seed }: { kills: number; tables: number; seed: string },
): Promise<CrashReport> {
  const random = randomFromText(seed);
  let server = await startProcess(place);
  const where = () => server.url;
  const seated: Seated[] = [];
  let killed = 0;
  const next = async () => {
    for (let i = seated.length; killed < kills; i = seated.length) {
      const one = await seat(server.url, i, where).catch(() => undefined);
      if (!one) continue;
      seated.push(one);
      await Promise.all(one.players.map((player) => player.play()));
    }
  };
  const games = Array.from({ length: tables }, next);
  const given = () => seated.flatMap(({ players }) => players.flatMap((player) => player.given));
  for (; killed < kills; killed++) {
    // In the middle of games, however fast or slowly they go.
    const enough = given().length + 5 + below(random, 60);
    while (given().length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.kill('SIGKILL');
    server = await startProcess(place);
  }
  await Promise.all(games);
  const found = await Promise.all(seated.map((one) => inspect(server, one)));
  await server.kill('SIGTERM');
  return {
    kills,
    tables: seated.length,
    choices: given().length,
    acknowledged: given().filter(({ n }) => n !== undefined).length,
    wrong: found.flat(),
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
  const found = await Promise.all(seated.map((one) => inspect(servers[1]!, one)));
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  const pauses = players.flatMap((player) => player.pauses).sort((a, b) => a - b);
  return { players: players.length, pauses: pauses.map(Math.round), wrong: found.flat() };
}

/** Compares what players remember with what the table says. */
async function inspect({ url }: ServerProcess, { table, players }: Seated): Promise<string[]> {
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

/** The long run: `npm run crash`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      tables: { type: 'string', default: '12' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  const { seed } = values;
  const settings = { kills: Number(values.kills), tables: Number(values.tables), seed };
  const folder = await mkdtemp(join(tmpdir(), 'treefort-crash-'));
  const postgres = await startPostgres();
  const places: [string, Place][] = [
    ['PostgreSQL', { url: await postgres.database() }],
    ['PGlite', { folder }],
  ];
  for (const [name, place] of places) {
    const { wrong, ...figures } = await crashAgainAndAgain(place, settings);
    console.log(name, JSON.stringify({ ...figures, seed, wrong: wrong.length }));
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
  const loss = await loseOneOfThree(await postgres.database(), settings.tables);
  console.log('one of three servers', JSON.stringify(loss));
  if (loss.wrong.length > 0) process.exitCode = 1;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

if (import.meta.main) await main();
