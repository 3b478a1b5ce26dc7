import { commitment, seedFromText } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';

const started = (seats = 3, options: object = {}): Asking => {
  const asking = new Asking();
  asking.begin(seats, options);
  return asking;
};

describe('the verbs of the referee', () => {
  it('new deals and commits to the seed', () => {
    const request = { do: 'new', game: 'treehouse', seats: 3, seed: 'any text', options: {} };
    const reply = new Asking().ask(request);
    expect(reply).toEqual({ ok: true, commitment: commitment(seedFromText('any text')) });
  });

  it('new without a seed draws one', () => {
    const request = { do: 'new', game: 'treehouse', seats: 2 };
    const [one, two] = [new Asking().ask(request), new Asking().ask(request)];
    expect(one.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(one.commitment).not.toBe(two.commitment);
  });

  it('decisions lists what is put to each seat, with all its options', () => {
    const { ok, over, decisions } = started().ask({ do: 'decisions' });
    expect({ ok, over }).toEqual({ ok: true, over: false });
    expect(decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const decision of decisions) {
      expect(decision).toMatchObject({ id: '0', kind: 'pick', rule: 'tree.pick' });
      expect(decision.options).toHaveLength(6);
      expect(decision.options[0]!.id).toMatch(/^pick:[a-z-]+$/);
    }
  });

  it('choose answers with every event, secret halves included', () => {
    const asking = started(2);
    expect(asking.first(0).events).toEqual([{ kind: 'answered', seat: 0, beat: 1 }]);
    const kinds = (events: unknown) => (events as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds(asking.first(1).events)).toEqual(['answered', 'picked', 'picked']);
    asking.first(0);
    const { events } = asking.first(1);
    expect(kinds(events)).toEqual(['answered', 'built', 'built', 'passed', 'passed']);
    expect((events as object[])[3]).toMatchObject({ secret: { seats: [0] } });
  });

  it('refusals names the rule for each refused place', () => {
    const asking = started(2);
    asking.first(0);
    asking.first(1);
    const { ok, refusals } = asking.ask({ do: 'refusals', seat: 1 });
    expect(ok).toBe(true);
    const all = refusals as { id: string; rule: string }[];
    expect(all).toHaveLength(18);
    expect(all.find(({ id }) => id === 'place:4:2')).toMatchObject({ rule: 'tree.support' });
  });

  it('choosing a refused place names its rule', () => {
    const asking = started(2);
    asking.first(0);
    asking.first(1);
    const request = { do: 'choose', seat: 1, decision: '1', option: 'place:4:2' };
    const reply = asking.ask(request);
    expect(reply).toMatchObject({ ok: false, why: 'not-an-option', rule: 'tree.support' });
  });

  it('view shows a seat its own hand and nobody else the same', () => {
    const asking = started();
    type View = { viewer: unknown; players: { hand: string[] | null }[] };
    const view = asking.ask({ do: 'view', seat: 1 }).view as View;
    expect(view.viewer).toBe(1);
    expect(view.players.map(({ hand }) => hand?.length ?? null)).toEqual([null, 6, null]);
    const watched = asking.ask({ do: 'view', seat: 'watcher' }).view as View;
    expect(watched.players.map(({ hand }) => hand)).toEqual([null, null, null]);
  });

  it('state shows everything', () => {
    const { state } = started().ask({ do: 'state' });
    expect(state).toMatchObject({ week: 1, phase: 'pick', discard: [], changers: {} });
    const { players, deck } = state as { players: { hand: string[] }[]; deck: string[] };
    expect(players.map(({ hand }) => hand.length)).toEqual([6, 6, 6]);
    expect(players[0]).toMatchObject({ tree: [], balance: 0, score: 0 });
    expect(deck).toHaveLength(72 - 18);
  });

  it('outcome is nothing before the end, then scores and winners', () => {
    const asking = started(2);
    expect(asking.ask({ do: 'outcome' })).toEqual({ ok: true, over: false, outcome: null });
    asking.playOn('outcome');
    const { over, outcome } = asking.ask({ do: 'outcome' });
    expect(over).toBe(true);
    expect((outcome as { scores: number[] }).scores).toHaveLength(2);
  });

  it('undo takes a sealed answer back', () => {
    const asking = started();
    const before = asking.everything();
    const { options } = asking.decision(1);
    asking.first(1);
    expect(asking.ask({ do: 'undo', seat: 1 })).toEqual({ ok: true, undone: options[0]!.id });
    expect(asking.everything()).toEqual(before);
  });

  it('undo is refused with its reason', () => {
    const asking = started(2);
    const undo = (seat: number) => {
      const { ok, why, rule } = asking.ask({ do: 'undo', seat });
      return { ok, why, rule };
    };
    expect(undo(0)).toEqual({ ok: false, why: 'refused', rule: 'undo.nothing' });
    asking.first(0);
    asking.first(1);
    expect(undo(0)).toEqual({ ok: false, why: 'refused', rule: 'undo.answered' });
    expect(undo(1)).toEqual({ ok: false, why: 'refused', rule: 'undo.revealed' });
  });

  it('a sealed answer can be changed by choosing again', () => {
    const asking = started(2);
    const { id, options } = asking.decision(0);
    asking.first(0);
    const other = { do: 'choose', seat: 0, decision: id, option: options[1]!.id };
    expect(asking.ask(other).ok).toBe(true);
    expect(asking.ask({ do: 'record' }).record.choices).toEqual([[0, options[1]!.id]]);
  });

  it('record and replay give the same table, by object and by text', () => {
    const asking = started(4, { fewest: true });
    for (const seat of [0, 1, 2, 3]) asking.first(seat);
    const before = asking.everything();
    const { record, text } = asking.ask({ do: 'record' });
    for (const given of [record, text]) {
      const other = new Asking();
      const reply = other.ask({ do: 'replay', record: given });
      expect(reply).toMatchObject({ ok: true, choices: 4, over: false });
      expect(reply.commitment).toBe(record.commitment);
      expect(other.everything()).toEqual(before);
    }
  });

  it('replay goes to a position', () => {
    const asking = started(2);
    asking.playOn('position');
    const { record } = asking.ask({ do: 'record' });
    const reply = asking.ask({ do: 'replay', record, position: 5 });
    expect(reply).toMatchObject({ ok: true, choices: 5, over: false });
    expect(asking.ask({ do: 'record' }).record.choices).toEqual(record.choices.slice(0, 5));
    const past = asking.ask({ do: 'replay', record, position: 999 });
    expect(past.message).toContain('position: expected a whole number from 0 to 66');
  });
});

describe('scenario', () => {
  const scenario = {
    do: 'scenario',
    game: 'treehouse',
    week: 2,
    seats: [{ tree: [{ level: 2, place: 1, room: 'library' }], hand: ['map-room'], score: 3 }, {}],
  };

  it('starts from the described position and fills the rest', () => {
    const asking = new Asking();
    expect(asking.ask(scenario).ok).toBe(true);
    type Player = { hand: string[]; tree: object[]; balance: number; score: number };
    const { players, week } = asking.ask({ do: 'state' }).state as {
      players: Player[];
      week: number;
    };
    expect(week).toBe(2);
    expect(players[0]).toMatchObject({
      balance: -1,
      score: 3,
      tree: [{ level: 2, place: 1, room: 'library', colour: 'yellow' }],
    });
    expect(players.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(players[0]!.hand).toContain('map-room');
  });

  it('is part of the record, which replays', () => {
    const asking = new Asking();
    asking.ask({ ...scenario, seed: 'another' });
    asking.playOn('scenario');
    const { record } = asking.ask({ do: 'record' });
    expect(record.scenario).toEqual({ week: 2, seats: scenario.seats });
    const before = asking.everything();
    expect(asking.ask({ do: 'replay', record })).toMatchObject({ ok: true, over: true });
    expect(asking.everything()).toEqual(before);
  });

  it.each([
    ['a room twice', { seats: [{ hand: ['library', 'library'] }, {}] }, 'already somewhere else'],
    [
      'a hanging room',
      { seats: [{ tree: [{ level: 3, place: 1, room: 'library' }] }, {}] },
      'tree.support',
    ],
    [
      'a colour the room has not',
      { seats: [{ tree: [{ level: 2, place: 1, room: 'library', colour: 'red' }] }, {}] },
      'library is yellow',
    ],
    ['an unknown room', { seats: [{ hand: ['sauna'] }, {}] }, '"sauna"'],
    ['an unknown field', { seats: [{}, {}], weeks: 2 }, 'unknown field "weeks"'],
    ['too many seats', { seats: [{}, {}, {}, {}, {}] }, 'not 5'],
    ['seats that are no list', { seats: 2 }, 'seats: expected a list'],
  ])('with %s is refused, and the running game goes on', (_, described, message) => {
    const asking = started();
    const before = asking.everything();
    const reply = asking.ask({ do: 'scenario', game: 'treehouse', ...described });
    expect(reply).toMatchObject({ ok: false, why: 'bad-request' });
    expect(reply.message).toContain(message);
    expect(asking.everything()).toEqual(before);
  });
});

describe.each([2, 3, 4])('a whole game with %i seats', (seats) => {
  it.each([{}, { junior: true }, { fewest: true }])(
    'replays to the same end with %o',
    (options) => {
      const asking = started(seats, options);
      const choices = asking.playOn(`whole ${seats}`);
      const ended = asking.everything();
      const { record, text } = asking.ask({ do: 'record' });
      expect(record.choices).toHaveLength(choices);
      for (const given of [record, text]) {
        const other = new Asking();
        expect(other.ask({ do: 'replay', record: given })).toMatchObject({
          ok: true,
          over: true,
          choices,
        });
        expect(other.everything()).toEqual(ended);
        expect(other.ask({ do: 'outcome' }).outcome).toEqual(record.outcome);
      }
    },
  );
});
