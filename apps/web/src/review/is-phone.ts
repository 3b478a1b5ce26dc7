import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 600px)');

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether the parts of a review stand behind tabs, one at a time. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => narrow.matches);
