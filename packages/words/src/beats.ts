import type { GameEvent } from '@treefort/kernel';

/** Events by the beats that their table has numbered: what shares one is told in one sentence. */
export function beats<E extends Pick<GameEvent, 'beat'>>(events: readonly E[]): E[][] {
  const all: E[][] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last && event.beat !== undefined && last[0]?.beat === event.beat) last.push(event);
    else all.push([event]);
  }
  return all;
}
