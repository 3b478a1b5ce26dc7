import { checkCore, checkLaws, checkTold } from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';

/** Each test takes a part of the games, so that none runs for minutes. */
const PER_TEST = 200;

/** How many random games are played at a table under all laws, retold to all viewers, and on the core alone. */
interface Extent {
  readonly games: number;
  readonly told: number;
  readonly core: number;
}

/** Holds every law of the kernel against random games with so many seats, every other one drafted. */
export function lawful(seats: number, { games, told, core }: Extent): void {
  describe(`${seats} seats`, () => {
    const parts = Math.ceil(games / PER_TEST);
    it.each(Array.from({ length: parts }, (_, part) => part))(
      '%i: random games obey every law',
      (part) => {
        for (let i = part; i < games; i += parts) {
          const setup = i % 4 < 2 ? 'basic' : 'draft';
          expect(checkLaws(subject(seats, { setup }), `law ${i}`, 0.003)).toBeGreaterThan(20);
        }
      },
    );

    it('a few random games obey every law at every third moment', () => {
      for (const setup of ['basic', 'draft']) {
        for (let i = 0; i < 2; i++) {
          expect(checkLaws(subject(seats, { setup }), `close ${i}`, 0.3)).toBeGreaterThan(20);
        }
      }
    });

    it('what is told leads from view to view', () => {
      for (let i = 0; i < told; i++) {
        const setup = i % 2 === 0 ? 'basic' : 'draft';
        expect(checkTold(subject(seats, { setup }), `told ${i}`)).toBeGreaterThan(20);
      }
    });

    it('the core without anybody listening ends with every card in one place', () => {
      for (let i = 0; i < core; i++) {
        const setup = i % 4 === 0 ? 'draft' : 'basic';
        expect(checkCore(subject(seats, { setup }), `core ${i}`).ending).toBe(1);
      }
    });
  });
}
