import type { Database } from './database.ts';
import { REMOVED_NOTICE } from './notifications.ts';

/** Days after which a table that has not started, and at which nothing happened since, is abandoned. */
const ABANDONED_AFTER = 30;
/** At most so many in one statement: it has to be a short one. */
const BATCH = 200;

/** Games that began stay, finished or not: somebody may come back to them, or look at them. */
const REMOVE = `
  with gone as (
    delete from tables where id in (
      select id from tables t
      where phase = 'open' and created_at < clock_timestamp() - $1::int * interval '1 day'
        and not exists (select from guests where table_id = t.id)
        and not exists (
          select from moves
          where table_id = t.id and at > clock_timestamp() - $1::int * interval '1 day'
        )
      order by created_at limit $2 for update skip locked
    ) returning id
  ), moved as (delete from moves using gone where table_id = gone.id),
  sat as (delete from seated using gone where table_id = gone.id),
  seen as (delete from last_seen using gone where table_id = gone.id),
  unseen as (delete from called using gone where table_id = gone.id)
  select id, ${REMOVED_NOTICE} from gone`;

/** Removes tables that nobody started; gives their ids. */
export async function removeAbandoned(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>('abandoned', REMOVE, [ABANDONED_AFTER, BATCH]);
  return rows.map(({ id }) => id);
}
