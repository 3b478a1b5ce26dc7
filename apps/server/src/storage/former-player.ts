import { isDeepStrictEqual } from 'node:util';
import type { LogEntry } from '../tables/log-entry.ts';
import type { TablePlan } from '../tables/plan.ts';
import { withoutName } from '../tables/without-name.ts';
import type { Database } from './database.ts';
import { REWRITTEN_NOTICE } from './notifications.ts';

/** Tables at which a player sat down, or talked. */
const TABLES = `
  select table_id as id from seated where player = $1
  union
  select table_id from moves
  where entry like '{"did":"chat"%' and entry::jsonb->>'player' = $1 and entry::jsonb->>'name' is not null`;

/** Entries that name somebody, and those after which a seat is free. */
const NAMING = `
  select n, entry from moves where table_id = $1 and (
    entry like '{"did":"sit"%' or entry like '{"did":"stand"%'
    or entry like '{"did":"remove"%' or entry like '{"did":"chat"%'
  ) order by n`;

/** The one place where what was written about a table changes. */
const REWRITE = `
  with entries as (
    update moves m set entry = g.entry from unnest($3::int[], $4::text[]) as g(n, entry)
    where m.table_id = $1 and m.n = g.n
  ), rewritten as (
    update tables set plan = $2::jsonb, rewritten_at = clock_timestamp() where id = $1 returning id
  )
  select id, ${REWRITTEN_NOTICE} from rewritten`;

/** Takes the name of a player out of everything that was written about tables; gives the tables. */
export async function removeName(database: Database, player: string): Promise<string[]> {
  const tables = await database.query<{ id: string }>('named-at', TABLES, [player]);
  const rewritten: string[] = [];
  for (const { id } of tables) if (await rewrite(database, id, player)) rewritten.push(id);
  return rewritten;
}

/** Says whether there was anything to change. */
async function rewrite(database: Database, table: string, player: string): Promise<boolean> {
  const [row] = await database.query<{ plan: TablePlan }>(
    'plan',
    'select plan from tables where id = $1',
    [table],
  );
  const rows = await database.query<{ n: number; entry: string }>('naming', NAMING, [table]);
  const log = rows.map(({ n, entry }) => ({ n, entry: JSON.parse(entry) as LogEntry }));
  if (!row) return false;
  const { plan, log: changed } = withoutName({ plan: row.plan, log }, player);
  if (changed.length === 0 && isDeepStrictEqual(plan, row.plan)) return false;
  await database.query('rewrite', REWRITE, [
    table,
    JSON.stringify(plan),
    changed.map(({ n }) => n),
    changed.map(({ entry }) => JSON.stringify(entry)),
  ]);
  return true;
}

/** Forgets where a player sat and was seen. */
export async function forgetSeats(database: Database, player: string): Promise<void> {
  await database.query(
    'forget-seats',
    `with sat as (delete from seated where player = $1 returning table_id)
     delete from last_seen l using sat where l.player = $1 and l.table_id = sat.table_id`,
    [player],
  );
}

/** Tables that were rewritten while this server may have heard nothing. */
export async function rewrittenLately(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'rewritten',
    `select id from tables where rewritten_at > clock_timestamp() - interval '1 hour'`,
    [],
  );
  return rows.map(({ id }) => id);
}
