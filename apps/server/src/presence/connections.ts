/** A reconnect within 5 s counts as presence: a page that reloads has not been away. */
export const RECONNECT_GRACE = 5000;

interface PlayerConnections {
  count: number;
  /** One timer for each lost connection that may still come back, the oldest first. */
  readonly closing: NodeJS.Timeout[];
}

/** Called when a player became present, or left at a time of `performance`. */
export type PresenceChanged = (table: string, player: string, leftAt: number) => void;

/** The connections to one table through this server, by player id. Anonymous watchers share the empty id. */
export type TableConnections = ReadonlyMap<string, Readonly<PlayerConnections>>;

const NONE: TableConnections = new Map();

/** Counts the open connections of this server by table and player. */
export class Connections {
  private readonly tables = new Map<string, Map<string, PlayerConnections>>();
  private readonly changed: PresenceChanged;
  private stopped = false;

  constructor(changed: PresenceChanged) {
    this.changed = changed;
  }

  at(table: string): TableConnections {
    return this.tables.get(table) ?? NONE;
  }

  opened(table: string, player: string): void {
    const connections = this.of(table, player);
    const closing = connections.closing.shift();
    if (closing) return clearTimeout(closing);
    connections.count++;
    if (connections.count === 1 || player === '') this.changed(table, player, performance.now());
  }

  closed(table: string, player: string): void {
    if (this.stopped) return;
    const { closing } = this.of(table, player);
    const leftAt = performance.now();
    closing.push(setTimeout(() => this.remove(table, player, leftAt), RECONNECT_GRACE));
  }

  /** Reports everybody who is present once more. */
  reportAll(): void {
    for (const [table, players] of this.tables) {
      for (const player of players.keys()) this.changed(table, player, performance.now());
    }
  }

  stop(): void {
    this.stopped = true;
    for (const players of this.tables.values()) {
      for (const { closing } of players.values()) for (const timer of closing) clearTimeout(timer);
    }
  }

  private of(table: string, player: string): PlayerConnections {
    const players = this.tables.get(table) ?? new Map<string, PlayerConnections>();
    const connections = players.get(player) ?? { count: 0, closing: [] };
    this.tables.set(table, players.set(player, connections));
    return connections;
  }

  private remove(table: string, player: string, leftAt: number): void {
    const players = this.tables.get(table)!;
    const connections = players.get(player)!;
    connections.closing.shift();
    connections.count--;
    if (connections.count === 0) players.delete(player);
    if (players.size === 0) this.tables.delete(table);
    if (connections.count === 0 || player === '') this.changed(table, player, leftAt);
  }
}
