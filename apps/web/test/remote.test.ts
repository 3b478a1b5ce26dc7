import { describe, expect, it } from 'vitest';
import { RemoteTable } from '../src/remote/remote-table.ts';
import { chose, decision, FakeWorld, greeted, happening, news, settled } from './fake-server.ts';

const heard = (table: RemoteTable): unknown[] =>
  table.now().events.map((event) => Reflect.get(event, 'n'));

describe('what happened', () => {
  it('is told once, whatever is told twice, late or again after a reconnect', () => {
    const { table, world } = greeted(news(2, 0, { happened: [chose(0, 0), chose(1, 1)] }));
    world.line.tell(news(3, 2, { happened: [chose(2, 0)] }));
    world.line.tell(news(3, 2, { happened: [chose(2, 0)] }));
    world.line.tell(news(2, 1, { happened: [chose(1, 1)], phase: 'over' }));
    expect(heard(table)).toEqual([0, 1, 2]);
    expect(table.state().phase).toBe('playing');
    world.line.tell(news(5, 1, { happened: [1, 2, 3, 4].map((n) => chose(n, 0)) }));
    expect(heard(table)).toEqual([0, 1, 2, 3, 4]);
  });

  it('has no gap: news that leaves something out is fetched again', () => {
    const { table, world } = greeted(news(2, 0, { happened: [chose(0, 0), chose(1, 1)] }));
    world.line.tell(news(5, 4, { happened: [chose(4, 1)] }));
    expect(heard(table)).toEqual([0, 1]);
    expect(world.lines).toHaveLength(2);
    expect(world.lines[0]!.closed).toBe(true);
    expect(world.line.after).toBe(2);
    world.line.tell(news(5, 2, { happened: [2, 3, 4].map((n) => chose(n, 0)) }));
    expect(heard(table)).toEqual([0, 1, 2, 3, 4]);
  });

  it('forgets what was taken back: the last choice of that seat', () => {
    const { table, world } = greeted(
      news(3, 0, { happened: [0, 1, 0].map((s, n) => chose(n, s)) }),
    );
    world.line.tell(news(4, 3, { happened: [happening(3, 'undo', { seat: 1, from: 1 })] }));
    expect(heard(table)).toEqual([0, 2]);
  });

  it('of an earlier connection counts no more', () => {
    const { table, world } = greeted(news(1, 0, { happened: [chose(0, 0)] }));
    const [old] = world.lines;
    old!.break();
    world.pass(300);
    world.line.tell(news(1, 1));
    old!.tell(news(2, 1, { happened: [chose(1, 0)], phase: 'over' }));
    expect(table.state().phase).toBe('playing');
    old!.break();
    expect(table.state().link).toBe('connected');
  });
});

describe('the view', () => {
  const view = (waiting: readonly number[], round: number) => ({
    waiting,
    round,
    game: 'treehouse',
  });
  const changed = (at: string, to: unknown) => ({ view: undefined, changes: [{ at: [at], to }] });

  it('follows from the first one and the changes of a connection', () => {
    const { table, world } = greeted(news(1, 0, { view: view([0], 1) }));
    world.line.tell(news(2, 1, changed('round', 2)));
    world.line.tell(news(3, 2, changed('waiting', [1])));
    expect(table.now().view).toEqual(view([1], 2));
    world.line.break();
    world.pass(300);
    world.line.tell(news(3, 3, { view: view([1], 5) }));
    world.line.tell(news(4, 3, changed('waiting', [0])));
    expect(table.now().view).toEqual(view([0], 5));
  });

  it('counts changes from the last view of its connection, also where that came with old news', () => {
    const { table, world } = greeted(news(3, 0, { view: view([0], 3) }));
    world.line.break();
    world.pass(300);
    // Another server, which has not read the last entry yet.
    world.line.tell(news(2, 2, { view: view([1], 2) }));
    expect(table.now().view).toEqual(view([0], 3));
    world.line.tell(news(3, 2, changed('waiting', [0])));
    expect(table.now().view).toEqual(view([0], 2));
  });
});

describe('a lost connection', () => {
  it('comes back later and later, and at once when there is hope', () => {
    const { table, world } = greeted(news(7, 0));
    world.line.break();
    expect(table.state().link).toBe('lost');
    for (const wait of [300, 600, 1200, 2400]) {
      world.pass(wait - 1);
      const { length } = world.lines;
      world.pass(1);
      expect(world.lines).toHaveLength(length + 1);
      world.line.break();
    }
    const { length } = world.lines;
    table.reconnectNow();
    expect(world.lines).toHaveLength(length + 1);
    expect(world.line.after).toBe(7);
    // Where the hope was vain, it waits as briefly as at first.
    world.line.break();
    world.pass(299);
    expect(world.lines).toHaveLength(length + 1);
    world.pass(1);
    expect(world.lines).toHaveLength(length + 2);
    world.line.tell(news(7, 7));
    expect(table.state().link).toBe('connected');
    table.reconnectNow();
    expect(world.lines).toHaveLength(length + 2);
  });

  it('comes back sooner for some than for others, at the earliest after half the time', () => {
    const { world } = greeted(news(7, 0));
    world.random = () => 0;
    world.line.break();
    for (const wait of [150, 300, 600]) {
      const { length } = world.lines;
      world.pass(wait - 1);
      expect(world.lines).toHaveLength(length);
      world.pass(1);
      expect(world.lines).toHaveLength(length + 1);
      world.line.break();
    }
  });

  it('is noticed when a connection, or a command, gets no answer', async () => {
    const world = new FakeWorld();
    const table = new RemoteTable(0, world);
    world.pass(8_000 + 300);
    expect(world.lines).toHaveLength(2);
    world.line.tell(news(1, 0));
    const reply = table.send({ do: 'start' });
    world.pass(8_000);
    expect(world.lines).toHaveLength(3);
    expect(await reply).toMatchObject({ ok: false, why: 'unavailable' });
  });

  it('is over for good when the table is closed', () => {
    const { table, world } = greeted(news(1, 0));
    table.close();
    world.pass(60_000);
    table.reconnectNow();
    expect(world.lines).toHaveLength(1);
    expect(world.line.closed).toBe(true);
  });
});

describe('an answer', () => {
  const asked = () => greeted(news(1, 0, { decision: decision('4', 'a', 'b') }));

  it('is sent once, however often one taps', () => {
    const { table, world } = asked();
    table.choose('c');
    expect(world.line.asked('choose')).toEqual([]);
    table.choose('a');
    table.choose('b');
    expect(world.line.asked('choose')).toEqual([{ decision: '4', options: ['a'] }]);
    expect(table.state().sending).toBe(true);
    const re = world.line.refOf('choose') as number;
    world.line.tell({ ...news(2, 1, { happened: [chose(1, 0)] }), re });
    expect(table.state().sending).toBe(false);
  });

  it.each([
    ['was not taken', { decision: decision('4', 'a', 'b') }, [{ decision: '4', options: ['a'] }]],
    ['was taken', { answered: { decision: '4', options: ['a'] } }, []],
    [
      'comes too late',
      { decision: decision('5', 'x'), answered: { decision: '4', options: ['b'] } },
      [],
    ],
  ])('that %s before the connection was lost', async (_, greeting, again) => {
    const { table, world } = asked();
    table.choose('a');
    world.line.break();
    await settled();
    expect(table.state().sending).toBe(true);
    world.pass(300);
    world.line.tell(news(2, 1, greeting));
    expect(world.line.asked('choose')).toEqual(again);
    expect(table.state().sending).toBe(again.length > 0);
  });

  it('given while the connection is lost is sent when it is back', async () => {
    const { table, world } = asked();
    world.line.break();
    table.choose('b');
    await settled();
    world.pass(300);
    world.line.tell(news(1, 1, { decision: decision('4', 'a', 'b') }));
    expect(world.line.asked('choose')).toEqual([{ decision: '4', options: ['b'] }]);
  });

  it('is given again where the server could not take it, and dropped where it is stale', async () => {
    const { table, world } = asked();
    table.choose('a');
    world.line.tell({ is: 'reply', re: world.line.refOf('choose'), ok: false, why: 'unavailable' });
    await settled();
    world.pass(1_000);
    expect(world.line.asked('choose')).toHaveLength(2);
    world.line.tell({ is: 'reply', re: world.line.refOf('choose'), ok: false, why: 'stale' });
    await settled();
    expect(table.state()).toMatchObject({ sending: false });
    expect(table.state().complaint).toBeUndefined();
  });

  it('that is refused is complained of until that is read', async () => {
    const { table, world } = asked();
    table.choose('a');
    const why = { ok: false, why: 'refused', message: 'no' };
    world.line.tell({ is: 'reply', re: world.line.refOf('choose'), ...why });
    await settled();
    expect(table.state().complaint).toMatchObject({ why: 'refused' });
    table.dismiss();
    expect(table.state().complaint).toBeUndefined();
  });
});

describe('a line of chat', () => {
  it.each([
    [true, []],
    [false, [{ text: 'hello' }]],
  ])('whose connection was lost, heard: %s, is said once', async (wasHeard, again) => {
    const { table, world } = greeted(news(1, 0));
    table.say({ text: ' hello ' });
    table.say({ text: 'there' });
    expect(world.line.asked('chat')).toEqual([{ text: 'hello' }]);
    world.line.break();
    await settled();
    world.pass(300);
    const said = happening(1, 'chat', { seat: 0, name: 'Anna', text: 'hello' });
    world.line.tell(wasHeard ? news(2, 1, { happened: [said] }) : news(1, 1));
    const next = wasHeard ? [{ text: 'there' }] : again;
    expect(world.line.asked('chat')).toEqual(next);
    world.line.tell({ is: 'reply', re: world.line.refOf('chat'), ok: true });
    await settled();
    const all = wasHeard ? next : [...next, { text: 'there' }];
    expect(world.line.asked('chat')).toEqual(all);
  });
});

describe('how the table stands', () => {
  it('shows what is not offered when it has been told, and undo as the server allows it', async () => {
    const { table, world } = greeted(
      news(1, 0, { decision: decision('4', 'a'), undo: { rule: 'undo.revealed' } }),
    );
    const refusals = [{ id: 'b', target: 'hand:b', rule: 'tree.pick' }];
    world.line.tell({ is: 'reply', re: world.line.refOf('refusals'), ok: true, refusals });
    await settled();
    expect(table.now().asked?.refusals).toEqual(refusals);
    expect(table.now().undo).toEqual({ rule: 'undo.revealed' });
    const view = { game: 'treehouse', waiting: [1] };
    const sealed = { view, decision: decision('5', 'a'), undo: { option: 'a' } };
    world.line.tell(news(2, 1, { happened: [chose(1, 0)], ...sealed }));
    expect(table.now()).toMatchObject({ undo: { option: 'a' }, thinking: [1] });
    expect(table.now().asked).toBeUndefined();
    table.undo();
    expect(world.line.asked('undo')).toHaveLength(1);
  });

  it('asks for what is not offered again where the connection was lost meanwhile', async () => {
    const { world } = greeted(news(1, 0, { decision: decision('4', 'a') }));
    expect(world.line.asked('refusals')).toHaveLength(1);
    world.line.break();
    await settled();
    world.pass(300);
    world.line.tell(news(1, 1, { decision: decision('4', 'a') }));
    expect(world.line.asked('refusals')).toHaveLength(1);
  });

  it('knows who is here and who is away, as it was told last', () => {
    const here = { here: true, since: null };
    const people = { seats: [here, here], watching: 0 };
    const { table, world } = greeted(news(1, 0, { people }));
    expect(table.state().people).toEqual(people);
    const later = { seats: [here, { here: false, since: 5 }], watching: 2 };
    let told = 0;
    table.watch(() => told++);
    world.line.tell({ is: 'people', ...later });
    expect(told).toBe(1);
    expect(table.state().people).toMatchObject(later);
    world.line.tell(news(2, 1, { happened: [chose(1, 1)] }));
    expect(table.state().people).toMatchObject(later);
    world.line.break();
    world.pass(300);
    world.line.tell(news(2, 2, { people }));
    expect(table.state().people).toEqual(people);
  });

  it('leads only players who were there to a rematch', () => {
    const rematch = (n: number) => happening(n, 'rematch', { table: 'next' });
    const late = greeted(news(1, 0, { happened: [rematch(0)] }));
    expect(late.table.state().rematch).toEqual({ table: 'next', led: false });
    const there = greeted(news(1, 0));
    there.world.line.tell(news(2, 1, { happened: [rematch(1)] }));
    expect(there.table.state().rematch).toEqual({ table: 'next', led: true });
  });

  it('knows a newer build of the client, and the server’s time', () => {
    const { table, world } = greeted(news(1, 0, { version: '/assets/two.js' }));
    expect(table.state()).toMatchObject({ newer: true, ahead: 0 });
    world.line.tell(news(2, 1, { happened: [{ ...chose(1, 1), at: world.time + 5_000 }] }));
    world.line.tell(news(3, 2, { happened: [{ ...chose(2, 1), at: world.time + 4_000 }] }));
    expect(table.state().ahead).toBe(5_000);
    const same = greeted(news(1, 0, { version: '/assets/one.js' }));
    expect(same.table.state().newer).toBe(false);
    expect(greeted(news(1, 0, { version: null })).table.state().newer).toBe(false);
  });
});
