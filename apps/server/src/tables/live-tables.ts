import type { Phase } from '@treefort/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { LiveTable, type Surroundings } from './live-table.ts';
import type { Metrics } from '../metrics.ts';
import type { Plan } from './plan.ts';

/** A table that anybody may find. */
export interface Listed {
  readonly plan: Plan;
  readonly phase: Phase;
}

/** A table at which a player sat down. */
export interface SatAt {
  readonly id: string;
  readonly created: number;
}

const MOST_LISTED = 100;
/** So many of one's own. */
const MOST_OWN = 24;
/** Milliseconds in which whoever asked for a table surely does something with it. */
const IN_USE = 5000;

/** All tables, of which those used lately are in memory. */
export class Hall {
  private readonly database: Database;
  private readonly around: Surroundings;
  private readonly metrics: Metrics;
  private readonly most: number;
  /** The one used longest ago comes first. */
  private readonly live = new Map<string, LiveTable>();
  private walk = this.live.values();

  constructor(database: Database, around: Surroundings, most: number) {
    this.database = database;
    this.around = around;
    this.metrics = around.metrics;
    this.most = most;
  }

  async add({ id, ...plan }: Plan): Promise<void> {
    const row = { id, plan: JSON.stringify({ id, ...plan }), public: plan.public };
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

  /** A table by its id, ready to be asked. */
  async find(id: string): Promise<LiveTable | null> {
    const known = this.live.get(id);
    if (known) return this.use(known);
    const rows = await this.database.often<{ plan: Plan }>(
      'plan',
      'select plan from tables where id = $1',
      [id],
    );
    const plan = rows[0]?.plan;
    if (!plan) return null;
    const live = this.use(this.live.get(id) ?? new LiveTable(plan, this.around));
    this.forget(live.used - IN_USE);
    return live;
  }

  private use(live: LiveTable): LiveTable {
    this.live.delete(live.id);
    this.live.set(live.id, live);
    live.used = performance.now();
    return live;
  }

  /** A table that is in memory now. */
  present(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** Some of the tables that somebody here waits at; others next time. */
  someWaitedAt(most: number): LiveTable[] {
    const some: LiveTable[] = [];
    while (some.length < most) {
      const { value: live, done } = this.walk.next();
      if (done) {
        this.walk = this.live.values();
        return some;
      }
      if (live.awaited) some.push(live);
    }
    return some;
  }

  get all(): Iterable<LiveTable> {
    return this.live.values();
  }

  /** Lets go of tables that nobody has asked for since a time, where there are too many. */
  private forget(since: number): void {
    this.metrics.tables.set(this.live.size);
    for (const [id, live] of this.live) {
      if (this.live.size <= this.most || live.used > since) return;
      if (!live.awaited && !live.busy) this.live.delete(id);
    }
  }

  /** The tables at which a player sat down and that are not over for long: those going on first, then the newest. */
  async ofPlayer(player: string): Promise<SatAt[]> {
    return await this.database.often<SatAt>(
      'of-player',
      `select t.id, extract(epoch from t.created_at)::float8 * 1000 as created
       from seated s join tables t on t.id = s.table_id
       where s.player = $1
         and (t.phase <> 'over' or t.ended_at > clock_timestamp() - interval '7 days')
       order by t.phase = 'over', t.created_at desc limit $2`,
      [player, MOST_OWN],
    );
  }

  /** The public tables one can join or watch, the newest first; for one that never began nobody waits for ever. */
  async list(phase: Exclude<Phase, 'over'>): Promise<Listed[]> {
    return await this.database.db
      .selectFrom('tables')
      .select(['plan', 'phase'])
      .where('public', '=', true)
      .where('phase', '=', phase)
      .where(sql<boolean>`(phase <> 'open' or created_at > clock_timestamp() - interval '3 days')`)
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }
}
