import { parseRecord, randomFromText, sure, verify } from '@treefort/kernel';
import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { ask, Connection, newPerson, newTable, post } from './client.ts';
import { playRandomly } from './player.ts';
import { running } from './running.ts';

for (const game of ['treehouse', 'fort']) {
  test(`a whole game of ${game}`, async () => {
    const { url } = await running();
    const people = await Promise.all(['Ada', 'Bob', 'Cy'].map((name) => newPerson(url, name)));
    const table = await newTable(people[0]!, { game, seats: ['me', 'open', 'open'] });
    for (const who of people.slice(1)) {
      expect((await post(url, `/api/tables/${table}/sit`, {}, who)).status).toBe(200);
    }
    const connections = await Promise.all(people.map((who) => Connection.open(url, table, who)));
    expect(await connections[0]!.send({ do: 'start' })).toMatchObject({ ok: true });
    const t0 = performance.now();
    await Promise.all(connections.map((c, i) => playRandomly(c, randomFromText(`${game} ${i}`))));
    console.log(game, performance.now() - t0, connections[0]!.news.length);
    const record = await ask(url, `/api/tables/${table}/record`);
    expect(record.status).toBe(200);
    const parsed = sure(parseRecord(games, record.body));
    expect(sure(verify(games, parsed))).toEqual(connections[0]!.last.outcome);
  });
}
