import { heardBy, importRecord, sure, Table } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { installedGames as games } from '../src/games.ts';
import { ask, type Connection } from './client.ts';
import { running, scratch, withPostgres } from './running.ts';
import { type Company, gather, playOut, recordOf, start } from './table.ts';

const postgres = withPostgres();

/** Everything a connection heard of the game, in its order. */
const eventsOf = (connection: Connection) =>
  connection.news.flatMap(({ happened }) => happened.flatMap(({ events }) => events ?? []));

/** Plays the record here: each seat must have heard the same, and seen the same at the end. */
async function replaysHere(url: string, { table, connections }: Company): Promise<void> {
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

for (const [game, variants] of Object.entries(OPTIONS)) {
  describe(game, () => {
    test.each([2, 3, 4])(
      'whole games of %i through the network equal their record',
      async (seats) => {
        const { url } = await running({ url: await postgres.database() });
        for (const options of variants) {
          const company = await gather(Array(seats).fill(url), { game, options });
          await start(company);
          await playOut(company);
          await replaysHere(url, company);
        }
      },
    );

    test('with bots', async () => {
      const { url } = await running({ url: await postgres.database() });
      const company = await gather([url], {
        game,
        seats: ['me', { bot: 'random' }, { bot: 'random' }],
      });
      await start(company);
      await playOut(company);
      await replaysHere(url, company);
    });
  });
}

test('a whole game with its data in a folder, and its record as one short text', async () => {
  const { url } = await running({ folder: await scratch() });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const early = await ask(url, `/api/tables/${company.table}/record`);
  expect(early).toMatchObject({ status: 409, body: { why: 'refused' } });
  await playOut(company);
  await replaysHere(url, company);
  const { body } = await ask(url, `/api/tables/${company.table}/record?format=text`);
  const record = await recordOf(url, company.table);
  expect(sure(importRecord(games, String(body.text)))).toMatchObject({ choices: record.choices });
});
