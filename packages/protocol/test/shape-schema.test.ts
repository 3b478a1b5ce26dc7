import { misfit } from '@treefort/kernel';
import { toy } from '@treefort/kernel/toy';
import { describe, expect, it } from 'vitest';
import { gameSchemas } from '../src/index.ts';

const { option, event, consequence } = gameSchemas(toy);

describe('the schemas of a game', () => {
  it.each([
    [{ kind: 'painted', seat: 1, paint: 'red', beat: 3 }, true],
    [{ kind: 'painted', seat: 1, paint: 'grey' }, false],
    [{ kind: 'dealt', seat: 0 }, true],
    [{ kind: 'dealt', seat: 0, hand: [1, 2] }, true],
    [{ kind: 'dealt', seat: 0, hand: ['one'] }, false],
    [{ kind: 'danced', seat: 0 }, false],
  ])('take an event as its shape does: %o', (value, fits) => {
    expect(event.safeParse(value).success).toBe(fits);
    expect(misfit(toy.shapes.heard, value, 'event') === undefined).toBe(fits);
  });

  it('take options and consequences', () => {
    const red = { id: 'paint:red', target: 'paint:red', kind: 'paint', paint: 'red' };
    expect(option.safeParse(red).success).toBe(true);
    expect(option.safeParse({ ...red, kind: 'draw' }).success).toBe(false);
    expect(consequence.safeParse({ kind: 'points', seat: 0, points: 1 }).success).toBe(true);
    expect(consequence.safeParse({ kind: 'points', seat: 0 }).success).toBe(false);
  });
});
