import { below, type Game, onlyOption, randomFromText, sure, Table } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { choose, ids, picture, refused, showAll, stopTurns } from './at-table.ts';
import { begin, GAMES, open, playOn } from './play.ts';

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

  it('takes back a sealed answer, even if others have answered since', () => {
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

  it('is refused after a reveal, also when what came later was taken back', () => {
    const table = open();
    // The seat that answered last, and so opened all answers, begins.
    expect(showAll(table)).toBe(2);
    sure(choose(table, 2, 'paint:red'));
    expect(sure(table.undo(2))).toEqual([2, 'paint:red']);
    expect(rule(table, 2)).toBe('undo.revealed');
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

  it('replays only what came since someone last learned something', () => {
    let plays = 0;
    const play: Game['play'] = (state, ...move) => {
      plays++;
      GAMES[0]!.play(state, ...move);
    };
    const table = sure(Table.open([{ ...GAMES[0]!, play }], begin('a long one')));
    let since = 0;
    let undone = 0;
    while (!table.over) {
      const { news } = table.state;
      playOn(table, `${table.record.choices.length}`, 1);
      since = table.state.news === news ? since + 1 : 0;
      const [seat, option] = table.record.choices.at(-1)!;
      plays = 0;
      if (!table.undo(seat).ok) continue;
      undone++;
      expect(plays).toBeLessThanOrEqual(since);
      sure(choose(table, seat, option));
    }
    expect(undone).toBeGreaterThan(5);
    expect(table.record.choices.length).toBeGreaterThan(undone);
  });

  it('is refused to a seat that is not at the table', () => {
    const table = open();
    showAll(table);
    expect(rule(table, 7)).toBe('undo.nothing');
  });
});

describe('undo to the last choice', () => {
  /** The second round, where the seat that begins holds three cards: after two paints it can only stop. */
  const withFullHand = (): { table: Table; seat: number } => {
    for (let i = 0; ; i++) {
      const table = open(`full ${i}`);
      showAll(table);
      while (table.decisions()[0]!.kind === 'turn') {
        sure(choose(table, table.decisions()[0]!.seat, 'draw'));
      }
      const seat = showAll(table);
      if (!ids(table, seat).includes('draw')) return { table, seat };
    }
  };

  it('takes what was forced back with it', () => {
    const { table, seat } = withFullHand();
    for (const option of ['paint:red', 'paint:blue']) sure(choose(table, seat, option));
    expect(sure(table.undoableChoice(seat))).toEqual({ option: 'paint:blue', undos: 1 });
    expect(onlyOption(table.decision(seat)!)).toMatchObject({ id: 'stop' });
    sure(choose(table, seat, 'stop'));
    expect(sure(table.undoableChoice(seat))).toEqual({ option: 'paint:blue', undos: 2 });
    for (let i = 0; i < 2; i++) sure(table.undo(seat));
    expect(ids(table, seat)).toContain('paint:blue');
    expect(sure(table.undoableChoice(seat))).toEqual({ option: 'paint:red', undos: 1 });
  });

  it('is refused where something was learned, or another has answered, since that choice', () => {
    const { table, seat } = withFullHand();
    expect(table.undoableChoice(seat)).toMatchObject({ ok: false, fault: { why: 'undo' } });
    for (const option of ['paint:red', 'paint:blue', 'stop']) sure(choose(table, seat, option));
    sure(choose(table, table.decisions()[0]!.seat, 'paint:red'));
    expect(table.undoableChoice(seat)).toMatchObject({ fault: { rule: 'undo.answered' } });
  });
});
