import { accept, nth, type Result, refuse } from '@treefort/kernel';
import type { Devices, KnownDevice } from '../players/devices.ts';
import type { Database } from '../storage/database.ts';
import { forgetSeats, removeName } from '../storage/former-player.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { UnreadableTable } from '../tables/replay.ts';

export interface DeletionOptions {
  readonly database: Database;
  readonly devices: Devices;
  readonly tables: LiveTables;
}

const UNFINISHED = `
  select t.id from seated s join tables t on t.id = s.table_id
  where s.player = $1 and t.phase <> 'over'`;

/** Forgets players. Their seats stay in the log without a name; everything else of theirs goes. */
export class Deletion {
  private readonly database: Database;
  private readonly devices: Devices;
  private readonly tables: LiveTables;

  constructor({ database, devices, tables }: DeletionOptions) {
    this.database = database;
    this.devices = devices;
    this.tables = tables;
  }

  /** Every step may be done twice: where one fails, the device is still signed in and can ask again. */
  async forget({ id: here, player }: KnownDevice): Promise<void> {
    await this.devices.signOutOthers(player, here);
    await this.leaveTables(player.id);
    await this.removeNames(player.id);
    await this.devices.signOutAll(player);
    // What refers to a player is deleted with the row.
    await this.database.query('delete-player', 'delete from players where id = $1', [player.id]);
    // Something may have been under way before all devices were signed out.
    await this.removeNames(player.id);
    await forgetSeats(this.database, player.id);
  }

  private async leaveTables(player: string): Promise<void> {
    const rows = await this.database.query<{ id: string }>('unfinished', UNFINISHED, [player]);
    for (const { id } of rows) {
      const live = await this.tables.find(id);
      await live?.append((match) => leaving(match, player)).catch(ignoreUnreadable);
    }
  }

  private async removeNames(player: string): Promise<void> {
    for (const table of await removeName(this.database, player)) this.tables.reload(table);
  }
}

/** The seat becomes free before the game; during it a bot plays on. */
function leaving(match: Match, player: string): Result<LogEntry> {
  const seat = match.seatOf(player);
  const done = seat === null || match.phase === 'over' || nth(match.seats, seat).away !== null;
  if (done) return refuse({ why: 'malformed', message: 'has left already' });
  return accept(
    match.phase === 'open' ? { did: 'stand', seat } : { did: 'away', seat, why: 'left' },
  );
}

const ignoreUnreadable = (error: unknown): void => {
  if (!(error instanceof UnreadableTable)) throw error;
};
