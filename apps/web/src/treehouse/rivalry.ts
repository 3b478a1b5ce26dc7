import type { Colour, TreehouseView } from '@treefort/treehouse';
import { countsOf } from './prospect.ts';

/** How my rooms of a colour would compare with those of the others, if I had one more. */
export interface Rivalry {
  readonly kind: 'nobody' | 'ahead' | 'level' | 'behind';
  /** Mine then. */
  readonly mine: number;
  /** The most that another has, and who has them. */
  readonly theirs: number;
  readonly who: readonly number[];
}

export function rivalryIn(view: TreehouseView, seat: number, colour: Colour): Rivalry {
  const counts = countsOf(view, colour);
  const mine = (counts[seat] ?? 0) + 1;
  const others = counts.map((count, who) => (who === seat ? 0 : count));
  const theirs = Math.max(...others);
  const who = others.flatMap((count, at) => (at !== seat && count === theirs ? [at] : []));
  if (theirs === 0) return { kind: 'nobody', mine, theirs, who: [] };
  const kind = mine > theirs ? 'ahead' : mine === theirs ? 'level' : 'behind';
  return { kind, mine, theirs, who };
}
