import { useSyncExternalStore } from 'react';

/** What the browser did not take lives here, as long as the page does. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let failing = false;

/** Storage can be forbidden as a whole: then even to name it throws. */
function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

function tell(fails: boolean): void {
  if (fails === failing) return;
  failing = fails;
  for (const listener of listeners) listener();
}

export const readText = (key: string): string | null =>
  memory.get(key) ?? attempt((storage) => storage.getItem(key), null);

/** Keeps a text, in the browser or else in memory; says whether it will outlive the page. */
export function keepText(key: string, text: string): boolean {
  const kept = attempt((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);
  if (kept) memory.delete(key);
  else memory.set(key, text);
  tell(!kept);
  return kept;
}

export function dropText(key: string): void {
  memory.delete(key);
  attempt((storage) => storage.removeItem(key), undefined);
}

export function keysUnder(prefix: string): string[] {
  const stored = attempt((storage) => Object.keys(storage), []);
  return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the latest text found no place but memory. */
export const useForgetful = (): boolean => useSyncExternalStore(watch, () => failing);
