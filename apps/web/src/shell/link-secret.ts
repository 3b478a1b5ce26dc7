import { useSyncExternalStore } from 'react';

let taken: string | undefined;

/**
 * The secret of a link from another device, `/me#SECRET`, or in an email, `/calls/…#SECRET`; earlier versions made
 * `/me/SECRET`. It is taken out of the address at once, and stays in no history and no storage.
 */
export function takeLinkSecret(): string | undefined {
  const { hash, pathname } = location;
  const [, first, second] = pathname.split('/');
  const isCall = first === 'calls';
  const found = isCall || first === 'me' ? hash.slice(1) || (isCall ? '' : second) : undefined;
  if (found) {
    taken = found;
    history.replaceState(null, '', isCall ? pathname : '/me');
  }
  return taken;
}

function watch(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const useLinkSecret = (): string | undefined =>
  useSyncExternalStore(watch, takeLinkSecret, takeLinkSecret);
