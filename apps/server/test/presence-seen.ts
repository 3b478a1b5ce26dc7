import type { People } from '@treefort/protocol';
import { expect } from 'vitest';
import { Connection, newPerson } from './client.ts';
import type { Place } from './process.ts';
import { running } from './running.ts';
import { gather } from './table.ts';

export const HERE = { here: true, since: null };
export const AWAY = { here: false, since: expect.any(Number) };

/** Ends when people are told to be so. */
export const seen = (connection: Connection, holds: (people: People) => boolean): Promise<void> =>
  connection.until(() => holds(connection.people));

export const isHere = (seat: number) => (people: People) => people.seats[seat]?.here === true;
export const isAway = (seat: number) => (people: People) => people.seats[seat]?.here === false;
export const watched = (n: number) => (people: People) => people.watching === n;

/** Some come, some go: all learn who is here, who is away and how many watch. */
export async function everybodyLearns(place: Place): Promise<void> {
  const { url } = await running(place);
  const { table, people, connections } = await gather([url, url], {
    game: 'treehouse',
    seats: ['me', 'open', { bot: 'random' }],
  });
  const [ada, bob] = connections;
  for (const one of connections) {
    await seen(one, isHere(1));
    expect(one.people).toMatchObject({ seats: [HERE, HERE, null], watching: 0 });
  }
  const cy = await newPerson(url, 'Cy');
  const watchers = await Promise.all([
    Connection.open(url, table),
    Connection.open(url, table),
    Connection.open(url, table, cy),
    Connection.open(url, table, cy),
  ]);
  // One with two pages open is one.
  for (const one of [ada!, ...watchers]) await seen(one, watched(3));
  await ada!.send({ do: 'start' });
  const before = Date.now();
  await bob!.close();
  await watchers[0]!.close();
  const after = Date.now();
  for (const one of [ada!, watchers[2]!]) {
    await seen(one, isAway(1));
    await seen(one, watched(2));
    expect(one.people.seats).toEqual([HERE, AWAY, null]);
  }
  // Away since the page was closed, not since that was noticed.
  const { since } = ada!.people.seats[1]!;
  expect(since).toBeGreaterThan(before - 1000);
  expect(since).toBeLessThan(after + 4000);
  const late = await Connection.open(url, table);
  expect(late.presence[0]).toMatchObject({ seats: [HERE, { here: false, since }, null] });
  const back = await Connection.open(url, table, people[1]);
  expect(back.presence[0]!.seats[1]).toEqual(HERE);
  await seen(ada!, isHere(1));
  const told = [ada!, back, late].flatMap(({ received }) => received).join('\n');
  for (const { id } of [...people, cy]) expect(told).not.toContain(id);
}
