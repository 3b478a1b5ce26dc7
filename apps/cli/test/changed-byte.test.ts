import { canonical, parseJson, verify } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { recordIn } from '../src/record-file.ts';
import { Asking } from './asking.ts';

/** A game of the last picks of the last week: a record short enough to change every byte of it. */
function smallGame(): Asking {
  const asking = new Asking();
  const seats = [{ hand: ['library', 'carousel'], score: 1 }, { hand: ['owl-roost', 'drum-den'] }];
  asking.ask({ do: 'scenario', game: 'treehouse', seats, week: 3 });
  asking.playOn('small');
  return asking;
}

const FLIPS = [
  (byte: number) => byte ^ 1,
  (byte: number) => byte ^ 4,
  (byte: number) => byte ^ 32,
  () => '0'.charCodeAt(0),
  () => '}'.charCodeAt(0),
];

/** The text with one byte changed, for every byte and each kind of change. */
function* changed(text: string): Generator<string> {
  const bytes = Buffer.from(text);
  for (const [at, byte] of bytes.entries()) {
    for (const flip of FLIPS) {
      if (flip(byte) === byte) continue;
      bytes[at] = flip(byte);
      yield bytes.toString('utf8');
      bytes[at] = byte;
    }
  }
}

function verifies(text: string): boolean {
  const record = recordIn(text);
  return record.ok && verify(games, record.value).ok;
}

const sameContent = (a: string, b: string): boolean => {
  const parsed = parseJson(b, 'record');
  return parsed.ok && canonical(parsed.value) === canonical(JSON.parse(a));
};

describe('a record with one byte changed', () => {
  it('as JSON is not verified, whichever byte it is', () => {
    const json = JSON.stringify(smallGame().ask({ do: 'record' }).record);
    expect(verifies(json)).toBe(true);
    const passed = [...changed(json)].filter((text) => verifies(text) && !sameContent(json, text));
    expect(passed).toEqual([]);
  });

  it('as a text is not verified, or is the same game', () => {
    const { text, record } = smallGame().ask({ do: 'record' });
    expect(verifies(text)).toBe(true);
    for (const other of changed(text)) {
      const read = recordIn(other);
      if (read.ok) expect(read.value.choices).toEqual(record.choices);
    }
  });

  it('is refused by the referee, whose game goes on', () => {
    const asking = smallGame();
    const json = JSON.stringify(asking.ask({ do: 'record' }).record);
    asking.begin(3);
    const before = asking.everything();
    for (const text of changed(json)) {
      if (sameContent(json, text)) continue;
      expect(asking.line(`{"do":"replay","record":${text}}`)).toMatchObject({
        ok: false,
        why: 'bad-request',
      });
    }
    expect(asking.everything()).toEqual(before);
  });
});
