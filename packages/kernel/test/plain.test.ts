import { fromPlain, isOver, playout, randomFromText, seatsIn, toPlain } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { toy } from './toy.ts';

const setup = { seats: 3, options: { low: false } };

describe('a state as plain data', () => {
  it('holds every number and row, and comes back from JSON', () => {
    const state = { round: -3, moment: 7, row: Int8Array.of(-1, 0, 5) };
    const plain = toPlain(state);
    expect(plain).toEqual({ round: -3, moment: 7, row: [-1, 0, 5] });
    const blank = { round: 0, moment: 0, row: new Int8Array(3) };
    expect(fromPlain(JSON.parse(JSON.stringify(plain)), blank)).toEqual(state);
  });
});

describe('playout', () => {
  it('ends the game and says how many choices it took, the same by the same chance', () => {
    const run = (name: string) => {
      const state = toy.start(setup, randomFromText('start'));
      const choices = playout(toy, state, randomFromText(name));
      expect(isOver(toy, state)).toBe(true);
      expect(choices).toBeGreaterThanOrEqual(12);
      expect(choices).toBeLessThanOrEqual(24);
      return toPlain(state);
    };
    expect(run('a')).toEqual(run('a'));
    expect(run('a')).not.toEqual(run('b'));
  });

  it('makes every choice equally likely', () => {
    const first = new Map<number, number>();
    for (let i = 0; i < 1000; i++) {
      const state = toy.start(setup, randomFromText('start'));
      playout(toy, state, randomFromText(`choice ${i}`));
      const card = state.shown[0]!;
      first.set(card, (first.get(card) ?? 0) + 1);
    }
    expect(first.size).toBe(2);
    for (const count of first.values()) expect(Math.abs(count - 500)).toBeLessThan(70);
  });
});

describe('seatsIn', () => {
  it('lists the seats of a set of bits', () => {
    expect([0, 1, 0b1010, 0b1111].map(seatsIn)).toEqual([[], [0], [1, 3], [0, 1, 2, 3]]);
  });
});
