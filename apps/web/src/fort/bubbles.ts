import type { FortView } from '@treefort/fort';
import type { Bubble } from '../play/bubble.ts';
import { zoneOf } from '../play/zone.ts';

/** What Fort explains once: following, recruiting, and that friends in the Yard may leave. */
export function fortBubbles({ phase, seats, viewer }: FortView, asked: unknown): readonly Bubble[] {
  if (viewer === 'watcher') return [];
  const found: Bubble[] = [];
  if (asked && phase === 'follow') found.push({ id: 'fort-follow', zone: 'in-play' });
  if (asked && phase === 'recruit') found.push({ id: 'fort-recruit', zone: 'park' });
  if (seats[viewer]!.yard.length > 0) found.push({ id: 'fort-yard', zone: zoneOf('yard', viewer) });
  return found;
}
