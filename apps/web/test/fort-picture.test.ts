import { expect, it } from 'vitest';
import { fortParts, fortText } from '../src/fort/fort-drawing.ts';

const LEVELS = [0, 1, 2, 3, 4, 5];
const built = (level: number): number[] =>
  fortParts({ level, cloth: 'red', next: true })
    .filter(({ dashed }) => !dashed)
    .map((part) => part.level);

it('a fort has the parts of every level that it reached', () => {
  for (const level of LEVELS) {
    expect(built(level).toSorted(), `level ${level}`).toEqual(LEVELS.slice(0, level + 1));
  }
});

it('the part of the next level is dashed and unfilled, and a castle has none', () => {
  for (const level of LEVELS) {
    const ahead = fortParts({ level, cloth: 'red', next: true }).filter(({ dashed }) => dashed);
    expect(ahead.map((part) => part.level)).toEqual(level === 5 ? [] : [level + 1]);
    for (const { fill } of ahead.flatMap(({ paths }) => paths)) expect(fill).toBe('none');
  }
});

it('the cloth has the colour of its player, and the text of a picture needs nothing from a page', () => {
  const text = fortText({ level: 5, cloth: '#cf5546' });
  expect(text).toContain('fill="#cf5546"');
  expect(text).not.toMatch(/var\(|currentColor|undefined/);
});
