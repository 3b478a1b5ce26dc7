import { useSyncExternalStore } from 'react';
import type { RecordedTable } from '../table/recorded-table.ts';
import type { Moment } from '../table/table.ts';

/** The moment of a recorded game that is looked at. */
export function useMoment(table: RecordedTable): Moment {
  return useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.now(),
  );
}
