import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash.ts';
import type { Trouble } from './crash-site.ts';
import { scratch, withPostgres } from './running.ts';

/** What happens on which store, how often, how many tables are played meanwhile, and how many choices it takes at least. */
interface Extent {
  readonly on: readonly (readonly [Trouble, 'PostgreSQL' | 'PGlite'])[];
  readonly times: number;
  readonly tables: number;
  readonly choices: number;
}

/** Lets servers suffer in the middle of games. */
export function survivesCrashes({ on, times, tables, choices }: Extent): void {
  const postgres = withPostgres();

  test.each(on)(
    'a %s in mid-game on %s: what was acknowledged is there, once',
    async (trouble, kind) => {
      const place =
        kind === 'PGlite' ? { folder: await scratch() } : { url: await postgres.database() };
      const report = await crashAgainAndAgain(place, { trouble, times, tables, seed: 'short' });
      expect(report.wrong).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(choices);
    },
  );
}
