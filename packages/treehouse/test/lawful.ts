import { checkCore, checkLaws, checkTold } from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';

const VARIANTS: readonly { junior?: boolean; fewest?: boolean }[] = [
  {},
  { junior: true },
  { fewest: true },
  { junior: true, fewest: true },
] as const;

/** How many random games of every variant are played at a table under all laws, and how many on the core alone. */
interface Extent {
  readonly games: number;
  readonly core: number;
}

/** Holds every law of the kernel against random games of 2, 3 and 4 seats. */
export function lawful({ games, core }: Extent): void {
  describe.each([2, 3, 4])('%i seats', (seats) => {
    it.each(VARIANTS)('random games obey the laws of the kernel with %o', (options) => {
      for (let i = 0; i < games; i++) {
        const choices = checkLaws(subject(seats, options), `law ${i}`, 0.08);
        const scoring = options.junior || seats === 2 ? seats : 2 * seats;
        expect(choices).toBe(3 * (10 * seats + scoring));
      }
    });

    it.each(VARIANTS)('what is told leads from view to view with %o', (options) => {
      for (let i = 0; i < games / 4; i++) checkTold(subject(seats, options), `told ${i}`);
    });

    it('random games of the core end with every room in one place', () => {
      for (let i = 0; i < core; i++) expect(checkCore(subject(seats), `core ${i}`).week).toBe(3);
    });
  });
}
