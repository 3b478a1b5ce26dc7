import {
  below,
  type Fault,
  heardBy,
  isOver,
  type Result,
  randomFromText,
  sure,
  Table,
  toPlain,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, open, playOn } from './play.ts';

const now = (table: Table): string => String(table.state.moment);
const picture = (table: Table) => ({ state: toPlain(table.state), record: table.record });
const ids = (table: Table, seat: number): string[] =>
  table.decision(seat)?.options.map(({ id }) => id) ?? [];

/** What is refused leaves the table as it was. */
function refused<T>(table: Table, act: () => Result<T>): Fault {
  const before = picture(table);
  const result = act();
  if (result.ok) throw new Error('was accepted');
  expect(picture(table)).toEqual(before);
  return result.fault;
}

const choose = (table: Table, seat: number, option: string, decision = now(table)) =>
  table.choose({ seat, decision, option });

/** Everybody shows the first card of the hand; says whose turn it is. */
function showAll(table: Table): number {
  for (const { seat, options } of table.decisions()) sure(choose(table, seat, options[0]!.id));
  return table.decisions()[0]!.seat;
}

/** Everybody stops until the game is over. */
function stopAll(table: Table): Table {
  while (!table.over) sure(choose(table, showAll(table), 'stop')) && stopTurns(table);
  return table;
}

function stopTurns(table: Table): void {
  while (table.decisions()[0]?.kind === 'turn')
    sure(choose(table, table.decisions()[0]!.seat, 'stop'));
}

describe('choose', () => {
  it('takes an offered option and tells what happened', () => {
    const table = open();
    const [card] = ids(table, 1);
    expect(choose(table, 1, card!)).toEqual({ ok: true, value: [{ kind: 'answered', seat: 1 }] });
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
    expect(events).toContainEqual({ kind: 'shown', seat: 1, card });
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
    expect(events.map(({ kind }) => kind)).toEqual(['painted', 'painted']);
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

describe('undo', () => {
  const rule = (table: Table, seat: number): string | undefined => {
    const fault = refused(table, () => table.undo(seat));
    expect(fault.why).toBe('undo');
    return fault.rule;
  };

  it('is free, step by step, while nobody has learned anything', () => {
    const table = open();
    const seat = showAll(table);
    const before = picture(table);
    sure(choose(table, seat, 'paint:red'));
    const between = picture(table);
    sure(choose(table, seat, 'paint:blue'));
    expect(table.undo(seat)).toEqual({ ok: true, value: [seat, 'paint:blue'] });
    expect(picture(table)).toEqual(between);
    expect(table.undo(seat)).toEqual({ ok: true, value: [seat, 'paint:red'] });
    expect(picture(table)).toEqual(before);
  });

  it('gives back a turn that was ended, as long as the next has not answered', () => {
    const table = open();
    const seat = showAll(table);
    sure(choose(table, seat, 'stop'));
    expect(sure(table.undo(seat))).toEqual([seat, 'stop']);
    expect(table.decisions()[0]!.seat).toBe(seat);
  });

  it('takes back a sealed answer, whoever has answered since', () => {
    const table = open();
    const [first] = ids(table, 0);
    sure(choose(table, 0, first!));
    sure(choose(table, 1, ids(table, 1)[0]!));
    expect(sure(table.undo(0))).toEqual([0, first]);
    expect(table.decisions().map(({ seat }) => seat)).toEqual([0, 2]);
    expect(table.record.choices).toEqual([[1, ids(table, 1)[0]]]);
    expect(rule(table, 0)).toBe('undo.nothing');
  });

  it('is refused to a seat that has chosen nothing', () => {
    const table = open();
    expect(rule(table, 0)).toBe('undo.nothing');
    sure(choose(table, 1, ids(table, 1)[0]!));
    expect(rule(table, 0)).toBe('undo.nothing');
  });

  it('is refused once the sealed answers are turned up', () => {
    const table = open();
    showAll(table);
    expect(rule(table, 2)).toBe('undo.revealed');
    expect(rule(table, 0)).toBe('undo.answered');
  });

  it('is refused once a card was drawn', () => {
    const table = open();
    const seat = showAll(table);
    sure(choose(table, seat, 'draw'));
    expect(rule(table, seat)).toBe('undo.revealed');
  });

  it('is refused once another seat has answered', () => {
    const table = open();
    const seat = showAll(table);
    sure(choose(table, seat, 'stop'));
    sure(choose(table, (seat + 1) % 3, 'paint:red'));
    expect(rule(table, seat)).toBe('undo.answered');
  });

  it('is refused beyond a new deal', () => {
    const table = open();
    showAll(table);
    stopTurns(table);
    const last = table.record.choices.at(-1)![0];
    expect(rule(table, last)).toBe('undo.revealed');
  });

  it('is refused once the game is over: the seed and every hidden card are shown then', () => {
    const table = playOn(open(), 'to the end');
    for (const seat of [0, 1, 2]) expect(rule(table, seat)).toBe('undo.over');
  });

  it.each(['oak', 'elm', 'ash'])(
    'is foretold at every moment, with undos in between: %s',
    (name) => {
      const table = open(name);
      const random = randomFromText(name);
      const told = { taken: 0, refused: 0 };
      while (!table.over) {
        for (const seat of [0, 1, 2]) {
          const before = picture(table);
          const foretold = table.undoable(seat);
          expect(picture(table)).toEqual(before);
          expect(sure(Table.open(GAMES, table.record)).undo(seat)).toEqual(foretold);
          told[foretold.ok ? 'taken' : 'refused']++;
          if (!foretold.ok || below(random, 8) > 0) continue;
          expect(table.undo(seat)).toEqual(foretold);
        }
        // A batch that fails leaves what undo would take back as it was.
        const { seat, id, options } = table.decisions()[0]!;
        const option = options[below(random, options.length)]!.id;
        const foretold = table.undoable(seat);
        expect(table.chooseAll(seat, id, [option, 'fly']).ok).toBe(false);
        expect(table.undoable(seat)).toEqual(foretold);
        playOn(table, `${name} ${table.record.choices.length} ${below(random, 99)}`, 1);
      }
      expect(Math.min(told.taken, told.refused)).toBeGreaterThan(10);
    },
  );

  it('is refused to a seat that is not at the table', () => {
    const table = open();
    showAll(table);
    expect(rule(table, 7)).toBe('undo.nothing');
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
