import { randomFromText } from '@treefort/kernel';
import { expect } from 'vitest';
import { Connection, contribute, newTable, type Person, post } from './client.ts';
import { playRandomly } from './player.ts';
import { query } from './query.ts';

const CLOCK = { kind: 'live', move: 3600, game: 86_400 };

/** A finished game of two: each plays over a server of their own, or leaves at the start. */
export async function finishedGame(
  people: readonly Person[],
  wanted: object = {},
  leaver?: Person,
): Promise<string> {
  const [host, ...guests] = people;
  const seats = ['me', ...guests.map(() => 'open')];
  const table = await newTable(host!, { game: 'treehouse', seats, clock: CLOCK, ...wanted });
  for (const who of guests) await post(who.url, `/api/tables/${table}/sit`, {}, who);
  await contribute(table, ...people);
  const connections = await Promise.all(people.map((who) => Connection.open(who.url, table, who)));
  const [first] = connections;
  const ready = () => first!.last.contributions?.filter((one) => one !== null).length;
  await first!.until(() => ready() === people.length);
  expect(await first!.send({ do: 'start' })).toMatchObject({ ok: true });
  await Promise.all(
    connections.map(async (one, seat) => {
      await one.until(() => one.last.phase !== 'open');
      if (people[seat] === leaver) {
        expect(await one.send({ do: 'stand' })).toMatchObject({ ok: true });
      } else await playRandomly(one, randomFromText(`${table} ${seat}`));
    }),
  );
  for (const one of connections) one.close();
  return table;
}

/** Waits until all finished games are counted and rated. */
export async function counted(database: string, games: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const [row] = await query(
          database,
          `select count(distinct table_id)::int as games, count(*) filter (where rated and mu is null)::int as left
           from results`,
        );
        return row;
      },
      { timeout: 20_000 },
    )
    .toEqual({ games, left: 0 });
}
