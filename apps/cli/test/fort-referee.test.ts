import { type BoxFile, standard } from '@treefort/fort';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';

const started = (seats = 3, options: object = {}): Asking => {
  const asking = new Asking();
  asking.begin(seats, options, 'fort');
  return asking;
};

/** Refused with the reason, and nothing changed by it. */
function refuses(asking: Asking, request: object, why: string, message: string): void {
  const before = asking.everything();
  const reply = asking.ask(request);
  expect(reply).toMatchObject({ ok: false, why });
  expect(reply.message).toContain(message);
  expect(reply.message?.length).toBeLessThan(400);
  expect(asking.everything()).toEqual(before);
}

/** The position of the worked example in the rules, every field written out. */
const EXAMPLE = {
  do: 'scenario',
  game: 'fort',
  seats: [
    {
      hand: ['bug', 'moles'],
      deck: ['patch', 'chef', 'tiny', 'rusty', 'bud'],
      discard: ['penny'],
      yard: ['doc'],
      lookout: ['sarge'],
      stuff: { pizza: 1, toy: 0 },
      pack: { pizza: 0, toy: 0 },
      level: 1,
      track: 0,
      perk: 'bribe',
      rule: 'popularity',
    },
    { hand: ['lefty'], lookout: ['baby-face'], stuff: { toy: 2 } },
  ],
  park: ['icky-and-sticky', 'ant', 'scrappers'],
  parkDeck: ['wart', 'worm'],
  perks: ['diy', 'recycling'],
  rules: ['loner', 'sleepover'],
  leader: 0,
};

type State = Record<string, unknown> & { readonly seats: Record<string, unknown>[] };
const stateOf = (asking: Asking): State => asking.ask({ do: 'state' }).state as State;

describe('a described position of Fort', () => {
  it('starts at the Play phase of the leader, with everything where it was put', () => {
    const asking = new Asking();
    expect(asking.ask(EXAMPLE)).toMatchObject({ ok: true });
    const state = stateOf(asking);
    const { yard: _, discard: __, ...seat } = EXAMPLE.seats[0]!;
    expect(state.seats[0]).toMatchObject({ ...seat, yard: [], discard: ['penny', 'doc'] });
    expect(state.seats[1]).toMatchObject({ ...EXAMPLE.seats[1], stuff: { pizza: 0, toy: 2 } });
    const { park, parkDeck, perks, rules, leader } = EXAMPLE;
    expect(state).toMatchObject({ phase: 'play', round: 1, leader, parkDeck, perks, rules });
    expect(new Set(state.park as string[])).toEqual(new Set(park));
    expect(state.sculpture).toBeNull();
    expect(asking.decision(0)).toMatchObject({ kind: 'play', rule: 'fort.play.one' });
  });

  it('fills what is left out from what remains, a whole table of it', () => {
    for (const seats of [2, 3, 4]) {
      const asking = new Asking();
      const described = {
        do: 'scenario',
        game: 'fort',
        seats: Array.from({ length: seats }, () => ({})),
      };
      expect(asking.ask(described).ok).toBe(true);
      const state = stateOf(asking);
      for (const seat of state.seats) {
        expect([(seat.hand as []).length, (seat.deck as []).length]).toEqual([5, 5]);
      }
      expect((state.parkDeck as []).length).toBe(60 - 3 - 8 * seats);
      expect((state.perks as []).length).toBe(seats + 1);
    }
  });

  it('is what state shows at the start of a turn', () => {
    const asking = new Asking();
    asking.ask(EXAMPLE);
    const state = stateOf(asking);
    const again = new Asking();
    expect(again.ask({ do: 'scenario', game: 'fort', ...state })).toMatchObject({ ok: true });
    expect(stateOf(again)).toEqual(state);
  });

  it('is part of the record, which replays', () => {
    const asking = new Asking();
    asking.ask(EXAMPLE);
    asking.playOn('fort scenario');
    const { record } = asking.ask({ do: 'record' });
    const before = asking.everything();
    expect(asking.ask({ do: 'replay', record })).toMatchObject({ ok: true, over: true });
    expect(asking.everything()).toEqual(before);
  });

  const change = (seat: object, table: object = {}) => ({
    ...EXAMPLE,
    seats: [{ ...EXAMPLE.seats[0], ...seat }, EXAMPLE.seats[1]],
    ...table,
  });

  it.each<[string, object, string]>([
    [
      'a card twice',
      change({ hand: ['moles', 'moles'] }),
      'seats[0].hand[1]: moles is named too often',
    ],
    ['a card in two places', change({}, { park: ['moles', 'ant'] }), 'moles is named too often'],
    ['a third copy', change({ hand: ['bug', 'bug'], discard: ['bug'] }), 'the box has only 2'],
    ['an unknown card', change({ hand: ['sheriff'] }), 'hand[0]: there is no card "sheriff"'],
    [
      'an unknown perk',
      change({ perk: 'jetpack' }),
      'seats[0].perk: expected one of birthday-party',
    ],
    ['an unknown rule', change({ rule: 'none' }), 'seats[0].rule: expected one of big-plans'],
    ['a perk twice', change({}, { perks: ['bribe'] }), 'perks[0]: bribe is already somewhere else'],
    [
      'too much Stuff',
      change({ stuff: { pizza: 5 } }),
      'seats[0].stuff: 5 of pizza, room for 4 (fort.stuff)',
    ],
    [
      'a Pack too full',
      change({ pack: { toy: 3 } }),
      'seats[0].pack: 3 resources, room for 2 (fort.pack)',
    ],
    ['a Lookout too full', change({ lookout: ['sarge', 'prince', 'dot'] }), '(fort.lookout)'],
    [
      'a level that is none',
      change({ level: 6 }),
      'seats[0].level: expected a whole number from 0 to 5',
    ],
    [
      'a best friend in the Park',
      change({}, { park: ['bitsy'] }),
      'park[0]: a best friend never lies here',
    ],
    [
      'best friends of two boards',
      change({ hand: ['bitsy', 'zip'], deck: [] }),
      'fort.setup.friends',
    ],
    ['an unknown field', change({}, { weather: 'fine' }), 'unknown field "weather"'],
    ['an unknown field of a seat', change({ age: 9 }), 'seats[0]: unknown field "age"'],
    [
      'a leader that is none',
      change({}, { leader: 2 }),
      'leader: expected a whole number from 0 to 1',
    ],
    ['one seat', { ...EXAMPLE, seats: [{}] }, 'fort takes 2, 3, 4 seats, not 1'],
  ])('with %s is refused with what is wrong and where', (_, request, message) => {
    refuses(started(), request, 'bad-request', message);
  });
});

describe('bad input for Fort is refused by name and changes nothing', () => {
  it('a choice for a card the seat does not hold', () => {
    const asking = new Asking();
    asking.ask(EXAMPLE);
    const request = { do: 'choose', seat: 0, decision: '0', option: 'play:worm' };
    refuses(asking, request, 'not-an-option', '"play:worm" is not offered to seat 0');
  });

  it('a choice that a rule refuses, with the rule', () => {
    const asking = new Asking();
    asking.ask(EXAMPLE);
    const request = { do: 'choose', seat: 0, decision: '0', option: 'play:moles' };
    refuses(asking, request, 'not-an-option', 'refused by fort.play.blank');
    expect(asking.ask(request).rule).toBe('fort.play.blank');
  });

  it('a choice beyond the room there is, with the numbers', () => {
    const asking = new Asking();
    const [leader, rival] = EXAMPLE.seats;
    asking.ask({ ...EXAMPLE, seats: [leader, { ...rival, stuff: { pizza: 4, toy: 0 } }] });
    for (const option of ['play:bug', 'use:private', 'done']) {
      asking.ask({ do: 'choose', seat: 0, decision: asking.decision(0).id, option });
    }
    const request = {
      do: 'choose',
      seat: 1,
      decision: asking.decision(1).id,
      option: 'follow:lefty',
    };
    refuses(asking, request, 'not-an-option', 'refused by fort.follow.full');
    expect(asking.ask(request)).toMatchObject({
      rule: 'fort.follow.full',
      detail: { limit: 'fort.stuff', resource: 'pizza', have: 4, room: 0 },
    });
  });

  const standardWith = (change: object): BoxFile => ({ ...standard.file, name: 'mine', ...change });
  const kids = (change: object) =>
    standard.file.kids.map((kid) => (kid.id === 'bug' ? { ...kid, ...change } : kid));

  it.each<[string, unknown, string]>([
    [
      '59 kids',
      standardWith({ kids: kids({ copies: 1 }) }),
      'a box holds 60 kids, not 59 (fort.card)',
    ],
    ['an unknown verb', standardWith({ kids: kids({ public: 'dance' }) }), 'unknown verb "dance"'],
    ['five levels in all', standardWith({ levels: [] }), 'box.levels: expected levels 0 to 5'],
    [
      'brackets without end',
      standardWith({ kids: kids({ public: '('.repeat(5000) }) }),
      'longer than 1000 letters',
    ],
    ['an unknown name', 'mine', 'options.box: unknown box "mine"'],
    [
      'a name that is taken',
      standardWith({ name: 'standard', provisional: [] }),
      'a name of its own',
    ],
  ])('a box with %s', (_, box, message) => {
    const request = { do: 'new', game: 'fort', seats: 2, seed: 'x', options: { box } };
    refuses(started(), request, 'bad-request', message);
  });

  it('an unknown setup or option', () => {
    const request = { do: 'new', game: 'fort', seats: 2, seed: 'x' };
    const asking = started();
    refuses(asking, { ...request, options: { setup: 'long' } }, 'bad-request', 'options.setup');
    refuses(
      asking,
      { ...request, options: { junior: true } },
      'bad-request',
      'unknown field "junior"',
    );
    refuses(asking, { ...request, seats: 5 }, 'bad-request', 'fort takes 2, 3, 4 seats, not 5');
  });

  it('a record that was edited', () => {
    const asking = started(2);
    asking.playOn('edited');
    const { record } = asking.ask({ do: 'record' });
    const at = record.choices.findIndex(([, option]) => option.startsWith('play:'));
    const choices = record.choices.with(at, [record.choices[at]![0], 'play:nobody']);
    const replay = (changed: object) => ({ do: 'replay', record: { ...record, ...changed } });
    refuses(asking, replay({ choices }), 'bad-request', 'digest: does not fit the record');
    refuses(asking, replay({ choices, digest: undefined }), 'bad-request', `choice ${at} (seat`);
    const outcome = { scores: [99, 0], winners: [0] };
    refuses(asking, replay({ outcome, digest: undefined }), 'bad-request', 'the record states');
    refuses(asking, replay({ options: { setup: 'draft' } }), 'bad-request', 'digest');
  });
});

describe.each([2, 3, 4])('a whole game of Fort with %i seats', (seats) => {
  it.each(['basic', 'draft'])('replays to the same end (%s)', (setup) => {
    for (const n of [1, 2, 3]) {
      const asking = started(seats, { setup });
      const choices = asking.playOn(`whole ${seats} ${setup} ${n}`);
      const ended = asking.everything();
      const { record, text } = asking.ask({ do: 'record' });
      expect(record.choices).toHaveLength(choices);
      for (const given of [record, text]) {
        const other = new Asking();
        const reply = other.ask({ do: 'replay', record: given });
        expect(reply).toMatchObject({ ok: true, over: true, choices });
        expect(other.everything()).toEqual(ended);
        expect(other.ask({ do: 'outcome' }).outcome).toEqual(record.outcome);
      }
    }
  });

  it('with another box carries it in record and text', () => {
    const levels = standard.file.levels.map((level) => ({ ...level, any: 0 }));
    const box = { ...standard.file, name: 'cheaper', levels };
    const asking = started(seats, { box });
    asking.playOn(`box ${seats}`);
    const { record, text } = asking.ask({ do: 'record' });
    expect(record.options).toEqual({ setup: 'basic', box });
    for (const given of [record, text]) {
      expect(new Asking().ask({ do: 'replay', record: given })).toMatchObject({ ok: true });
    }
  });
});
