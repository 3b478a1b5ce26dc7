import type { Phase } from '@treefort/protocol';
import type { TablePlan } from '../tables/plan.ts';
import type { Database } from './database.ts';

/** A table at which a player sat down. */
export interface JoinedTable {
  readonly id: string;
  readonly created: number;
}

/** Tables on a page of a list. */
const PAGE = 24;

/** The rows of all tables: what was planned, not what happened there (that is in the journal). */
export class TableStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add(plan: TablePlan): Promise<void> {
    const { id } = plan;
    const row = { id, plan: JSON.stringify(plan), public: plan.public };
    const seated = plan.seats.flatMap((seat) =>
      seat.kind === 'player' ? [{ player: seat.player, table_id: id }] : [],
    );
    await this.database.db.transaction().execute(async (db) => {
      await db.insertInto('tables').values(row).execute();
      if (seated.length > 0) await db.insertInto('seated').values(seated).execute();
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      await db.deleteFrom('seated').where('table_id', '=', id).execute();
      await db.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  async planOf(id: string): Promise<TablePlan | undefined> {
    const rows = await this.database.query<{ plan: TablePlan }>(
      'plan',
      'select plan from tables where id = $1',
      [id],
    );
    return rows[0]?.plan;
  }

  /**
   * A page of the tables at which a player sat down, without those that ended over a week ago: unfinished ones first, then
   * the newest.
   */
  async joinedBy(
    player: string,
    after = '',
  ): Promise<{ joined: JoinedTable[]; next: string | null }> {
    // Whether the last table was over is part of the cursor: it may have ended since.
    const [over = '', id = ''] = after.split('.');
    const rows = await this.database.query<JoinedTable & { over: boolean }>(
      'of-player',
      `select t.id, extract(epoch from t.created_at)::float8 * 1000 as created, t.phase = 'over' as over
       from seated s join tables t on t.id = s.table_id left join tables c on c.id = $2
       where s.player = $1
         and (t.phase <> 'over' or t.ended_at > clock_timestamp() - interval '7 days')
         and (c.id is null or (t.phase = 'over') > $3
           or ((t.phase = 'over') = $3 and (t.created_at, t.id) < (c.created_at, c.id)))
       order by t.phase = 'over', t.created_at desc, t.id desc limit $4`,
      [player, id, over === 'over', PAGE + 1],
    );
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    const next = last ? `${last.over ? 'over' : ''}.${last.id}` : null;
    return { joined: rows.slice(0, PAGE), next };
  }

  /**
   * A page of public tables, the newest first. One that has not started after three days is listed no more, and one of the
   * queue only when it has: its seats are taken.
   */
  async listPublic(
    phase: Exclude<Phase, 'over'>,
    after = '',
  ): Promise<{ ids: string[]; next: string | null }> {
    const rows = await this.database.query<{ id: string }>(
      'public',
      `select t.id from tables t left join tables c on c.id = $2
       where t.public and t.phase = $1
         and ($1 <> 'open' or t.created_at > clock_timestamp() - interval '3 days')
         and ($1 <> 'open' or not t.plan ? 'matched')
         and (c.id is null or (t.created_at, t.id) < (c.created_at, c.id))
       order by t.created_at desc, t.id desc limit $3`,
      [phase, after, PAGE + 1],
    );
    const ids = rows.slice(0, PAGE).map(({ id }) => id);
    return { ids, next: rows.length > PAGE ? (ids.at(-1) ?? null) : null };
  }
}
