import { useSyncExternalStore } from 'react';
import { dropText, keepText, readText } from './storage.ts';

const KEY = 'treefort.queue';
const listeners = new Set<() => void>();

const inQueue = (): boolean => readText(KEY) !== null;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes whether this browser's player looks for company: a page that is reloaded goes on looking. */
export function setInQueue(waits: boolean): void {
  if (waits === inQueue()) return;
  if (waits) keepText(KEY, 'waiting');
  else dropText(KEY);
  for (const listener of listeners) listener();
}

/** Whether this browser's player may have a place in the queue. */
export const useInQueue = (): boolean => useSyncExternalStore(watch, inQueue, inQueue);
