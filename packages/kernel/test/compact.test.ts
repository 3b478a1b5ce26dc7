import { exportRecord, type Game, type GameRecord, importRecord, sure } from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, GAMES, open, played, playOn } from './play.ts';

/** What a text carries: all that does not follow from the rest. */
function core({ commitment: _, outcome: __, digest: ___, ...rest }: GameRecord): GameRecord {
  return rest;
}

const refusal = (text: string): string => {
  const read = importRecord(GAMES, text);
  if (read.ok) throw new Error('was accepted');
  return read.fault.message;
};

const record = played('to share');
const text = sure(exportRecord(GAMES, record));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('a record as one text', () => {
  it('comes back the same, whatever the game', () => {
    const most = fc.nat({ max: 60 });
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(2, 3), fc.boolean(), most, (name, seats, low, n) => {
        const table = playOn(open(name, { seats, options: { low } }), name, n);
        const shared = sure(exportRecord(GAMES, table.record));
        expect(shared).toMatch(/^tf1-[\w-]+$/);
        expect(importRecord(GAMES, shared)).toEqual({ ok: true, value: core(table.record) });
      }),
      { numRuns: 100 },
    );
  });

  it('comes back from a described position, and with space around it', () => {
    const { deck } = open('described').state as unknown as { deck: Int8Array };
    const from = { scenario: { top: deck[15] } };
    const described = playOn(open('described', from), 'on').record;
    const shared = sure(exportRecord(GAMES, described));
    expect(sure(importRecord(GAMES, ` ${shared}\n`))).toEqual(core(described));
  });

  it('does not hang on the order in which the core lists its moves', () => {
    const legal: Game['legal'] = (state, seat, out) => {
      const count = GAMES[0]!.legal(state, seat, out);
      out.subarray(0, count).reverse();
      return count;
    };
    expect(sure(importRecord([{ ...GAMES[0]!, legal }], text))).toEqual(core(record));
  });

  it('is short: far under a third of the JSON', () => {
    expect(text.length).toBeLessThan(JSON.stringify(record).length / 3);
  });

  it('takes an answer that was changed before the reveal as it was in the end', () => {
    const { options } = open().decision(0)!;
    const [first, second] = options.map(({ id }) => id) as [string, string];
    const changed = begin('a table', {
      choices: [
        [0, first],
        [1, other()],
        [0, second],
      ],
    });
    const read = sure(importRecord(GAMES, sure(exportRecord(GAMES, changed))));
    expect(read.choices).toEqual([
      [1, other()],
      [0, second],
    ]);
  });

  const other = () => open().decision(1)!.options[0]!.id;

  it('with any one character changed is refused, or still gives the same record', () => {
    let same = 0;
    for (let at = 0; at < text.length; at++) {
      for (const letter of [LETTERS[(at * 7) % 64]!, LETTERS[(at * 29 + 11) % 64]!, '=']) {
        if (letter === text[at]) continue;
        const read = importRecord(GAMES, text.slice(0, at) + letter + text.slice(at + 1));
        if (!read.ok) continue;
        expect(read.value).toEqual(core(record));
        same++;
      }
    }
    expect(same).toBeLessThanOrEqual(4);
  });

  it('cut short or with something added is refused, or still gives the same record', () => {
    for (let length = 0; length < text.length; length++) {
      const read = importRecord(GAMES, text.slice(0, length));
      if (read.ok) expect(read.value).toEqual(core(record));
    }
    for (const more of ['A', 'AA', 'zzzz', '====', 'é']) {
      const read = importRecord(GAMES, text + more);
      if (read.ok) expect(read.value).toEqual(core(record));
    }
  });

  it('is never read into something that throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ maxLength: 200 }), (any, bytes) => {
        expect(importRecord(GAMES, any).ok).toBe(false);
        expect(importRecord(GAMES, `tf1-${any}`).ok).toBe(false);
        const shared = `tf1-${Buffer.from(bytes).toString('base64url')}`;
        expect(importRecord(GAMES, shared).ok).toBe(false);
      }),
    );
  });
});

describe('what is wrong with a text', () => {
  const make = (head: string, more = 40): string => {
    const bytes = Buffer.concat([
      Buffer.from([head.length >> 8, head.length & 255]),
      Buffer.from(head),
      Buffer.alloc(more),
    ]);
    return `tf1-${bytes.toString('base64url')}`;
  };
  const header = '{"game":"toy","options":{"low":false},"rules":"2","seats":3}';

  it.each([
    ['no record text', 'hello', 'expected tf1- and letters, digits, - or _'],
    ['a length no base64 has', `${make('[{},0]')}A`, 'expected tf1- and letters'],
    ['nothing in it', 'tf1-AAAA', 'expected tf1- and letters'],
    ['a head that is no JSON', make('[{'), 'its head is unreadable'],
    ['a head that is no list', make('{}'), 'its head is unreadable'],
    ['a head without a count', make('[{}]'), 'its head is unreadable'],
    ['a head that is too long', make(`[${header},0]`, 0), 'its head is unreadable'],
    ['a game nobody knows', make('[{"game":"go","rules":"1"},0]'), 'unknown game "go"'],
    ['seats nobody has', make(`[${header.replace('3', '9')},0]`), 'seats: toy takes 2, 3'],
    ['more choices than a game has', make(`[${header},1000000]`), 'after the end of the game'],
    ['a check that does not fit', make(`[${header},3]`), 'its check does not fit'],
  ])('%s', (_, shared, message) => {
    expect(refusal(shared)).toContain(message);
  });

  it('is said of a record that cannot be written, too', () => {
    const wrong = exportRecord(GAMES, begin('x', { choices: [[0, 'fly']] }));
    expect(wrong).toMatchObject({ ok: false, fault: { why: 'departs' } });
    expect(exportRecord(GAMES, begin('x', { game: 'go' })).ok).toBe(false);
    expect(exportRecord(GAMES, begin('x', { scenario: { top: 99 } })).ok).toBe(false);
  });
});
