import { useEffect, useSyncExternalStore } from 'react';
import type { RecordedTable } from '../table/recorded-table.ts';
import { replayMomentQuery } from './game-link.ts';

/** Browsers limit how often the address may change, so it follows after a pause. */
const SETTLED = 300;

/** Puts the moment into the address, so that it can be copied. */
export function useAddress(table: RecordedTable): void {
  useSyncExternalStore(
    (changed) => table.watch(changed),
    () => table.now(),
  );
  const { at, eyes } = table;
  useEffect(() => {
    const { pathname, hash } = location;
    const timer = setTimeout(() => {
      history.replaceState(null, '', pathname + replayMomentQuery({ at, eyes }) + hash);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [at, eyes]);
}
