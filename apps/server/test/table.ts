import { type GameRecord, parseRecord, randomFromText, sure, verify } from '@treefort/kernel';
import { expect } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { playRandomly } from './player.ts';

/** A table with people at it, each connected to a server of their own or all to the same. */
export interface Company {
  readonly table: string;
  readonly people: readonly Person[];
  readonly connections: readonly Connection[];
}

const NAMES = ['Ada', 'Bob', 'Cy', 'Di'];

/** People around a table that waits for its start. */
export async function gather(
  urls: readonly string[],
  wanted: { game: string; [field: string]: unknown },
  query: { changes?: 0 | 1 } = {},
): Promise<Company> {
  const people = await Promise.all(urls.map((url, i) => newPerson(url, NAMES[i])));
  const seats = ['me', ...Array.from({ length: urls.length - 1 }, () => 'open')];
  const table = await newTable(people[0]!, { seats, ...wanted });
  for (const who of people.slice(1)) {
    expect(await post(who.url, `/api/tables/${table}/sit`, {}, who)).toMatchObject({ status: 200 });
  }
  await contribute(table, ...people);
  const connections = await Promise.all(
    people.map((who) => Connection.open(who.url, table, who, query)),
  );
  return { table, people, connections };
}

export async function start({ connections }: Company): Promise<void> {
  // Another server may not have been told yet that the last one has taken part in the shuffle.
  const n = Math.max(...connections.map(({ last }) => last.n));
  await connections[0]!.until(() => connections[0]!.last.n >= n);
  expect(await connections[0]!.send({ do: 'start' })).toMatchObject({ ok: true });
  await Promise.all(connections.map((one) => one.until(() => one.last.phase === 'playing')));
}

/** All play at random to the end. */
export async function playOut({ connections, table }: Company): Promise<void> {
  await Promise.all(
    connections.map((one, seat) => playRandomly(one, randomFromText(`${table} ${seat}`))),
  );
}

/** The record of a finished game, which replays to what it states. */
export async function recordOf(url: string, table: string): Promise<GameRecord> {
  const { status, body } = await ask(url, `/api/tables/${table}/record`);
  expect({ status, body }).toMatchObject({ status: 200 });
  const record = sure(parseRecord(games, body));
  sure(verify(games, record));
  return record;
}
