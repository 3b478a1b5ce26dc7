/** Whoever is back within so many milliseconds has not been away: a page loads itself anew. */
export const GRACE = 5000;

interface Guest {
  n: number;
  /** Connections that are lost and may come back, the first lost first. */
  readonly leaving: NodeJS.Timeout[];
}

/** Is told of somebody who is here now and was not, or who went at a time of `performance`. */
export type Moved = (table: string, player: string, went: number) => void;

/** Those who are at a table through this server: by player, how many connections; nobody's name is empty. */
export type Here = ReadonlyMap<string, Readonly<Guest>>;

const NOBODY: Here = new Map();

/** Counts who comes and goes at this server; those without a name are counted together. */
export class Door {
  private readonly tables = new Map<string, Map<string, Guest>>();
  private readonly moved: Moved;
  private closed = false;

  constructor(moved: Moved) {
    this.moved = moved;
  }

  at(table: string): Here {
    return this.tables.get(table) ?? NOBODY;
  }

  came(table: string, player: string): void {
    const guest = this.guest(table, player);
    const leaving = guest.leaving.shift();
    if (leaving) return clearTimeout(leaving);
    guest.n++;
    if (guest.n === 1 || player === '') this.moved(table, player, performance.now());
  }

  left(table: string, player: string): void {
    if (this.closed) return;
    const { leaving } = this.guest(table, player);
    const went = performance.now();
    leaving.push(setTimeout(() => this.gone(table, player, went), GRACE));
  }

  /** Tells of everybody again. */
  recall(): void {
    for (const [table, guests] of this.tables) {
      for (const player of guests.keys()) this.moved(table, player, performance.now());
    }
  }

  close(): void {
    this.closed = true;
    for (const guests of this.tables.values()) {
      for (const { leaving } of guests.values()) for (const timer of leaving) clearTimeout(timer);
    }
  }

  private guest(table: string, player: string): Guest {
    const guests = this.tables.get(table) ?? new Map<string, Guest>();
    const guest = guests.get(player) ?? { n: 0, leaving: [] };
    this.tables.set(table, guests.set(player, guest));
    return guest;
  }

  private gone(table: string, player: string, went: number): void {
    const guests = this.tables.get(table)!;
    const guest = guests.get(player)!;
    guest.leaving.shift();
    guest.n--;
    if (guest.n === 0) guests.delete(player);
    if (guests.size === 0) this.tables.delete(table);
    if (guest.n === 0 || player === '') this.moved(table, player, went);
  }
}
