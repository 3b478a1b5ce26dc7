import type { LiveTable } from '../tables/live-table.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Call } from './call.ts';
import { callsAfter } from './occasions.ts';

export interface AbsentPlayersOptions {
  isHere(live: LiveTable, player: string): Promise<boolean>;
  /** Whether a player is connected to a table through this server. */
  isConnected(table: string, player: string): boolean;
  tell(call: Call): Promise<void>;
  looked(player: string, table: string): Promise<void>;
  failed(error: unknown): void;
  /** After so many milliseconds a player who was here is looked for again: they may have been about to leave. */
  readonly hold: number;
}

const occasionOf = ({ about, occasion }: Call): string => `${about} ${occasion}`;

/** Sees from what is written at tables who has to be called, because they are not there. */
export class AbsentPlayers {
  private readonly options: AbsentPlayersOptions;
  /** What each player of a table was last called for from here, so that the database need not be asked. */
  private readonly told = new WeakMap<LiveTable, Map<string, string>>();
  /** Players who were at the table, by table and player. */
  private readonly held = new Map<string, NodeJS.Timeout>();

  constructor(options: AbsentPlayersOptions) {
    this.options = options;
  }

  written(live: LiveTable, entries: readonly LogEntry[]): void {
    // Entries that were written together may give the same occasion.
    const calls = new Map<string, Call>();
    for (const entry of entries) {
      this.noteAct(live, entry);
      for (const call of callsAfter(live.match, entry)) {
        calls.set(`${call.player} ${occasionOf(call)}`, call);
      }
    }
    for (const call of calls.values()) this.consider(live, call).catch(this.options.failed);
  }

  close(): void {
    for (const timer of this.held.values()) clearTimeout(timer);
  }

  /** Who acts without being connected, by a program, has looked all the same. */
  private noteAct({ id, match }: LiveTable, entry: LogEntry): void {
    if (entry.did !== 'choose' || entry.by !== 'player') return;
    const player = match.seats[entry.seat]?.player;
    if (player == null || this.options.isConnected(id, player)) return;
    this.options.looked(player, id).catch(this.options.failed);
  }

  private async consider(live: LiveTable, call: Call): Promise<void> {
    const told = this.told.get(live) ?? new Map<string, string>();
    this.told.set(live, told);
    if (told.get(call.player) === occasionOf(call)) return;
    if (await this.options.isHere(live, call.player)) return this.hold(live, call);
    told.set(call.player, occasionOf(call));
    await this.options.tell(call);
  }

  private hold(live: LiveTable, call: Call): void {
    const key = `${live.id} ${call.player}`;
    clearTimeout(this.held.get(key));
    const timer = setTimeout(() => {
      this.held.delete(key);
      this.callIfGone(live, call).catch(this.options.failed);
    }, this.options.hold);
    this.held.set(key, timer.unref());
  }

  private async callIfGone(live: LiveTable, call: Call): Promise<void> {
    if (!(await this.options.isHere(live, call.player))) await this.options.tell(call);
  }
}
