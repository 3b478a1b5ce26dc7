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

/** Whether this target is pointed at. */
export function useIsPointed(target: string): boolean {
  const store = useContext(PointedContext);
  const now = (): boolean => store.now()?.target === target;
  return useSyncExternalStore(store.watch, now, now);
}
