import type { Phase } from '@treefort/protocol';
import { sql } from 'kysely';
import type { TablePlan } from '../tables/plan.ts';
import type { Database } from './database.ts';

/** A table at which a player sat down. */
export interface JoinedTable {
  readonly id: string;
  readonly created: number;
}

const MOST_LISTED = 100;
const MOST_JOINED = 24;

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

  /** The tables at which a player sat down, without those that ended over a week ago: unfinished ones first, then the newest. */
  async joinedBy(player: string): Promise<JoinedTable[]> {
    return await this.database.query<JoinedTable>(
      'of-player',
      `select t.id, extract(epoch from t.created_at)::float8 * 1000 as created
       from seated s join tables t on t.id = s.table_id
       where s.player = $1
         and (t.phase <> 'over' or t.ended_at > clock_timestamp() - interval '7 days')
       order by t.phase = 'over', t.created_at desc limit $2`,
      [player, MOST_JOINED],
    );
  }

  /** The ids of public tables, the newest first. One that has not started after three days is listed no more. */
  async listPublic(phase: Exclude<Phase, 'over'>): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('tables')
      .select('id')
      .where('public', '=', true)
      .where('phase', '=', phase)
      .where(sql<boolean>`(phase <> 'open' or created_at > clock_timestamp() - interval '3 days')`)
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map(({ id }) => id);
  }
}
