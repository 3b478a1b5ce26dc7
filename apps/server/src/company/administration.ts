import { randomInt } from 'node:crypto';
import { type Database, type DatabasePlace, openDatabase } from '../storage/database.ts';
import { removeName } from '../storage/former-player.ts';
import { REMOVED_NOTICE } from '../storage/notifications.ts';

/** What somebody was reported for, by how many. */
export interface Report {
  readonly player: string;
  readonly name: string;
  readonly why: string;
  readonly by: number;
  readonly table: string | null;
  /** What was written about it, the latest first. */
  readonly texts: readonly string[];
  readonly at: Date;
}

/** How a server and its database are. */
export interface Health {
  readonly servers: number;
  readonly players: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
  readonly waiting: number;
  readonly reports: number;
}

const REPORTS = `
  select r.about as player, p.name, r.why, count(*)::int as by,
    (array_agg(r.table_id order by r.at desc))[1] as table,
    coalesce((array_agg(r.text order by r.at desc) filter (where r.text is not null))[1:5], '{}') as texts,
    max(r.at) as at
  from reports r join players p on p.id = r.about
  group by r.about, p.name, r.why order by count(*) desc, max(r.at) desc limit 200`;

const HEALTH = `
  select
    (select count(*)::int from servers where beat_at > clock_timestamp() - interval '15 seconds') as servers,
    (select count(*)::int from players) as players,
    (select count(*)::int from tables where phase = 'open') as open,
    (select count(*)::int from tables where phase = 'playing') as playing,
    (select count(*)::int from tables where phase = 'over') as over,
    (select count(*)::int from queue) as waiting,
    (select count(*)::int from reports) as reports`;

/** Finished games stay: ratings follow from them. */
const CLOSE = `
  with gone as (delete from tables where id = $1 and phase <> 'over' returning id),
    moved as (delete from moves using gone where table_id = gone.id),
    sat as (delete from seated using gone where table_id = gone.id),
    seen as (delete from last_seen using gone where table_id = gone.id)
  select id, ${REMOVED_NOTICE} from gone`;

/** What those who run a server do about it, beside it: a PostgreSQL server may be in use, a folder may not. */
export class Administration {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  /** Acts on a database, which is closed afterwards. */
  static async on<T>(place: DatabasePlace, act: (admin: Administration) => Promise<T>): Promise<T> {
    const database = await openDatabase(place);
    try {
      return await act(new Administration(database));
    } finally {
      await database.close();
    }
  }

  reports(): Promise<Report[]> {
    return this.database.query<Report>('reports', REPORTS, []);
  }

  /** Forgets what was reported about somebody. */
  async settle(player: string): Promise<number> {
    const rows = await this.database.query(
      'settle',
      'delete from reports where about = $1 returning id',
      [player],
    );
    return rows.length;
  }

  /** Gives a player another name, at old tables as well; the new name, or undefined where there is no such player. */
  async removeName(player: string): Promise<string | undefined> {
    const name = `Guest ${randomInt(1000, 10_000)}`;
    const rows = await this.database.query(
      'admin-rename',
      'update players set name = $2 where id = $1 returning id',
      [player, name],
    );
    if (rows.length === 0) return undefined;
    await removeName(this.database, player);
    return name;
  }

  /** Removes a table whose game is not over; says whether there was one. */
  async closeTable(table: string): Promise<boolean> {
    return (await this.database.query('close-table', CLOSE, [table])).length > 0;
  }

  async health(): Promise<Health> {
    const [health] = await this.database.query<Health>('health', HEALTH, []);
    return health!;
  }
}
