import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash.ts';
import { scratch, withPostgres } from './running.ts';

/** On which databases, how often a server is killed, how many tables are played meanwhile, and how many choices it takes at least. */
interface Extent {
  readonly on: readonly ('PostgreSQL' | 'PGlite')[];
  readonly kills: number;
  readonly tables: number;
  readonly choices: number;
}

/** Kills servers in the middle of games. */
export function survivesCrashes({ on, kills, tables, choices }: Extent): void {
  const postgres = withPostgres();

  test.each(on)('killed in mid-game on %s: what was acknowledged is there, once', async (kind) => {
    const place =
      kind === 'PGlite' ? { folder: await scratch() } : { url: await postgres.database() };
    const report = await crashAgainAndAgain(place, { kills, tables, seed: 'short' });
    expect(report.wrong).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(choices);
  });
}
