import type { People } from '@treefort/protocol';
import type { Here } from './connections.ts';
import type { Guests, Seen } from './presence-store.ts';
import type { Sitting } from '../tables/match.ts';

/** What was last read of the people at a table: who is there through other servers, and when the others were last seen. */
export class Roll {
  /** Has to be read again. */
  stale = true;
  private elsewhere: ReadonlyMap<string, number> = new Map();
  private lastSeen = new Map<string, number>();
  private asked = 0;

  /** Begins to read; what an earlier reading still brings counts no more. */
  ask(): number {
    this.stale = false;
    this.asked++;
    return this.asked;
  }

  fill(asked: number, elsewhere: readonly Guests[], seen: readonly Seen[]): void {
    if (asked !== this.asked) return;
    this.elsewhere = new Map(elsewhere.map(({ player, n }) => [player, n]));
    this.lastSeen = new Map();
    for (const one of seen) this.see(one);
  }

  see({ player, at }: Seen): void {
    this.lastSeen.set(player, Math.round(at));
  }

  /** The people as everybody may see them: no names but those of the seats, which are told elsewhere. */
  people({ seats }: Sitting, here: Here): People {
    const seated = new Set(seats.map(({ player }) => player));
    const there = new Set([...here.keys(), ...this.elsewhere.keys()]);
    const named = [...there].filter((player) => player !== '' && !seated.has(player)).length;
    return {
      seats: seats.map(({ player }) => {
        if (player === null) return null;
        const isHere = there.has(player);
        return { here: isHere, since: isHere ? null : (this.lastSeen.get(player) ?? null) };
      }),
      watching: named + (here.get('')?.n ?? 0) + (this.elsewhere.get('') ?? 0),
    };
  }
}
