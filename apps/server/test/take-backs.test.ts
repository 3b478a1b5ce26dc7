import { expect, test } from 'vitest';
import { mustAnswer } from './player.ts';
import { running, withPostgres } from './running.ts';
import { gather, start } from './table.ts';
import { attackByUndo, duel } from './undo-attack.ts';

const postgres = withPostgres();

test('an answer that others see is taken back three times and no more', async () => {
  const { url } = await running({ url: await postgres.database() });
  const fight = await duel(url);
  const { flips, rivalStale, refusal } = await attackByUndo(fight);
  expect(refusal).toMatchObject({ ok: false, why: 'refused', rule: 'undo.often' });
  expect({ flips, stale: rivalStale <= 3 }).toEqual({ flips: 3, stale: true });
  expect(fight.attacker.news.map(({ undo }) => undo)).toContainEqual({ rule: 'undo.often' });
  // The rival has lost no time by what was taken away.
  const rival = fight.connections.indexOf(fight.rival);
  expect(fight.rival.last.clocks![rival]!.left).toBeGreaterThan(5_990_000);
});

test('a sealed answer may be changed, but not faster than anybody changes their mind', async () => {
  const { url } = await running({ url: await postgres.database() });
  const company = await gather([url, url], { game: 'treehouse' });
  await start(company);
  const [one] = company.connections;
  const replies: string[] = [];
  for (let i = 0; i < 40 && replies.at(-1) !== 'too-many'; i++) {
    const { decision } = one!.last;
    const { id } = decision!.options[i % 2]!;
    const reply = await one!.send({ do: 'choose', decision: decision!.id, options: [id] });
    replies.push(reply.ok ? 'taken' : reply.why);
  }
  const taken = replies.filter((reply) => reply === 'taken').length;
  expect(taken).toBeGreaterThan(10);
  expect(taken).toBeLessThan(20);
  expect(replies.at(-1)).toBe('too-many');
  expect(mustAnswer(one!)).toBeUndefined();
});

test('a player who keeps sitting down and standing up is told to wait', async () => {
  const { url } = await running({ url: await postgres.database() });
  const { connections } = await gather([url, url], { game: 'treehouse' });
  const [, guest] = connections;
  const before = guest!.last.n;
  const replies: string[] = [];
  for (let i = 0; i < 20; i++) {
    const reply = await guest!.send({ do: i % 2 ? 'sit' : 'stand' });
    replies.push(reply.ok ? 'done' : reply.why);
  }
  expect(replies).toContain('too-many');
  expect(guest!.last.n - before).toBeLessThan(12);
});
