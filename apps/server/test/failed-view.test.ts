import type { Game } from '@treefort/kernel';
import { toy } from '@treefort/kernel/toy';
import { expect, test } from 'vitest';
import { Connection } from './client.ts';
import { running, withPostgres } from './running.ts';
import { gather, start } from './table.ts';

const postgres = withPostgres();

test.each([0, 1] as const)(
  'where one cannot be told, the others are (changes=%i)',
  async (changes) => {
    let broken = false;
    const frail: Game = {
      ...toy,
      view(state, viewer, open) {
        if (broken && viewer === 1) throw new Error('seat 1 cannot be shown');
        return toy.view(state as never, viewer, open as never);
      },
    };
    const { url } = await running({ url: await postgres.database() }, {}, {}, [frail]);
    const company = await gather([url, url], { game: 'toy' }, { changes });
    const { table, people } = company;
    const [ada, bob] = company.connections as [Connection, Connection];
    const watcher = await Connection.open(url, table, undefined, { changes });
    await start(company);
    broken = true;
    expect(await ada.send({ do: 'chat', text: 'all here?' })).toMatchObject({ ok: true });
    await watcher.until(() => watcher.last.happened.some(({ did }) => did === 'chat'));
    await bob.until(() => bob.closed?.code === 1011);
    broken = false;
    const again = await Connection.open(url, table, people[1], { after: bob.last.n, changes });
    expect(again.last.happened).toMatchObject([{ did: 'chat', text: 'all here?' }]);
    expect(await again.send({ do: 'chat', text: 'I am' })).toMatchObject({ ok: true });
    await ada.until(() => ada.last.happened.some(({ text }) => text === 'I am'));
  },
);
