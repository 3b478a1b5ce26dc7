import { nth } from '@treefort/kernel';
import type { Said, Way } from './play.ts';

/** All chances of one tenth: how many, what was said on average, and how often it came true. */
export interface Tenth {
  readonly from: number;
  readonly count: number;
  readonly games: number;
  readonly said: number;
  readonly cameTrue: number;
  /** The standard error of what came true, games taken for independent and the positions of one game not. */
  readonly error: number;
}

const TENTHS = 10;

interface Heap {
  count: number;
  said: number;
  won: number;
  /** By game: how many, and by how much more was won than said. */
  readonly byGame: Map<number, { count: number; more: number }>;
}

/** How what was said came true, tenth by tenth. */
export function tenthsOf(games: readonly Said[], way: Way): readonly Tenth[] {
  const heaps: Heap[] = Array.from({ length: TENTHS }, () => ({
    count: 0,
    said: 0,
    won: 0,
    byGame: new Map(),
  }));
  for (const [n, { [way]: sayings, won }] of games.entries()) {
    for (const { chances } of sayings) {
      for (const [seat, chance] of chances.entries()) {
        const heap = nth(heaps, Math.min(TENTHS - 1, Math.floor(chance * TENTHS)));
        heap.count++;
        heap.said += chance;
        heap.won += nth(won, seat);
        const one = heap.byGame.get(n) ?? { count: 0, more: 0 };
        heap.byGame.set(n, { count: one.count + 1, more: one.more + nth(won, seat) - chance });
      }
    }
  }
  return heaps.map(tenthOf);
}

function tenthOf({ count, said, won, byGame }: Heap, i: number): Tenth {
  const all = Math.max(1, count);
  const off = (won - said) / all;
  let squares = 0;
  for (const one of byGame.values()) squares += (one.more - one.count * off) ** 2;
  return {
    from: i / TENTHS,
    count,
    games: byGame.size,
    said: said / all,
    cameTrue: won / all,
    error: Math.sqrt(squares) / all,
  };
}
