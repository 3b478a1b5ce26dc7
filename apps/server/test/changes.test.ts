import { expect, test } from 'vitest';
import { ask, Connection } from './client.ts';
import { mustAnswer } from './player.ts';
import { running, withPostgres } from './running.ts';
import { gather, start } from './table.ts';
import { countOf, viewsOfChanges } from './views-of-changes.ts';

const postgres = withPostgres();

viewsOfChanges(postgres, [['fort', 3, { setup: 'draft' }]]);

test('a client that comes back is sent the whole view, then changes again, also of what is taken back', async () => {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url], { game: 'treehouse' }, { changes: 1 });
  await start(company);
  const [ada] = company.people;
  const [first, bob] = company.connections;
  /** Waits until some have heard all there is, what the server answers by itself included, and gives the whole view. */
  const settled = async (...connections: Connection[]) => {
    for (;;) {
      const { body } = await ask(url, `/api/tables/${company.table}/news`, { who: ada! });
      await Promise.all(connections.map((one) => one.until(() => one.last.n >= Number(body.n))));
      const isAsked = connections.some((one) => mustAnswer(one) !== undefined);
      if (isAsked && connections.every((one) => one.last.n === body.n)) return body.view;
    }
  };
  await first!.close();
  let undone = 0;
  for (let round = 0; round < 6; round++) {
    const { n: after } = bob!.last;
    const here = await Connection.open(url, company.table, ada, { after, changes: 1 });
    expect(here.received[0]).toContain('"view":');
    const view = await settled(here, bob!);
    expect(here.last.view).toEqual(view);
    for (let answer = 0; answer < 3; answer++) {
      const who = [here, bob!].find(mustAnswer)!;
      const { id, options } = mustAnswer(who)!;
      await who.send({ do: 'choose', decision: id, options: [options[0]!.id] });
      if (who.last.undo && 'option' in who.last.undo) {
        expect(await who.send({ do: 'undo' })).toMatchObject({ ok: true });
        undone++;
        const { id: anew } = mustAnswer(who)!;
        await who.send({ do: 'choose', decision: anew, options: [options.at(-1)!.id] });
      }
      const now = await settled(here, bob!);
      expect(here.last.view).toEqual(now);
    }
    expect(countOf(here, 'view')).toBe(1);
    expect(countOf(here, 'changes')).toBe(here.news.length - 1);
    await here.close();
  }
  expect(undone).toBeGreaterThan(5);
});

test('a wish that makes no sense is refused', async () => {
  const { url } = await running({ url: await postgres.database() });
  const { table } = await gather([url, url], { game: 'fort' });
  const wrong = { changes: 2 as never };
  await expect(Connection.open(url, table, undefined, wrong)).rejects.toThrow('400');
});
