import { commitment, type GameRecord, type Result, sure, Table } from '@treefort/kernel';
import type { News } from '@treefort/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { RemoteTable } from '../src/remote/remote-table.ts';
import { shuffleStore } from '../src/remote/shuffle-store.ts';
import { dropText, keysUnder } from '../src/shell/storage.ts';
import { games } from '../src/table/games.ts';
import { FakeWorld, greeted, happening, news, settled } from './fake-server.ts';

beforeEach(() => {
  for (const key of keysUnder('treefort.')) dropText(key);
});

const COMMITMENT = 'c'.repeat(64);
const SEATS = ['Anna', 'Boris'].map((name) => ({ kind: 'player', name, bot: null, away: null }));

/** News of a table before its game, of which this much is known of the two players' contributions. */
const open = (n: number, contributions: News['contributions'], rest: object = {}): News =>
  news(n, 0, {
    ...{ phase: 'open', view: undefined, seats: SEATS, commitment: COMMITMENT, contributions },
    ...rest,
  });

const sentOn = (world: FakeWorld, line = world.line) => line.asked('contribute');
const fixed = (contribution: unknown) => ({ commitment: commitment(String(contribution)) });

describe('this device’s part in the shuffle', () => {
  it('is sent once for a seat, after the commitment was noted', () => {
    const { world } = greeted(open(1, [null, null], { you: null }));
    expect(sentOn(world)).toEqual([]);
    world.line.tell(open(2, [null, null]));
    world.line.tell(open(3, [null, null]));
    expect(sentOn(world)).toEqual([{ contribution: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(shuffleStore('fake').read()).toMatchObject({
      ...{ commitment: COMMITMENT, own: { seat: 0, ...sentOn(world)[0], confirmed: false } },
    });
  });

  it('is sent again, the same, where it was lost on the way, also after a reload', async () => {
    const { world } = greeted(open(1, [null, null]));
    const sent = sentOn(world);
    world.line.break();
    await settled();
    world.pass(300);
    world.line.tell(open(1, [null, null]));
    expect(sentOn(world)).toEqual(sent);
    const { world: again } = greeted(open(1, [null, null]));
    expect(sentOn(again)).toEqual(sent);
  });

  it('is the same after standing up and sitting down, so that a server cannot have it drawn again', () => {
    const { world } = greeted(open(1, [null, null]));
    const [first] = sentOn(world);
    world.line.tell(
      open(2, [fixed(first?.contribution), null], { re: world.line.refOf('contribute') }),
    );
    return settled().then(() => {
      world.line.tell(open(3, [null, null], { you: null }));
      world.line.tell(open(4, [null, null]));
      expect(sentOn(world)).toHaveLength(2);
      expect(sentOn(world)[1]).toEqual(first);
    });
  });

  it('is none where another device of the player was first, or the server alone shuffles', async () => {
    const { world } = greeted(open(1, [null, null]));
    const refusal = { is: 'reply', ok: false, why: 'refused', message: 'already' };
    world.line.tell({ ...refusal, re: world.line.refOf('contribute') });
    await settled();
    world.line.tell(open(2, [{ commitment: COMMITMENT }, null]));
    expect(shuffleStore('fake').read()?.own).toMatchObject({ confirmed: false });
    expect(sentOn(greeted(open(1, null)).world)).toEqual([]);
  });

  it('is waited for before the game can start', () => {
    const { table, world } = greeted(open(1, [null, null]));
    expect(table.state().awaited).toEqual([0, 1]);
    world.line.tell(open(2, [{ commitment: COMMITMENT }, null]));
    expect(table.state().awaited).toEqual([1]);
  });
});

/** A table whose game is over; the server gives this for its record. */
async function over(record: Result<GameRecord>, told: object): Promise<RemoteTable> {
  const world = new FakeWorld();
  world.record = () => Promise.resolve(record);
  const table = new RemoteTable(0, world);
  world.line.tell(open(1, [null, null]));
  world.line.tell(
    news(2, 1, { phase: 'over', happened: [happening(1, 'start')], seats: SEATS, ...told }),
  );
  await settled();
  return table;
}

describe('a record that is not of the game that was shown', () => {
  const { id: game, rules } = games[0]!;
  const start = { game, rules, seed: 'a'.repeat(64), seats: 2, choices: [] };
  const record = sure(Table.open(games, { ...start, options: sure(games[0]!.options({})) })).record;

  it('is called so, and not shown', async () => {
    const table = await over({ ok: true, value: record }, {});
    expect(table.state().verdict).toEqual({
      is: 'broken',
      misfits: expect.arrayContaining(['secret', 'game']),
    });
    expect(table.now().record).toBeUndefined();
  });

  it('is called so where it contradicts itself', async () => {
    const table = await over({ ok: false, fault: { why: 'malformed', message: '' } }, {});
    expect(table.state().verdict).toEqual({ is: 'broken', misfits: ['record'] });
  });

  it('is one with a secret that this device knows from another table', async () => {
    const { commitment: told } = record;
    shuffleStore('elsewhere').keep({
      n: 1,
      commitment: told!,
      own: null,
      fixed: [],
      published: null,
    });
    expect(shuffleStore('fake').isReused(told!)).toBe(true);
    expect(shuffleStore('elsewhere').isReused(told!)).toBe(false);
  });
});

it('keeps its notes of 200 tables, and forgets those looked at longest ago', () => {
  const notes = { n: 1, commitment: '', own: null, fixed: [], published: null };
  for (let i = 0; i < 205; i++) shuffleStore(`t${i}`).keep(notes);
  expect(keysUnder('treefort.shuffle.')).toHaveLength(200);
  expect(shuffleStore('t204').read()).toMatchObject(notes);
});
