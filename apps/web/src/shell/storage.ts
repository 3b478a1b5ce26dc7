import { useSyncExternalStore } from 'react';

/** What the browser did not store is kept here, until the page is closed. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();
let failing = false;

/** Where storage is forbidden, even reading `localStorage` throws. */
function withStorage<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

function setFailing(fails: boolean): void {
  if (fails === failing) return;
  failing = fails;
  for (const listener of listeners) listener();
}

export const readText = (key: string): string | null =>
  memory.get(key) ?? withStorage((storage) => storage.getItem(key), null);

/** Stores a text, in the browser or else in memory; says whether it will be there after a reload. */
export function keepText(key: string, text: string): boolean {
  const kept = withStorage((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);
  if (kept) memory.delete(key);
  else memory.set(key, text);
  setFailing(!kept);
  return kept;
}

export function dropText(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(key), undefined);
}

export function keysUnder(prefix: string): string[] {
  const stored = withStorage((storage) => Object.keys(storage), []);
  return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isFailing = (): boolean => failing;

/** Whether the browser refused to store the latest text. */
export const useStorageFails = (): boolean => useSyncExternalStore(watch, isFailing, isFailing);
