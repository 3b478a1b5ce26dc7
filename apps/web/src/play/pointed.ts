import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Pointed } from './playing.tsx';

/** What is pointed at. It lies outside the table's state, so that only what is pointed at draws itself anew. */
export class PointedStore {
  private readonly listeners = new Set<() => void>();
  private pointed: Pointed | undefined;

  readonly now = (): Pointed | undefined => this.pointed;

  readonly watch = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  readonly point = (pointed: Pointed | undefined): void => {
    if (this.pointed === pointed) return;
    this.pointed = pointed;
    for (const listener of this.listeners) listener();
  };
}

export const PointedContext = createContext(new PointedStore());

/** What is pointed at now, wherever that is. */
export function usePointed(): Pointed | undefined {
  const store = useContext(PointedContext);
  return useSyncExternalStore(store.watch, store.now, store.now);
}

/** What follows from what is pointed at; it is drawn anew only when that is another word or number. */
export function useFromPointed<T extends string | number | boolean | undefined>(
  select: (pointed: Pointed | undefined) => T,
): T {
  const store = useContext(PointedContext);
  const now = (): T => select(store.now());
  return useSyncExternalStore(store.watch, now, now);
}

/** Whether this target is pointed at. */
export const useIsPointed = (target: string): boolean =>
  useFromPointed((pointed) => pointed?.target === target);
