import { hasSeat, parseRecord, sure, verify } from '@treefort/kernel';
import { type ToyView, toy } from '@treefort/kernel/toy';
import { beforeEach, expect, test } from 'vitest';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { running, withPostgres } from './running.ts';

const GAMES = [toy];

const postgres = withPostgres();
let url = '';

beforeEach(async () => {
  ({ url } = await running({ url: await postgres.database() }, {}, {}, GAMES));
});

/** A table of the toy at which two people sit, and the game has begun. */
async function seated(): Promise<{ table: string; people: readonly Person[] }> {
  const [ada, bob] = [await newPerson(url, 'Ada'), await newPerson(url, 'Bob')];
  const table = await newTable(ada, { game: 'toy', seats: ['me', 'open'] });
  await post(url, `/api/tables/${table}/sit`, {}, bob);
  await contribute(table, ada, bob);
  await post(url, `/api/tables/${table}/start`, {}, bob);
  return { table, people: [ada, bob] };
}

/** Answers everything the seat is asked with the first option, until the game is over. */
async function playFirstOptions(connection: Connection): Promise<void> {
  const open = () => {
    const { decision, view, you } = connection.last;
    // A sealed answer may still be changed: then there is a decision, but nobody waits for it.
    return decision && hasSeat((view as ToyView).waiting, you!) ? decision : undefined;
  };
  for (;;) {
    await connection.until(() => connection.last.phase === 'over' || open() !== undefined);
    if (connection.last.phase === 'over') return;
    const { id: decision, options } = open()!;
    const done = await connection.send({ do: 'choose', decision, options: [options[0]!.id] });
    expect(done).toMatchObject({ ok: true });
  }
}

test('a game that no source of the server names is played to its end', async () => {
  const { body } = await ask(url, '/api/games');
  expect(body).toEqual([{ id: toy.id, rules: toy.rules, seats: toy.seats, bots: [] }]);
  const { table, people } = await seated();
  const connections = await Promise.all(
    people.map((who, i) => Connection.open(url, table, who, { changes: i === 0 ? 0 : 1 })),
  );
  await Promise.all(connections.map(playFirstOptions));
  const { body: written } = await ask(url, `/api/tables/${table}/record`);
  const record = sure(parseRecord(GAMES, written));
  expect(sure(verify(GAMES, record))).toEqual(connections[0]!.last.outcome);
  expect(record).toMatchObject({ game: toy.id, seats: 2 });
});

test('without bots, any option is played for a player who leaves', async () => {
  const { table, people } = await seated();
  const [ada, bob] = people;
  await post(url, `/api/tables/${table}/stand`, {}, bob!);
  await playFirstOptions(await Connection.open(url, table, ada!));
  const info = await ask(url, `/api/tables/${table}`);
  expect(info.body).toMatchObject({ phase: 'over', seats: [{ away: null }, { away: 'left' }] });
});
