import { randomInt } from 'node:crypto';
import { type Database, type DatabasePlace, openDatabase } from '../storage/database.ts';
import { FolderInUse } from '../storage/folder-lock.ts';
import { removeName } from '../storage/former-player.ts';
import { REMOVED_NOTICE } from '../storage/notifications.ts';
import { administeredAt } from './admin-socket.ts';
import type { Administered, Health, Report } from './administered.ts';

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

/** What those who run a server do about it, beside it, or by way of it where it has a folder of its own. */
export class Administration implements Administered {
  private readonly database: Database;
  private readonly changed: (table: string) => void;

  /** `changed` is called for each table that a server in this process has to read anew; others hear of it. */
  constructor(database: Database, changed: (table: string) => void = () => {}) {
    this.database = database;
    this.changed = changed;
  }

  /** Acts on a database, which is closed afterwards, or asks the server whose folder it is. */
  static async on<T>(place: DatabasePlace, act: (admin: Administered) => Promise<T>): Promise<T> {
    const database = await openDatabase(place).catch((error: unknown) => {
      if (error instanceof FolderInUse && 'folder' in place) return error;
      throw error;
    });
    if (database instanceof FolderInUse) return await act(await askServer(place, database));
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
    for (const table of await removeName(this.database, player)) this.changed(table);
    return name;
  }

  /** Removes a table whose game is not over; says whether there was one. */
  async closeTable(table: string): Promise<boolean> {
    const closed = await this.database.query('close-table', CLOSE, [table]);
    this.changed(table);
    return closed.length > 0;
  }

  async health(): Promise<Health> {
    const [health] = await this.database.query<Health>('health', HEALTH, []);
    return health!;
  }
}

/** The server that holds a folder; what holds it may be no server, or one of an earlier version. */
async function askServer(place: DatabasePlace, inUse: FolderInUse): Promise<Administered> {
  const found = 'folder' in place ? await administeredAt(place.folder) : undefined;
  if (!found) throw inUse;
  return found;
}
