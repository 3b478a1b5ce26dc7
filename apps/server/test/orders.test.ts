import { type FortView, fort, standard } from '@treefort/fort';
import {
  below,
  type Decision,
  randomFromText,
  seatsIn,
  seedFromText,
  sure,
} from '@treefort/kernel';
import type { News } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { dueIn } from '../src/bots/auto-play.ts';
import { installedGames as games } from '../src/games.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import { ask, Connection, newPerson, newTable, post } from './client.ts';
import { keptOf } from './hidden-bytes.ts';
import { mustAnswer, playRandomly, whoIsAsked } from './player.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, start } from './table.ts';

const postgres = withPostgres();

async function begun(): Promise<Company> {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url, url], { game: 'fort' });
  await start(company);
  return company;
}

interface Asked {
  readonly seat: number;
  readonly decision: Decision;
  readonly news: News;
}

/** Plays to the end and says what every seat was asked by hand, in order. */
async function playOut({ connections }: Company): Promise<Asked[]> {
  const asked: Asked[] = [];
  await Promise.all(
    connections.map((one, seat) =>
      playRandomly(one, randomFromText(`orders ${seat}`), (decision, news) => {
        asked.push({ seat, decision, news });
      }),
    ),
  );
  return asked;
}

test('"pass until my turn" passes, and ends with the turn', async () => {
  const company = await begun();
  const { connections } = company;
  const you = connections.findLastIndex((one) => !mustAnswer(one));
  const passing = connections[you]!;
  expect(await passing.send({ do: 'orders', pass: true })).toMatchObject({ ok: true });
  expect(passing.last.orders).toMatchObject({ pass: true });
  const own = (await playOut(company)).filter(({ seat }) => seat === you);
  expect(own[0]).toMatchObject({ decision: { kind: 'play' }, news: { orders: { pass: false } } });
  expect(own.some(({ decision }) => decision.kind === 'follow')).toBe(true);
});

interface Dealt {
  readonly players: readonly Connection[];
  /** What the database holds of the table. */
  entries(): Promise<readonly LogEntry[]>;
}

/**
 * What the rival and a watcher were sent of a game that is always dealt alike, less the times. The server lets answers
 * of its own wait: one that does not is told with what it answers, and so is known for what it is.
 */
async function sentToOthers(play: (dealt: Dealt) => Promise<void>): Promise<readonly string[][]> {
  const database = await postgres.database();
  const { url } = await running({ url: database }, { 'pass-delay': '1' });
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'fort', seats: ['me', 'open'] });
  const plan = `plan - 'secret' || '{"seed":"${seedFromText('always')}"}'`;
  await query(database, `update tables set plan = ${plan}`);
  await post(url, `/api/tables/${table}/sit`, {}, bob);
  const changes = 1;
  const players = [
    await Connection.open(url, table, ada),
    await Connection.open(url, table, bob, { changes }),
  ];
  const watcher = await Connection.open(url, table, undefined, { changes });
  await players[0]!.send({ do: 'start' });
  const entries = async () => (await keptOf(database, table)).log.map(({ entry }) => entry);
  await play({ players, entries });
  const { n } = players[0]!.last;
  const others = [players[1]!, watcher];
  await Promise.all(others.map((one) => one.until(() => one.last.n >= n)));
  const late = await ask(url, `/api/tables/${table}/news`, { who: bob });
  const { body } = await ask(url, `/api/tables/${table}`);
  const shown = [late.body, { ...body, id: '' }].map((one) => JSON.stringify(one));
  return [...others.map(({ received }) => received), shown].map((texts) =>
    texts
      .filter((text) => !text.startsWith('{"is":"people"'))
      .map((text) => text.replaceAll(/"(at|re|since)":[\d.]+/g, '')),
  );
}

const choose = (one: Connection, option: string) =>
  one.send({ do: 'choose', decision: mustAnswer(one)!.id, options: [option] });

/** Both play at random; before each answer the first says what it is to do by itself. */
const playWith =
  (orders: (i: number, news: News) => object | undefined) =>
  async ({ players }: Dealt): Promise<void> => {
    const random = randomFromText('alike');
    for (let i = 0; i < 50; i++) {
      await whoIsAsked(players);
      const order = orders(i, players[0]!.last);
      if (order) await players[0]!.send({ do: 'orders', ...order });
      const asked = await whoIsAsked(players);
      const { options } = mustAnswer(asked)!;
      await choose(asked, options[below(random, options.length)]!.id);
    }
    await whoIsAsked(players);
  };

test('nobody else is sent another byte because of orders', async () => {
  const asks = [{ ask: fort.orderWords }, {}, { ask: fort.orderWords }];
  const without = await sentToOthers(playWith(() => undefined));
  const withOrders = await sentToOthers(playWith((i) => asks[i % 5]));
  expect(withOrders).toEqual(without);
  expect(without[1]!.length).toBeGreaterThan(50);
});

test('who follows by orders looks like who follows by hand', async () => {
  const take = ({ view }: News) =>
    (view as FortView).seats[0]!.hand!.map((card) => `follow:${card}`);
  let given: Extract<LogEntry, { did: 'choose' }>[] = [];
  const byOrders = await sentToOthers(async (dealt) => {
    await playWith((_, news) => ({ take: take(news) }))(dealt);
    given = (await dealt.entries()).filter((entry) => entry.did === 'choose');
  });
  const followed = given.filter(({ by, seat }) => by === 'order' && seat === 0);
  expect(followed).not.toEqual([]);
  for (const { options } of followed) expect(options[0]).toMatch(/^follow:/);
  const byHand = await sentToOthers(async ({ players }) => {
    for (const { seat, options, by } of given) {
      if (by === 'forced') continue;
      const asked = await whoIsAsked(players);
      expect(asked).toBe(players[seat]);
      expect(await choose(asked, options[0]!)).toMatchObject({ ok: true });
    }
    await whoIsAsked(players);
  });
  expect(byOrders).toEqual(byHand);
});

/** A game of Fort for two that has begun. */
function begunMatch(): Match {
  const seats = ['p0', 'p1'].map((player) => ({ kind: 'player', player, name: player }) as const);
  const options = { setup: 'basic', box: 'standard' };
  const plan = { id: 'a', game: 'fort', rules: '1', options, seats, public: false } as const;
  const dealt = { seed: seedFromText('always'), clock: { kind: 'none' } } as const;
  const match = new Match({ ...plan, ...dealt }, games);
  take(match, { did: 'start' });
  return match;
}

function take(match: Match, entry: LogEntry): void {
  sure(match.apply(entry));
  match.settle(0);
}

test('an order to follow waits as long as one to pass', () => {
  const match = begunMatch();
  for (;;) {
    const [seat] = seatsIn(match.play.actors) as [number];
    const offered = match.play.decision(seat)!.options.map(({ id }) => id);
    const follow = offered.filter((id) => id.startsWith('follow:'));
    const due = (given: object): number | null => {
      const orders = { pass: false, ask: null, take: [], ...given };
      take(match, { did: 'orders', seat, orders });
      return dueIn(match, { now: match.time, passDelay: 5000 });
    };
    const waits = due({ take: follow });
    if (match.play.ordered(seat)?.startsWith('follow:')) {
      expect(waits).toBeGreaterThan(0);
      expect(due({ pass: true })).toBe(waits);
      return;
    }
    due({});
    take(match, { did: 'choose', seat, options: [offered[0]!], by: 'player' });
  }
});

test('orders to follow end with the own turn, and name only cards of the game', async () => {
  const { connections } = await begun();
  const leader = connections.find((one) => mustAnswer(one))!;
  const rival = connections.find((one) => one !== leader)!;
  const hand = (rival.last.view as FortView).seats[rival.last.you!]!.hand!;
  const take = hand.map((card) => `follow:${card}`);
  expect(await rival.send({ do: 'orders', take })).toMatchObject({ ok: true });
  expect(rival.last.orders).toEqual({ pass: false, ask: null, take });
  const refused = await rival.send({ do: 'orders', take: ['follow:nobody'] });
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('no such card') });
  for (;;) {
    const asked = await whoIsAsked(connections);
    const { options } = mustAnswer(asked)!;
    if ((rival.last.view as FortView).leader === rival.last.you) break;
    await choose(asked, options.at(-1)!.id);
  }
  expect(rival.last.orders).toEqual({ pass: false, ask: null, take: [] });
});

test('"ask me only about advance" asks about nothing else', async () => {
  const company = await begun();
  const [one, two] = company.connections;
  const verbs = ['advance', 'advance−1', 'advance+1'];
  expect(await one!.send({ do: 'orders', ask: verbs })).toMatchObject({ ok: true });
  expect(await two!.send({ do: 'orders', ask: 'all' })).toMatchObject({ ok: false });
  expect(await two!.send({ do: 'orders', ask: ['advance', 'fly'] })).toMatchObject({
    ok: false,
    why: 'refused',
    message: expect.stringContaining('unknown verb "fly"; known: pizza, toy'),
  });
  const cards = [...standard.file.kids, ...standard.file.friends];
  const asked = (await playOut(company)).filter(({ decision }) => decision.kind === 'follow');
  const of = (wanted: number) => asked.filter(({ seat }) => seat === wanted);
  for (const { news } of of(0)) {
    const { played } = news.view as FortView;
    expect(cards.find(({ id }) => id === played)!.public).toContain('advance');
  }
  for (const { decision } of of(2)) expect(decision.options.length).toBeGreaterThan(1);
  expect(of(0).length).toBeLessThan(of(2).length);
});
