import { toy } from '@treefort/kernel/toy';
import { Referee } from '@treefort/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from './nim.ts';

const ask = (referee: Referee, request: unknown) =>
  JSON.parse(referee.reply(JSON.stringify(request)));

const started = (): Referee => {
  const referee = new Referee(GAMES);
  ask(referee, { do: 'new', game: 'nim', seats: 2, seed: 'x' });
  return referee;
};

const take = (referee: Referee, option: string) => {
  const [{ seat, id }] = ask(referee, { do: 'decisions' }).decisions;
  return ask(referee, { do: 'choose', seat, decision: id, option });
};

describe('Referee', () => {
  it('speaks any game that keeps the contract', () => {
    const referee = started();
    const options = ['take:1', 'take:2'].map((id) => ({ id, target: 'heap' }));
    expect(ask(referee, { do: 'decisions' })).toEqual({
      ok: true,
      over: false,
      decisions: [{ id: '0', seat: 0, kind: 'take', rule: 'nim.take', options }],
    });
    expect(ask(referee, { do: 'consequences', seat: 0 }).consequences).toEqual({
      'take:1': [{ left: 6 }],
      'take:2': [{ left: 5 }],
    });
    expect(ask(referee, { do: 'consequences', seat: 1 }).consequences).toEqual({});
    expect(take(referee, 'take:2').events).toEqual([{ kind: 'took', seat: 0, count: 2, beat: 1 }]);
    expect(ask(referee, { do: 'state' }).state).toEqual({ heap: 5, turn: 1 });
    expect(ask(referee, { do: 'view', seat: 1 }).view).toEqual({ heap: 5, turn: 1, viewer: 1 });
  });

  it('passes on the rule and the numbers of a refusal', () => {
    const referee = started();
    for (const option of ['take:2', 'take:2', 'take:2']) take(referee, option);
    const refusal = { id: 'take:2', target: 'heap', rule: 'nim.heap', detail: { heap: 1 } };
    expect(ask(referee, { do: 'refusals', seat: 1 }).refusals).toEqual([refusal]);
    expect(take(referee, 'take:2')).toEqual({
      ok: false,
      why: 'not-an-option',
      rule: 'nim.heap',
      message: '"take:2" is refused by nim.heap',
      detail: { heap: 1 },
    });
  });

  it('starts from a described position and gives it back in the record', () => {
    const referee = new Referee(GAMES);
    expect(ask(referee, { do: 'scenario', game: 'nim', seats: [{}, {}], heap: 1 }).ok).toBe(true);
    take(referee, 'take:1');
    expect(ask(referee, { do: 'outcome' })).toEqual({
      ok: true,
      over: true,
      outcome: { scores: [1, 0], winners: [0] },
    });
    const { record } = ask(referee, { do: 'record' });
    expect(record.scenario).toEqual({ seats: [{}, {}], heap: 1 });
    expect(ask(started(), { do: 'replay', record })).toMatchObject({ ok: true, choices: 1 });
  });

  it('draws the seed of a new game from where it was told', () => {
    const seed = '0'.repeat(64);
    const referee = new Referee(GAMES, () => seed);
    ask(referee, { do: 'new', game: 'nim', seats: 2 });
    expect(ask(referee, { do: 'record' }).record.seed).toBe(seed);
  });

  it('answers an object as it answers a line', () => {
    const request = { do: 'castle' };
    expect(started().answer(request)).toEqual(ask(started(), request));
  });

  it('plays the small game of the kernel to its end and replays it', () => {
    const referee = new Referee([toy]);
    ask(referee, { do: 'new', game: toy.id, seats: 3, seed: 'x' });
    for (;;) {
      const { over, decisions } = ask(referee, { do: 'decisions' });
      if (over) break;
      const [{ seat, id, options }] = decisions;
      const request = { do: 'choose', seat, decision: id, option: options.at(-1).id };
      expect(ask(referee, request)).toMatchObject({ ok: true });
    }
    const { record, text } = ask(referee, { do: 'record' });
    const { outcome } = ask(referee, { do: 'outcome' });
    expect(outcome.scores).toHaveLength(3);
    for (const told of [record, text]) {
      const again = new Referee([toy]);
      expect(ask(again, { do: 'replay', record: told })).toMatchObject({ ok: true, over: true });
      expect(ask(again, { do: 'outcome' })).toMatchObject({ outcome });
    }
  });
});
