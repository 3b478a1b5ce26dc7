import { type Line, LineSplitter } from '@treefort/protocol';
import { describe, expect, it } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (splitter: LineSplitter, ...chunks: string[]): Line[] => [
  ...chunks.flatMap((chunk) => [...splitter.push(bytes(chunk))]),
  ...splitter.end(),
];
const texts = (...lines: string[]) => lines.map((text) => ({ text }));

describe('LineSplitter', () => {
  it('gives whole lines however the bytes arrive', () => {
    expect(read(new LineSplitter(), 'a\nb', 'c\n', '\n', 'd')).toEqual(texts('a', 'bc', '', 'd'));
  });

  it('keeps letters whole that arrive in two parts', () => {
    const splitter = new LineSplitter();
    const [first, ...rest] = bytes('ж\n');
    const lines = [
      ...splitter.push(Uint8Array.of(first!)),
      ...splitter.push(Uint8Array.from(rest)),
    ];
    expect(lines).toEqual(texts('ж'));
  });

  it('takes a line of just the longest length', () => {
    expect(read(new LineSplitter(4), 'abcd\n', 'ef')).toEqual(texts('abcd', 'ef'));
  });

  it('tells once that a line is too long, before it ends, and skips the rest of it', () => {
    const splitter = new LineSplitter(4);
    expect([...splitter.push(bytes('abc'))]).toEqual([]);
    expect([...splitter.push(bytes('de'))]).toEqual([{ tooLong: true }]);
    expect([...splitter.push(bytes('fghijk'))]).toEqual([]);
    expect(read(splitter, 'x\nok\n')).toEqual(texts('ok'));
  });

  it('gives nothing for the end of a line that was too long', () => {
    expect(read(new LineSplitter(4), 'abcdefgh')).toEqual([{ tooLong: true }]);
  });
});
