import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash.ts';
import { scratch, withPostgres } from './running.ts';

/** How often a server is killed, how many tables are played meanwhile, and how many choices it takes at least. */
interface Extent {
  readonly kills: number;
  readonly tables: number;
  readonly choices: number;
}

/** Kills servers in the middle of games. */
export function survivesCrashes({ kills, tables, choices }: Extent): void {
  const postgres = withPostgres();

  test.each([
    ['PostgreSQL', async () => ({ url: await postgres.database() })],
    ['PGlite', async () => ({ folder: await scratch() })],
  ] as const)(
    'killed in mid-game on %s: what was acknowledged is there, once',
    async (_, place) => {
      const report = await crashAgainAndAgain(await place(), { kills, tables, seed: 'short' });
      expect(report.wrong).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(choices);
    },
  );
}
