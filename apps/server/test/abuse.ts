import { parseArgs } from 'node:util';
import { below, type Random, randomFromText } from '@treefort/kernel';
import { WebSocket } from 'ws';
import { badFrame, badKinds } from './bad-frames.ts';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { knock } from './knock.ts';
import { newsFlood } from './news-flood.ts';
import { type Line, playRandomly } from './player.ts';
import { startPostgres } from './postgres.ts';
import { type Place, startProcess } from './process.ts';
import { type Vexing, vex } from './vexing.ts';

/** What came of an attack. */
export interface AbuseReport {
  readonly frames: number;
  /** Frames by how they were answered: the reason in the reply, or the code the connection was closed with. */
  readonly answers: Readonly<Record<string, number>>;
  /** What floods of each kind were answered with, by status. */
  readonly floods: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly vexing: Vexing;
  /** Games that others finished meanwhile, and the milliseconds their answers took. */
  readonly games: number;
  readonly p50: number;
  readonly p99: number;
  readonly wrong: readonly string[];
}

class Count {
  readonly by: Record<string, number> = {};

  add(key: string | number): void {
    this.by[key] = (this.by[key] ?? 0) + 1;
  }
}

/** Everybody attacks from an address of their own: this machine has sixteen million. */
const address = (random: Random): string =>
  `127.${1 + below(random, 250)}.${below(random, 250)}.${1 + below(random, 250)}`;

interface Target {
  readonly url: string;
  readonly table: string;
  readonly victim: Person;
}

/** One connection that sends nonsense until it is closed; says how many frames it got rid of. */
function attack({ url, table, victim }: Target, random: Random, answers: Count): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/play`, {
      localAddress: address(random),
      headers: below(random, 2) ? { authorization: `Bearer ${victim.token}` } : {},
    });
    let sent = 0;
    const fire = () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      sent++;
      socket.send(badFrame(badKinds[below(random, badKinds.length)]!, random));
    };
    socket.on('open', () => {
      for (let i = 0; i < 8; i++) fire();
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.is !== 'reply') return;
      answers.add(message.ok ? 'DONE' : message.why);
      fire();
    });
    socket.on('close', (code) => {
      answers.add(code);
      resolve(sent);
    });
    socket.on('error', () => {});
  });
}

/** Milliseconds: an honest player is never so fast as to be told to slow down. */
const THOUGHT = 25;

/** Thinks before each answer, and remembers how long it took until the answer was taken. */
const thoughtful = (one: Connection, times: number[]): Line => ({
  get last() {
    return one.last;
  },
  until: (holds) => one.until(holds),
  send: async (command) => {
    await new Promise((resolve) => setTimeout(resolve, THOUGHT));
    const sent = performance.now();
    const reply = await one.send(command);
    times.push(performance.now() - sent);
    return reply;
  },
});

/** Plays game after game until told to stop, and remembers how long each answer took. */
async function playHonestly(
  url: string,
  attacked: () => boolean,
  times: number[],
): Promise<number> {
  const people = await Promise.all([newPerson(url, 'Ada'), newPerson(url, 'Bob')]);
  let table = await newTable(people[0]!, { game: 'treehouse', seats: ['me', 'open'] });
  await post(url, `/api/tables/${table}/sit`, {}, people[1]);
  for (let games = 1; ; games++) {
    await playOut(people, table, times);
    const { status } = await ask(url, `/api/tables/${table}/record`);
    if (status !== 200) throw new Error(`a game has no record: ${status}`);
    if (!attacked()) return games;
    await rematch(people[1]!, table);
    table = String((await rematch(people[0]!, table)).table);
  }
}

/** Says yes to a rematch; the attackers share the address, so one may be told to slow down. */
async function rematch(who: Person, table: string) {
  for (;;) {
    const { status, body } = await post(who.url, `/api/tables/${table}/rematch`, {}, who);
    if (status === 200) return body;
    if (status !== 429) throw new Error(`no rematch: ${status} ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 10 * THOUGHT));
  }
}

async function playOut(people: readonly Person[], table: string, times: number[]): Promise<void> {
  const connections = await Promise.all(people.map((who) => Connection.open(who.url, table, who)));
  await contribute(table, ...people);
  await connections[0]!.send({ do: 'start' });
  const random = randomFromText(table);
  await Promise.all(connections.map((one) => playRandomly(thoughtful(one, times), random)));
  await Promise.all(connections.map((one) => one.close()));
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Floods of every kind, each from one address; what they were answered with. */
async function flood({ url, table, victim }: Target): Promise<AbuseReport['floods']> {
  const as = { authorization: `Bearer ${victim.token}` };
  const play = `/api/tables/${table}/play`;
  const kinds = {
    players: { path: '/api/players', method: 'POST', body: '{"name":"x"}' },
    tables: {
      path: '/api/tables',
      method: 'POST',
      headers: as,
      body: '{"game":"fort","seats":["me","open"]}',
    },
    chat: { path: `/api/tables/${table}/chat`, method: 'POST', headers: as, body: '{"text":"hi"}' },
    links: {
      path: '/api/sign-in',
      method: 'POST',
      body: `{"secret":"${'A'.repeat(43)}"}`,
    },
    guesses: { path: '/api/tables/AAAAAAAAAAAAAAAAAAAAAA' },
    sockets: { path: play, headers: UPGRADE },
    foreign: { path: play, headers: { ...UPGRADE, origin: 'https://evil.example' } },
    forgery: {
      path: `/api/tables/${table}/start`,
      method: 'POST',
      headers: { ...as, origin: 'https://evil.example' },
      body: '{}',
    },
    requests: { path: '/api/games' },
  };
  const floods: Record<string, Record<string, number>> = {};
  for (const [at, [kind, what]] of Object.entries(kinds).entries()) {
    const count = new Count();
    for (let i = 0; i < 400; i++) count.add(await knock(url, `127.0.7.${at + 1}`, what));
    floods[kind] = count.by;
  }
  return floods;
}

/** Attacks a server with nonsense and floods while others play on it. */
export async function abuse(place: Place, frames: number, seed: string): Promise<AbuseReport> {
  const server = await startProcess(place, { 'players-per-address': '2' });
  const { url } = server;
  const random = randomFromText(seed);
  const answers = new Count();
  const times: number[] = [];
  const wrong: string[] = [];
  const victim = await newPerson(url, 'Victim');
  const table = await newTable(victim, { game: 'treehouse', seats: ['me', 'open'] });
  let sent = 0;
  const honest = playHonestly(url, () => sent < frames, times);
  const attackers = Array.from({ length: 8 }, async () => {
    while (sent < frames) {
      const fired = await attack({ url, table, victim }, random, answers);
      sent += fired;
    }
  });
  await Promise.all(attackers);
  const games = await honest;
  const vexing = await vex({ url, table, victim });
  const floods = await flood({ url, table, victim });
  const { body } = await ask(url, `/api/tables/${table}`);
  if (body.phase !== 'open') wrong.push(`the attacked table is ${body.phase}`);
  const ended = await server.kill('SIGTERM');
  if (ended !== 0) wrong.push(`the server ended with ${ended}`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    frames: sent,
    answers: answers.by,
    floods,
    vexing,
    games,
    p50: at(0.5),
    p99: at(0.99),
    wrong,
  };
}

/** A report with a line for each attack, and one for those who played meanwhile. */
function linesOf({ frames, answers, floods, vexing, ...others }: AbuseReport): string[] {
  const attacks = { nonsense: { frames, ...answers }, ...floods, ...vexing, others };
  return Object.entries(attacks).map(([name, figures]) => `${name} ${JSON.stringify(figures)}`);
}

/** The long run: `npm run abuse`; `--frames 0` leaves only the attack by asking for everything. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      frames: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '120' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  });
  const postgres = await startPostgres();
  const [frames, entries, seconds] = [values.frames, values.entries, values.seconds].map(Number);
  if (frames! > 0) {
    const report = await abuse({ url: await postgres.database() }, frames!, values.seed);
    console.log(linesOf(report).join('\n'));
    if (report.wrong.length > 0) process.exitCode = 1;
  }
  const extent = { entries: entries!, seconds: seconds! };
  const news = await newsFlood(await postgres.database(), extent, playHonestly);
  console.log(`newsFlood ${JSON.stringify(news)}`);
  await postgres.stop();
}

if (import.meta.main) await main();
