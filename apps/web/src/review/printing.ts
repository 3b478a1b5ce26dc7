import { useSyncExternalStore } from 'react';

const paper = matchMedia('print');

function watch(changed: () => void): () => void {
  paper.addEventListener('change', changed);
  return () => paper.removeEventListener('change', changed);
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => paper.matches);
