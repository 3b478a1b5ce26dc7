import { heardBy, sure, Table } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import type { Connection } from './client.ts';
import type { Postgres } from './postgres.ts';
import { running } from './running.ts';
import { type Company, gather, playOut, recordOf, start } from './table.ts';

/** Everything a connection heard of the game, in its order. */
const eventsOf = (connection: Connection) =>
  connection.news.flatMap(({ happened }) => happened.flatMap(({ events }) => events ?? []));

/** Plays the record here: each seat must have heard the same, and seen the same at the end. */
export async function replaysHere(url: string, { table, connections }: Company): Promise<void> {
  const record = await recordOf(url, table);
  const replayed = sure(Table.at(games, record, 0));
  const heard = record.choices.flatMap(([seat, option]) =>
    sure(replayed.choose({ seat, decision: String(replayed.state.moment), option })),
  );
  for (const [seat, connection] of connections.entries()) {
    const expected = heard.map((event) => heardBy(event, seat));
    const last = connection.last;
    // Simultaneous answers stand in the record in the order of their arrival, as they were told.
    expect(eventsOf(connection)).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(last.view).toEqual(JSON.parse(JSON.stringify(replayed.game.view(replayed.state, seat))));
    expect(last.outcome).toEqual(replayed.outcome);
    expect(last.happened.length).toBeGreaterThan(0);
  }
}

const OPTIONS = { treehouse: [{}, { junior: true }], fort: [{}, { setup: 'draft' }] };

/** Plays whole games with so many seats through the network, every variant of both games. */
export function wholeGames(postgres: Pick<Postgres, 'database'>, counts: readonly number[]): void {
  describe.each(Object.entries(OPTIONS))('%s', (game, variants) => {
    test.each(counts)('whole games of %i through the network equal their record', async (seats) => {
      const { url } = await running({ url: await postgres.database() });
      for (const options of variants) {
        const company = await gather(Array(seats).fill(url), { game, options });
        await start(company);
        await playOut(company);
        await replaysHere(url, company);
      }
    });
  });
}
