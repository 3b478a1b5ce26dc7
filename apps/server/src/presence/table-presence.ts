import type { People } from '@treefort/protocol';
import type { Match } from '../tables/match.ts';
import type { TableConnections } from './connections.ts';
import type { ConnectedPlayer, LastSeen } from './presence-store.ts';

/** What the database last said about one table: who is connected through other servers, and when the absent were last seen. */
export class TablePresence {
  /** Has to be read again. */
  stale = true;
  private elsewhere: ReadonlyMap<string, number> = new Map();
  private lastSeen = new Map<string, number>();
  private reads = 0;

  /** Begins a read and gives its number: the result of an earlier read is ignored from now on. */
  beginRead(): number {
    this.stale = false;
    this.reads++;
    return this.reads;
  }

  endRead(
    read: number,
    elsewhere: readonly ConnectedPlayer[],
    lastSeen: readonly LastSeen[],
  ): void {
    if (read !== this.reads) return;
    this.elsewhere = new Map(elsewhere.map(({ player, count }) => [player, count]));
    this.lastSeen = new Map();
    for (const one of lastSeen) this.left(one);
  }

  left({ player, at }: LastSeen): void {
    this.lastSeen.set(player, Math.round(at));
  }

  has(player: string, here: TableConnections): boolean {
    return here.has(player) || this.elsewhere.has(player);
  }

  /** Until when a player who is not here now was here, if that is known. */
  leftAt(player: string, here: TableConnections): number | undefined {
    return this.has(player, here) ? undefined : this.lastSeen.get(player);
  }

  /** Who is present, as everybody may see it. It names nobody: the names of seated players are sent with the seats. */
  people({ seats }: Match, here: TableConnections): People {
    const seated = new Set(seats.map(({ player }) => player));
    const present = new Set([...here.keys(), ...this.elsewhere.keys()]);
    const named = [...present].filter((player) => player !== '' && !seated.has(player)).length;
    return {
      seats: seats.map(({ player }) => {
        if (player === null) return null;
        const isHere = present.has(player);
        return { here: isHere, since: isHere ? null : (this.lastSeen.get(player) ?? null) };
      }),
      watching: named + (here.get('')?.count ?? 0) + (this.elsewhere.get('') ?? 0),
    };
  }
}
