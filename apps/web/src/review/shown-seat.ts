import type { TurningPoint } from '@treefort/review';
import type { People } from '@treefort/words';

/** Whose change of chances is shown: the reader's where it is a large part of it, else the largest. */
export function shownSeat(
  { before, after }: Pick<TurningPoint, 'before' | 'after'>,
  { you }: People,
): number {
  const sizes = before.map((chance, seat) => Math.abs(after[seat]! - chance));
  const largest = Math.max(...sizes);
  return you !== undefined && sizes[you]! >= largest / 2 ? you : sizes.indexOf(largest);
}
