import type { Table } from '@treefort/kernel';
import type { Undo } from './news.ts';

/** What undo would do for a seat now: the answer that it takes back, or the rule for which it cannot. */
export function undoOf(table: Table, seat: number): Undo {
  const last = table.undoable(seat);
  return last.ok ? { option: last.value[1] } : { rule: last.fault.rule ?? last.fault.why };
}
