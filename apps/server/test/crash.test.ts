import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash.ts';
import { scratch, withPostgres } from './running.ts';

const postgres = withPostgres();

test.each([
  ['PostgreSQL', async () => ({ url: await postgres.database() })],
  ['PGlite', async () => ({ folder: await scratch() })],
] as const)('killed in mid-game on %s: what was acknowledged is there, once', async (_, place) => {
  const report = await crashAgainAndAgain(await place(), { kills: 3, tables: 4, seed: 'short' });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
});
