import type { GameEvent } from '@treefort/kernel';

/** More than this at once is a jump through a recording, not play. */
const AT_ONCE = 60;

/** What has happened since; nothing after an undo or a jump. */
export function newEvents(
  before: readonly GameEvent[],
  now: readonly GameEvent[],
): readonly GameEvent[] {
  const since = now.slice(before.length);
  return since.length > AT_ONCE ? [] : since;
}
