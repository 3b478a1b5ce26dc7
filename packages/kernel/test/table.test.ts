import { heardBy, isOver, sure } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { choose, ids, now, refused, showAll, stopAll, stopTurns } from './at-table.ts';
import { open } from './play.ts';

describe('choose', () => {
  it('takes an offered option and tells what happened', () => {
    const table = open();
    const [card] = ids(table, 1);
    expect(sure(choose(table, 1, card!))).toEqual([{ kind: 'answered', seat: 1, beat: 1 }]);
    expect(table.record.choices).toEqual([[1, card]]);
    expect(table.decisions().map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('names who is asked, about what, by which rule', () => {
    const table = open();
    expect(table.decision(2)).toMatchObject({ id: '0', seat: 2, kind: 'show', rule: 'toy.show' });
    const seat = showAll(table);
    expect(table.decisions()).toHaveLength(1);
    expect(table.decision(seat)).toMatchObject({ id: '1', kind: 'turn', rule: 'toy.turn' });
    expect(table.decision((seat + 1) % 3)).toBeUndefined();
    expect(table.refusals((seat + 1) % 3)).toEqual([]);
  });

  it.each([3, -1, 0.5, Number.NaN])('refuses seat %d, which is not at the table', (seat) => {
    const table = open();
    const fault = refused(table, () => choose(table, seat, 'stop'));
    expect(fault).toEqual({ why: 'malformed', message: `seat: expected 0 to 2, found ${seat}` });
  });

  it('refuses an answer to a decision that is past', () => {
    const table = open();
    const seat = showAll(table);
    expect(refused(table, () => choose(table, seat, 'stop', '0'))).toEqual({
      why: 'stale',
      message: 'decision "0" is not open; the present one is 1',
    });
    expect(refused(table, () => choose(table, seat, 'stop', '01')).why).toBe('stale');
  });

  it('refuses a seat that is not asked', () => {
    const table = open();
    const seat = (showAll(table) + 1) % 3;
    expect(refused(table, () => choose(table, seat, 'stop'))).toEqual({
      why: 'not-an-option',
      message: `decision 1 is not put to seat ${seat}`,
    });
  });

  it('refuses what is not offered, with the rule where one refuses it', () => {
    const table = open();
    const seat = showAll(table);
    sure(choose(table, seat, 'paint:red'));
    expect(refused(table, () => choose(table, seat, 'paint:red'))).toEqual({
      why: 'not-an-option',
      rule: 'toy.once',
      message: '"paint:red" is refused by toy.once',
    });
    expect(refused(table, () => choose(table, seat, 'fly'))).toEqual({
      why: 'not-an-option',
      message: `"fly" is not offered to seat ${seat}`,
    });
    const long = refused(table, () => choose(table, seat, 'x'.repeat(1e6)));
    expect(long.message.length).toBeLessThan(150);
  });

  it('gives the numbers of a refusal', () => {
    const table = open();
    const seat = showAll(table);
    sure(choose(table, seat, 'draw'));
    stopTurns(table);
    showAll(table);
    while (table.decisions()[0]!.seat !== seat)
      sure(choose(table, table.decisions()[0]!.seat, 'stop'));
    expect(refused(table, () => choose(table, seat, 'draw'))).toMatchObject({
      rule: 'toy.full',
      detail: { most: 3 },
    });
    expect(table.refusals(seat).map(({ id }) => id)).toEqual(['draw']);
  });

  it("refuses another seat's card", () => {
    const table = open();
    const [card] = ids(table, 1);
    expect(refused(table, () => choose(table, 0, card!)).why).toBe('not-an-option');
  });

  it('refuses the same sealed answer twice', () => {
    const table = open();
    const [card] = ids(table, 1);
    sure(choose(table, 1, card!));
    expect(refused(table, () => choose(table, 1, card!))).toEqual({
      why: 'stale',
      message: `seat 1 has already answered ${card}`,
    });
  });

  it('takes another sealed answer in place of the first until the last one arrives', () => {
    const table = open();
    const [first, second] = ids(table, 1) as [string, string];
    sure(choose(table, 1, first));
    sure(choose(table, 0, ids(table, 0)[0]!));
    expect(ids(table, 1)).toEqual([first, second]);
    sure(choose(table, 1, second));
    expect(table.record.choices).toEqual([
      [0, ids(table, 0)[0]],
      [1, second],
    ]);
    const events = sure(choose(table, 2, ids(table, 2)[0]!));
    const card = Number(second.split(':')[1]);
    expect(events).toContainEqual({ kind: 'shown', seat: 1, card, beat: 5 });
    // All are shown in one beat.
    const shown = events.filter(({ kind }) => kind === 'shown');
    expect(new Set(shown.map(({ beat }) => beat))).toEqual(new Set([5]));
    expect(refused(table, () => choose(table, 1, first, '0')).why).toBe('stale');
  });

  it('refuses everything once the game is over', () => {
    const table = stopAll(open());
    expect(table.over).toBe(true);
    expect(isOver(table.game, table.state)).toBe(true);
    expect(table.outcome?.scores).toHaveLength(3);
    const fault = refused(table, () => choose(table, 0, 'stop'));
    expect(fault).toEqual({ why: 'over', message: 'the game is over' });
    expect(table.decisions()).toEqual([]);
  });

  it('has no outcome before the end', () => {
    expect(open().outcome).toBeUndefined();
    expect(open().record).not.toHaveProperty('outcome');
  });
});

describe('chooseAll', () => {
  it('takes several answers of one seat', () => {
    const table = open();
    const seat = showAll(table);
    const events = sure(table.chooseAll(seat, '1', ['paint:red', 'paint:blue', 'stop']));
    expect(events.map(({ kind }) => kind)).toEqual(['painted', 'painted', 'stopped']);
    expect(table.record.choices.slice(3)).toEqual([
      [seat, 'paint:red'],
      [seat, 'paint:blue'],
      [seat, 'stop'],
    ]);
    expect(now(table)).toBe('4');
    expect(open('a table', { choices: table.record.choices }).record).toEqual(table.record);
  });

  it.each([
    ['one of them is refused', ['paint:red', 'paint:red'], 'toy.once'],
    ['one of them is not offered', ['paint:red', 'fly', 'stop'], undefined],
    ['the turn goes on to another seat', ['stop', 'stop'], undefined],
  ])('takes none where %s', (_, options, rule) => {
    const table = open();
    const seat = showAll(table);
    const fault = refused(table, () => table.chooseAll(seat, '1', options));
    expect(fault.why).toBe('not-an-option');
    expect(fault.rule).toBe(rule);
  });

  it('takes none where the decision is past', () => {
    const table = open();
    const seat = showAll(table);
    expect(refused(table, () => table.chooseAll(seat, '0', ['paint:red'])).why).toBe('stale');
  });
});

describe('heardBy', () => {
  const event = { kind: 'drew', seat: 1, secret: { seats: [1, 2], card: 5 } };

  it('tells the secret half to the named seats only', () => {
    expect(heardBy(event, 1)).toEqual({ kind: 'drew', seat: 1, card: 5 });
    expect(heardBy(event, 2)).toEqual({ kind: 'drew', seat: 1, card: 5 });
    expect(heardBy(event, 0)).toEqual({ kind: 'drew', seat: 1 });
    expect(heardBy(event, 'watcher')).toEqual({ kind: 'drew', seat: 1 });
    expect(heardBy({ kind: 'stopped' }, 0)).toEqual({ kind: 'stopped' });
  });
});
