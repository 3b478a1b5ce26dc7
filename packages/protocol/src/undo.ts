import type { Result, Table } from '@treefort/kernel';
import type { Undo } from './news.ts';

/** What undo would do for a seat now: the answer that it takes back, or the rule for which it cannot. */
export function undoOf(table: Table, seat: number): Undo {
  const last = table.undoable(seat);
  return undoTo(last.ok ? { ok: true, value: { option: last.value[1] } } : last);
}

/** The same where it is known which answer that is, or why it cannot be taken back. */
export const undoTo = (last: Result<{ readonly option: string }>): Undo =>
  last.ok ? { option: last.value.option } : { rule: last.fault.rule ?? last.fault.why };
