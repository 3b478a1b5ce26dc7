import { useSyncExternalStore } from 'react';

let taken: string | undefined;

/**
 * The secret of a link from another device, `/me#SECRET`; earlier versions made `/me/SECRET`. It is taken out of the
 * address at once, and stays in no history and no storage.
 */
export function takeLinkSecret(): string | undefined {
  const { hash, pathname } = location;
  const [, first, second] = pathname.split('/');
  const found = first === 'me' ? hash.slice(1) || second : undefined;
  if (found) {
    taken = found;
    history.replaceState(null, '', '/me');
  }
  return taken;
}

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const useLinkSecret = (): string | undefined =>
  useSyncExternalStore(watch, takeLinkSecret, takeLinkSecret);
