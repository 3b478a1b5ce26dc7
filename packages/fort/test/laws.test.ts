import { checkCore, checkLaws } from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';

describe.each([2, 3, 4])('%i seats', (seats) => {
  it.each(['basic', 'draft'])('random games with %s setup obey the laws of the kernel', (setup) => {
    for (let i = 0; i < 12; i++) {
      const choices = checkLaws(subject(seats, { setup }), `law ${i}`, 0.05);
      expect(choices).toBeGreaterThan(50);
    }
  });

  it('2,000 random games of the core end with every card in one place', () => {
    for (let i = 0; i < 2000; i++) {
      const setup = i % 4 === 0 ? 'draft' : 'basic';
      expect(checkCore(subject(seats, { setup }), `core ${i}`).ending).toBe(1);
    }
  });
});
