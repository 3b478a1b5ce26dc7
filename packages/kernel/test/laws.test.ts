import { checkCore, checkLaws, checkTold } from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';
import { OVER, toy } from './toy.ts';

describe.each([2, 3])('the toy with %i seats', (seats) => {
  it('obeys every law', () => {
    for (let i = 0; i < 40; i++) checkLaws(subject(toy, seats), `toy ${i}`, 0.5);
  });

  it('tells what happens', () => {
    for (let i = 0; i < 40; i++) checkTold(subject(toy, seats), `told ${i}`);
  });

  it('ends in the core alone', () => {
    for (let i = 0; i < 200; i++) {
      expect(checkCore(subject(toy, seats), `core ${i}`).phase).toBe(OVER);
    }
  });
});
