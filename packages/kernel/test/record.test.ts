import {
  canonical,
  commitment,
  exportRecord,
  findGame,
  type GameRecord,
  importRecord,
  parseRecord,
  parseSetup,
  type SeedParts,
  sealRecord,
  seedFromText,
  sharedSeed,
  shuffleProof,
  sure,
  Table,
  toPlain,
  verify,
} from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES, played } from './play.ts';

const whole = played('recorded');
const { digest: _, outcome: __, commitment: ___, ...bare } = whole;

const complaint = (value: unknown): string => {
  const read = parseRecord(GAMES, value);
  if (read.ok) throw new Error('was accepted');
  expect(read.fault.why).toBe('malformed');
  return read.fault.message;
};

describe('the shuffle of a record', () => {
  const shuffle: SeedParts = {
    secret: seedFromText('secret'),
    contributions: [seedFromText('a'), null, seedFromText('c')],
  };
  const { game, rules, seats, options } = whole;
  const start = { game, rules, seats, options, choices: [], seed: sharedSeed(shuffle), shuffle };
  const shared = sure(Table.open(GAMES, start)).record;

  it('is kept with the record, whose commitment is that to the secret', () => {
    expect(shared).toMatchObject({ shuffle, commitment: commitment(shuffle.secret) });
    expect(parseRecord(GAMES, JSON.parse(JSON.stringify(shared)))).toEqual({
      ok: true,
      value: shared,
    });
    const read = sure(importRecord(GAMES, sure(exportRecord(GAMES, shared))));
    expect(read).toEqual(start);
    expect([shared, read, whole, bare].map(shuffleProof)).toEqual([
      ...(['shared', 'shared', 'dealer', 'none'] as const),
    ]);
  });

  it.each<[string, object]>([
    ['record.shuffle: does not give the seed', { ...bare, shuffle }],
    [
      'record.shuffle: does not give the seed',
      { ...start, shuffle: { ...shuffle, secret: whole.seed } },
    ],
    [
      'record.shuffle.contributions: expected one for each of 3 seats',
      { ...start, shuffle: { ...shuffle, contributions: [] } },
    ],
    [
      'record.shuffle.contributions[0]: expected 64 hexadecimal digits in lower case',
      { ...start, shuffle: { ...shuffle, contributions: ['a', null, null] } },
    ],
    [
      'record.commitment: is not the SHA-256 of the secret',
      { ...start, commitment: whole.commitment },
    ],
  ])('is refused: %s', (message, record) => {
    expect(complaint(record)).toBe(message);
  });
});

describe('parseRecord', () => {
  it('reads what was written', () => {
    expect(parseRecord(GAMES, JSON.parse(JSON.stringify(whole)))).toEqual({
      ok: true,
      value: whole,
    });
    expect(parseRecord(GAMES, bare)).toEqual({ ok: true, value: bare });
  });

  it('fills in the options left out', () => {
    const { options: _, ...rest } = bare;
    expect(sure(parseRecord(GAMES, rest)).options).toEqual({ low: false });
  });

  it.each<[string, unknown]>([
    ['record: expected an object, found null', null],
    ['record: expected an object, found []', []],
    ['record: expected an object, found "toy"', 'toy'],
    ['record.game: expected a text, found nothing', {}],
    ['record.game: expected a text, found 1', { ...bare, game: 1 }],
    ['record: unknown game "chess"; known: toy', { ...bare, game: 'chess' }],
    ['record: unknown rules "1" of toy; known: 2', { ...bare, rules: '1' }],
    ['record.rules: expected a text, found 2', { ...bare, rules: 2 }],
    ['record.seed: expected a text, found nothing', { ...bare, seed: undefined }],
    ['record: seed: expected 64 hexadecimal digits in lower case', { ...bare, seed: 'ab' }],
    ['record: seats: toy takes 2, 3 seats, not 4', { ...bare, seats: 4 }],
    ['record: seats: toy takes 2, 3 seats, not "3"', { ...bare, seats: '3' }],
    ['record: options.low: expected true or false, found 1', { ...bare, options: { low: 1 } }],
    ['record: options: unknown field "high"', { ...bare, options: { high: true } }],
    ['record: unknown field "note"', { ...bare, note: 'hello' }],
    ['record.choices: expected a list, found nothing', { ...bare, choices: undefined }],
    ['record.choices: expected a list, found {}', { ...bare, choices: {} }],
    ['record.choices[0]: expected a list, found "x"', { ...bare, choices: ['x'] }],
    ['record.choices[1]: expected [seat, option]', { ...bare, choices: [[0, 'x'], [1]] }],
    ['record.choices[0]: expected [seat, option]', { ...bare, choices: [[0, 'x', 1]] }],
    ['record.choices[0]: expected [seat, option]', { ...bare, choices: [[]] }],
    [
      'record.choices[0][0]: expected a whole number from 0 to 2, found 3',
      { ...bare, choices: [[3, 'x']] },
    ],
    ['record.choices[0][1]: expected a text, found 5', { ...bare, choices: [[0, 5]] }],
    ['record.commitment: is not the SHA-256 of the seed', { ...bare, commitment: 'ff' }],
    [
      'record.commitment: is not the SHA-256 of the seed',
      { ...bare, commitment: commitment(played('other').seed) },
    ],
    ['record.commitment: expected a text, found 1', { ...bare, commitment: 1 }],
    [
      'record.outcome.winners[0]: expected a whole number from 0 to 2, found 3',
      { ...bare, outcome: { scores: [1, 2, 3], winners: [3] } },
    ],
    ['record.outcome.scores: expected a list, found 1', { ...bare, outcome: { scores: 1 } }],
    ['record.outcome: unknown field "draw"', { ...bare, outcome: { draw: true } }],
    [
      'record.digest: does not fit the record: something in it was changed',
      { ...whole, choices: whole.choices.slice(1) },
    ],
    [
      'record.digest: does not fit the record: something in it was changed',
      { ...whole, outcome: { scores: [99, 0, 0], winners: [0] } },
    ],
    [
      'record.digest: does not fit the record: something in it was changed',
      { ...whole, digest: whole.digest!.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
    ],
  ])('refuses: %s', (message, value) => {
    expect(complaint(value)).toBe(message);
  });

  it('refuses a sealed record in which any one character is another', () => {
    const text = JSON.stringify(whole);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'0a"{z]'), (at, c) => {
        if (text[at] === c) return;
        const changed = text.slice(0, at) + c + text.slice(at + 1);
        let value: unknown;
        try {
          value = JSON.parse(changed);
        } catch {
          return;
        }
        expect(parseRecord(GAMES, value).ok, changed.slice(at - 20, at + 20)).toBe(false);
      }),
      { numRuns: 600 },
    );
  });
});

describe('a sealed record', () => {
  it('states its commitment, its outcome and its digest', () => {
    expect(whole.commitment).toBe(commitment(whole.seed));
    expect(whole.outcome?.scores).toHaveLength(3);
    expect(sealRecord(bare, whole.outcome)).toEqual(whole);
    expect(sealRecord(bare, undefined)).not.toHaveProperty('outcome');
  });

  it('is read back when its options were left to the game', () => {
    const { record } = sure(Table.open(GAMES, { ...bare, choices: [], options: {} }));
    const read = sure(parseRecord(GAMES, JSON.parse(JSON.stringify(record))));
    expect(read.digest).toBe(record.digest);
  });

  it('has the same digest however its fields are ordered', () => {
    const turned = Object.fromEntries(Object.entries(bare).reverse()) as unknown as GameRecord;
    expect(sealRecord(turned, whole.outcome).digest).toBe(whole.digest);
  });
});

describe('canonical', () => {
  it('is JSON with its keys in order and nothing undefined', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined, A: true })).toBe(
      '{"A":true,"b":[1,{"c":"x","d":null}]}',
    );
  });

  it('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('findGame and parseSetup', () => {
  it('find a game by its name, and by its rules where they are given', () => {
    expect(findGame(GAMES, 'toy')).toEqual({ ok: true, value: GAMES[0] });
    expect(findGame(GAMES, 'toy', '3')).toMatchObject({ ok: false });
    const newer = { ...GAMES[0]!, rules: '3' };
    expect(sure(findGame([...GAMES, newer], 'toy', '3'))).toBe(newer);
    const lost = findGame([...GAMES, newer], 'toy', '4');
    expect(lost).toMatchObject({ fault: { message: 'unknown rules "4" of toy; known: 2, 3' } });
  });

  it('read seats and options', () => {
    const setup = sure(parseSetup(GAMES[0]!, 2, { low: true }));
    expect(setup).toEqual({ seats: 2, options: { low: true } });
    expect(parseSetup(GAMES[0]!, 2.5, {}).ok).toBe(false);
    expect(parseSetup(GAMES[0]!, 2, []).ok).toBe(false);
  });
});

describe('replay', () => {
  it('of any game gives the same record, state and outcome', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(2, 3), fc.boolean(), (name, seats, low) => {
        const record = played(name, { seats, options: { low } });
        const again = sure(Table.open(GAMES, record));
        expect(again.record).toEqual(record);
        expect(verify(GAMES, record)).toEqual({ ok: true, value: record.outcome });
      }),
      { numRuns: 50 },
    );
  });

  it('stops after the first n choices', () => {
    const n = whole.choices.length;
    const states = Array.from({ length: n + 1 }, (_, i) => sure(Table.at(GAMES, whole, i)));
    for (const [i, table] of states.entries()) {
      expect(table.record.choices).toEqual(whole.choices.slice(0, i));
      expect(table.over).toBe(i === n);
    }
    const [seat, option] = whole.choices[4]!;
    sure(states[4]!.choose({ seat, decision: String(states[4]!.state.moment), option }));
    expect(toPlain(states[4]!.state)).toEqual(toPlain(states[5]!.state));
  });

  it.each([-1, 0.5, 1e6, Number.NaN])('has no position %d', (n) => {
    const message = `position ${n}: the record has ${whole.choices.length} choices`;
    expect(Table.at(GAMES, whole, n)).toMatchObject({
      ok: false,
      fault: { why: 'malformed', message },
    });
  });

  it('begins from a described position', () => {
    const start = sure(Table.open(GAMES, { ...bare, choices: [] }));
    const top = sure(
      Table.open(GAMES, { ...bare, choices: [], scenario: { top: drawable(start) } }),
    );
    expect(top.record.scenario).toEqual({ top: drawable(start) });
    const wrong = Table.open(GAMES, { ...bare, choices: [], scenario: { top: 16 } });
    const message = 'scenario.top: expected a whole number from 0 to 15, found 16';
    expect(wrong).toMatchObject({ ok: false, fault: { why: 'malformed', message } });
  });

  const drawable = (table: Table): number => (toPlain(table.state).deck as number[])[15]!;
});

describe('verify says at which choice and how a record departs', () => {
  const departs = (record: GameRecord): string => {
    const result = verify(GAMES, record);
    if (result.ok) throw new Error('was verified');
    expect(result.fault.why).toBe('departs');
    return result.fault.message;
  };

  it('another seed', () => {
    expect(departs({ ...bare, seed: played('other').seed })).toMatch(/^choice \d+ \(seat \d, /);
  });

  it('a choice that was not offered', () => {
    const choices = whole.choices.with(5, [1, 'fly']);
    expect(departs({ ...bare, choices })).toMatch(/^choice 5 \(seat 1, fly\): /);
  });

  it('a choice after the end', () => {
    const choices = [...whole.choices, [0, 'stop'] as const];
    const n = whole.choices.length;
    expect(departs({ ...bare, choices })).toBe(`choice ${n} (seat 0, stop): the game is over`);
  });

  it('an unfinished game', () => {
    const choices = whole.choices.slice(0, 4);
    expect(departs({ ...bare, choices })).toBe('unfinished: the game is not over after 4 choices');
    expect(departs({ ...bare, choices: [] })).toMatch(/^unfinished: .* after 0 choices$/);
  });

  it('another outcome', () => {
    const { scores, winners } = whole.outcome!;
    const lie = { scores: scores.map((points) => points + 1), winners };
    expect(departs({ ...bare, outcome: lie })).toBe(
      `outcome: the record states ${canonical(lie)}, the choices give ${canonical(whole.outcome)}`,
    );
    expect(verify(GAMES, { ...bare, outcome: { winners, scores } }).ok).toBe(true);
  });

  it('a game it does not know', () => {
    expect(verify(GAMES, { ...bare, game: 'chess' })).toMatchObject({ ok: false });
  });
});
