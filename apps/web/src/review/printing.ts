import { useSyncExternalStore } from 'react';

const paper = matchMedia('print');

function watch(changed: () => void): () => void {
  paper.addEventListener('change', changed);
  return () => paper.removeEventListener('change', changed);
}

/** Whether the page is laid out for paper, on which nothing can be unfolded any more. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => paper.matches);
