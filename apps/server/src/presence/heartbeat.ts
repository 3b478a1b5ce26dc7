import type { PresenceStore } from './presence-store.ts';

/** Milliseconds between two heartbeats of this server. */
const INTERVAL = 5000;

/** What follows from a heartbeat. */
export interface HeartbeatEvents {
  /** A dead server was removed that had players at this table. */
  serverDied(table: string): void;
  /** Servers came or went since the last heartbeat. */
  serversChanged(): void;
  /** Others took this server for dead and have removed its connections. */
  wasRemoved(): void;
  failed(error: unknown): void;
}

/** Tells other servers regularly that this one is alive, and removes those that are not. */
export class Heartbeat {
  private readonly store: PresenceStore;
  private readonly events: HeartbeatEvents;
  private servers = '';
  private lastBeat = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(store: PresenceStore, events: HeartbeatEvents) {
    this.store = store;
    this.events = events;
  }

  async start(): Promise<void> {
    await this.beat();
    this.beatLater();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.beating;
  }

  private beatLater(): void {
    this.timer = setTimeout(async () => {
      this.beating = this.beat().catch(this.events.failed);
      await this.beating;
      if (!this.stopped) this.beatLater();
    }, INTERVAL);
  }

  private async beat(): Promise<void> {
    // While the database was out of reach, other servers could not send a heartbeat either: give them time first.
    if (performance.now() - this.lastBeat < 2 * INTERVAL) {
      for (const table of await this.store.removeDeadServers()) this.events.serverDied(table);
    }
    const { servers, fresh } = await this.store.heartbeat();
    this.lastBeat = performance.now();
    if (fresh) this.events.wasRemoved();
    const now = servers.join(' ');
    if (now !== this.servers) this.events.serversChanged();
    this.servers = now;
  }
}
