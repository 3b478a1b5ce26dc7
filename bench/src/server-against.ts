import { join } from 'node:path';
import { nth } from '@treefort/kernel';
import { checkOut, HERE } from './checkout.ts';
import { median } from './pace.ts';
import { flatOut, type LoadTable, openAll } from './server-contest.ts';
import { costed } from './server-figures.ts';
import { type Running, start, startPostgres } from './server-process.ts';
import { Treefort } from './server-treefort.ts';

const PORT = 25_434;

/** How much is measured: rounds of some seconds, on some tables. */
export interface Extent {
  readonly rounds: number;
  readonly seconds: number;
  readonly tables: number;
}

interface Side {
  readonly running: Running;
  readonly server: Treefort;
  readonly tables: LoadTable[];
}

async function sideIn(
  folder: string,
  url: string,
  args: readonly string[],
  count: number,
): Promise<Side> {
  const program = join(folder, 'apps/cli/bin/treefort.js');
  const running = await start(program, args, { DATABASE_URL: url });
  const server = new Treefort('', running);
  return { running, server, tables: await openAll(server, count) };
}

/** The server's processor time for a move, in microseconds. */
const costOf = async ({ server, tables }: Side, seconds: number): Promise<number> =>
  (await costed('', [server], () => flatOut(server, tables, seconds))).cost;

/** Measures both by turns; each pair meets the same moods of the machine. */
async function alternate(there: Side, here: Side, { rounds, seconds }: Extent): Promise<string> {
  const pairs: { there: number; here: number }[] = [];
  for (const side of [there, here]) await costOf(side, 2 * seconds);
  for (let i = 0; i < rounds; i++) {
    pairs.push({ there: await costOf(there, seconds), here: await costOf(here, seconds) });
  }
  const middle = (of: (pair: { there: number; here: number }) => number): number =>
    median(pairs.map(of));
  const [old, now] = [middle((pair) => pair.there), middle((pair) => pair.here)];
  const ratio = middle((pair) => pair.here / pair.there);
  return `${old.toFixed(0)} µs there, ${now.toFixed(0)} µs here, ${ratio.toFixed(2)} times`;
}

/**
 * What a move costs the server of another revision and that of the working tree, in turns: processor time, because how
 * long a move takes tells more of what else the machine does.
 */
export async function costsAgainst(
  revision: string,
  args: readonly string[],
  extent: Extent,
): Promise<string> {
  const checkout = checkOut(revision);
  const postgres = await startPostgres(PORT, ['there', 'here']);
  const sides: Side[] = [];
  try {
    for (const [folder, name] of [[checkout.folder, 'there'] as const, [HERE, 'here'] as const]) {
      sides.push(await sideIn(folder, postgres.url(name), args, extent.tables));
    }
    return await alternate(nth(sides, 0), nth(sides, 1), extent);
  } finally {
    for (const { tables } of sides) for (const table of tables) table.close();
    await Promise.all(sides.map(({ running }) => running.stop()));
    await postgres.stop();
    checkout.remove();
  }
}
