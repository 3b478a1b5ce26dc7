import { type FortView, standard } from '@treefort/fort';
import { type Decision, randomFromText } from '@treefort/kernel';
import type { News } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { mustAnswer, playRandomly } from './player.ts';
import { running, withPostgres } from './running.ts';
import { type Company, gather, start } from './table.ts';

const postgres = withPostgres();

async function begun(): Promise<Company> {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url, url], { game: 'fort' });
  await start(company);
  return company;
}

interface Asked {
  readonly seat: number;
  readonly decision: Decision;
  readonly news: News;
}

/** Plays to the end and says what every seat was asked by hand, in order. */
async function playOut({ connections }: Company): Promise<Asked[]> {
  const asked: Asked[] = [];
  await Promise.all(
    connections.map((one, seat) =>
      playRandomly(one, randomFromText(`orders ${seat}`), (decision, news) => {
        asked.push({ seat, decision, news });
      }),
    ),
  );
  return asked;
}

test('"pass until my turn" passes, and ends with the turn', async () => {
  const company = await begun();
  const { connections } = company;
  const you = connections.findLastIndex((one) => !mustAnswer(one));
  const passing = connections[you]!;
  expect(await passing.send({ do: 'orders', pass: true })).toMatchObject({ ok: true });
  expect(passing.last.orders).toMatchObject({ pass: true });
  const own = (await playOut(company)).filter(({ seat }) => seat === you);
  expect(own[0]).toMatchObject({ decision: { kind: 'play' }, news: { orders: { pass: false } } });
  expect(own.some(({ decision }) => decision.kind === 'follow')).toBe(true);
  for (const one of connections.filter((other) => other !== passing)) {
    const heard = one.news.flatMap(({ happened }) => happened.map(({ did }) => did));
    expect(heard).not.toContain('orders');
  }
});

test('"ask me only about advance" and "pass when I cannot" ask about nothing else', async () => {
  const company = await begun();
  const [one, two] = company.connections;
  const verbs = ['advance', 'advance−1', 'advance+1'];
  expect(await one!.send({ do: 'orders', ask: verbs })).toMatchObject({ ok: true });
  expect(await two!.send({ do: 'orders', passWhenCannot: true })).toMatchObject({ ok: true });
  expect(await two!.send({ do: 'orders', ask: 'all' })).toMatchObject({ ok: false });
  expect(await two!.send({ do: 'orders', ask: ['advance', 'fly'] })).toMatchObject({
    ok: false,
    why: 'refused',
    message: expect.stringContaining('unknown verb "fly"; known: pizza, toy'),
  });
  const cards = [...standard.file.kids, ...standard.file.friends];
  const asked = (await playOut(company)).filter(({ decision }) => decision.kind === 'follow');
  const of = (wanted: number) => asked.filter(({ seat }) => seat === wanted);
  for (const { news } of of(0)) {
    const { played } = news.view as FortView;
    expect(cards.find(({ id }) => id === played)!.public).toContain('advance');
  }
  for (const { decision } of of(1)) expect(decision.options.length).toBeGreaterThan(1);
  for (const { decision } of of(2)) expect(decision.options.length).toBeGreaterThan(1);
  expect(of(0).length).toBeLessThan(of(2).length);
});
