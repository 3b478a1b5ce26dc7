import { useSyncExternalStore } from 'react';
import { makePath, type Route } from './routes.ts';

const listeners = new Set<() => void>();
const moved = (): void => {
  for (const listener of listeners) listener();
};

export function go(route: Route): void {
  history.pushState(null, '', makePath(route));
  scrollTo(0, 0);
  moved();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export const usePath = (): string => useSyncExternalStore(watch, () => location.pathname);

/** The fragment of the address, which may hold a whole game. */
export const useHash = (): string => useSyncExternalStore(watch, () => location.hash);
