import { checkCore, checkLaws } from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';

const VARIANTS: readonly { junior?: boolean; fewest?: boolean }[] = [
  {},
  { junior: true },
  { fewest: true },
  { junior: true, fewest: true },
] as const;

describe.each([2, 3, 4])('%i seats', (seats) => {
  it.each(VARIANTS)('random games obey the laws of the kernel with %o', (options) => {
    for (let i = 0; i < 40; i++) {
      const choices = checkLaws(subject(seats, options), `law ${i}`, 0.08);
      const scoring = options.junior || seats === 2 ? seats : 2 * seats;
      expect(choices).toBe(3 * (10 * seats + scoring));
    }
  });

  it('2,000 random games of the core end with every room in one place', () => {
    for (let i = 0; i < 2000; i++) expect(checkCore(subject(seats), `core ${i}`).week).toBe(3);
  });
});
