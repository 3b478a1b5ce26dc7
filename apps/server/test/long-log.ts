import { below, randomFromText, seatsIn, seedFromText, sure } from '@treefort/kernel';
import { installedGames as games } from '../src/games.ts';
import type { LogEntry } from '../src/tables/log-entry.ts';
import { Match } from '../src/tables/match.ts';
import type { TablePlan } from '../src/tables/plan.ts';
import { query } from './query.ts';

/** A game of Fort in which somebody took an answer back and gave it again until the log was as long as wanted. */
export function floodedLog(length: number): { plan: TablePlan; log: readonly LogEntry[] } {
  const random = randomFromText('flood');
  const options = sure(games.find(({ id }) => id === 'fort')!.options({}));
  const seats = ['Ada', 'Bob'].map((name) => ({ kind: 'player', player: name, name }) as const);
  const table = { id: 'flooded-log', game: 'fort', rules: '1', options, seats };
  const seed = seedFromText('flood');
  const plan: TablePlan = { ...table, seed, public: false, clock: { kind: 'none' } };
  const match = new Match(plan, games);
  const log: LogEntry[] = [];
  const take = (entry: LogEntry): boolean => {
    const { ok } = match.apply(entry);
    if (ok) match.settle(log.push(entry));
    return ok;
  };
  take({ did: 'start' });
  while (log.length < length) {
    const seat = seatsIn(match.play.actors)[0]!;
    const offered = match.play.decision(seat)!.options;
    const chosen = offered[below(random, offered.length)]!.id;
    take({ did: 'choose', seat, options: [chosen], by: 'player' });
    // From the middle of a long game on, whatever can be taken back is.
    if (match.table!.length > 230) take({ did: 'undo', seat });
  }
  return { plan, log };
}

/** Writes a table with its log into a database. */
export async function writeTable(
  database: string,
  { plan, log }: { plan: TablePlan; log: readonly LogEntry[] },
): Promise<void> {
  await query(
    database,
    `insert into tables (id, plan, public, phase) values ($1, $2, false, 'playing')`,
    [plan.id, JSON.stringify(plan)],
  );
  await query(
    database,
    `insert into moves (table_id, n, entry)
     select $1, e.n - 1, e.entry from unnest($2::text[]) with ordinality as e(entry, n)`,
    [plan.id, log.map((entry) => JSON.stringify(entry))],
  );
}
