import { accept, parseJson, Reader, type Result, reading, refuse, sure } from '@treefort/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const complaint = (value: unknown, read: (reader: Reader) => unknown): string => {
  const result: Result<unknown> = reading(value, 'box', read);
  if (result.ok) throw new Error(`was accepted: ${JSON.stringify(result.value)}`);
  expect(result.fault.why).toBe('malformed');
  return result.fault.message;
};

describe('Reader says what it expected, what it found, and where', () => {
  it.each<[string, unknown, (reader: Reader) => unknown]>([
    ['box: expected a text, found 3', 3, (r) => r.text()],
    ['box: expected a text, found nothing', undefined, (r) => r.text()],
    ['box: expected a text, found null', null, (r) => r.text()],
    ['box: expected true or false, found "true"', 'true', (r) => r.flag()],
    ['box: expected a whole number from 1 to 3, found 4', 4, (r) => r.whole(1, 3)],
    ['box: expected a whole number from 1 to 3, found 0', 0, (r) => r.whole(1, 3)],
    ['box: expected a whole number from 1 to 3, found 1.5', 1.5, (r) => r.whole(1, 3)],
    ['box: expected a whole number from 1 to 3, found "2"', '2', (r) => r.whole(1, 3)],
    ['box: expected a whole number from 1 to 3, found null', Number.NaN, (r) => r.whole(1, 3)],
    ['box: expected one of red, blue, found "green"', 'green', (r) => r.oneOf(['red', 'blue'])],
    ['box: expected a list, found {}', {}, (r) => r.list()],
    ['box[1]: expected a text, found 7', ['a', 7], (r) => r.list().map((item) => item.text())],
    ['box: expected an object, found [1]', [1], (r) => r.fields('a')],
    ['box: expected an object, found null', null, (r) => r.fields('a')],
    ['box: expected an object, found "a"', 'a', (r) => r.fields('a')],
    ['box: unknown field "b"', { a: 1, b: 2 }, (r) => r.fields('a')],
    ['box: unknown field "__proto__"', JSON.parse('{"__proto__":1}'), (r) => r.fields('a')],
    ['box.a: expected a text, found nothing', {}, (r) => r.fields('a').a.text()],
    ['box.a[0].b: no', { a: [{ b: 1 }] }, (r) => inner(r).fail('no')],
  ])('%s', (message, value, read) => {
    expect(complaint(value, read)).toBe(message);
  });

  const inner = (r: Reader) => r.fields('a').a.list()[0]!.fields('b').b;

  it('does not take what every object inherits for a field', () => {
    expect(new Reader({}, 'box').fields('toString').toString.missing).toBe(true);
  });

  it('shortens what it shows', () => {
    const message = complaint('x'.repeat(10_000), (r) => r.flag());
    expect(message).toBe(`box: expected true or false, found "${'x'.repeat(56)}…`);
  });

  it('gives what is right', () => {
    const value = { text: 'a', flag: false, whole: 3, word: 'red', list: [1] };
    const read = reading(value, 'box', (reader) => {
      const f = reader.fields('text', 'flag', 'whole', 'word', 'list', 'more');
      const more = f.more.missing ? 'none' : f.more.text();
      const list = f.list.list().map((item) => item.whole(1, 1));
      const word = f.word.oneOf(['red', 'blue']);
      return {
        text: f.text.text(),
        flag: f.flag.flag(),
        whole: f.whole.whole(3, 3),
        word,
        list,
        more,
      };
    });
    expect(read).toEqual(accept({ ...value, more: 'none' }));
  });

  it('lets a real error through', () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    expect(() => reading({}, 'box', bug)).toThrow(TypeError);
  });
});

describe('parseJson', () => {
  it('gives what the text says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(parseJson(JSON.stringify(value), 'line')).toEqual(accept(plain));
      }),
    );
  });

  it('says where there is no JSON', () => {
    const result = parseJson('{"a":', 'line 3');
    expect(result).toMatchObject({ ok: false, fault: { why: 'malformed' } });
    if (!result.ok) expect(result.fault.message).toMatch(/^line 3: not JSON \(/);
  });
});

describe('sure', () => {
  it('gives the value, or throws what is wrong', () => {
    expect(sure(accept(7))).toBe(7);
    expect(() => sure(refuse({ why: 'over', message: 'the game is over' }))).toThrow(
      'the game is over',
    );
  });
});

describe('JSON that is nested without end', () => {
  it('is refused before anybody walks it', () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const told = parseJson(deep, 'request');
    expect(told).toMatchObject({
      ok: false,
      fault: { message: 'request: nested deeper than 64 levels' },
    });
    expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`, 'request').ok).toBe(true);
  });

  it('brackets in a text do not count', () => {
    const text = JSON.stringify({ a: `${'['.repeat(100)}"\\"${'{'.repeat(100)}` });
    expect(parseJson(text, 'request').ok).toBe(true);
  });
});
