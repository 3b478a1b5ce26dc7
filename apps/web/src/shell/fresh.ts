import { useEffect } from 'react';

const KEY = 'treefort.reloaded';
const LOST_KEY = 'treefort.reloaded-for-a-part';
const LOOK_AGAIN = 1_000;
const A_WHILE = 600_000;

/** The build of the client that this page is: the path of its script. */
export const pageVersion = (): string | null =>
  document.querySelector('script[type=module]')?.getAttribute('src') ?? null;

/** Whether somebody would lose something: a dialog is open, or a text is being written. */
function inUse(): boolean {
  const { activeElement } = document;
  const writing = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return writing || document.querySelector('dialog[open]') !== null;
}

/** Loads the page anew, where what is remembered of the last time allows it; says whether it does. */
function reload(key: string, own: string, may: (last: string) => boolean): boolean {
  try {
    if (!may(sessionStorage.getItem(key) ?? '')) return false;
    sessionStorage.setItem(key, own);
  } catch {
    // Where nothing is remembered, it would be done again and again.
    return false;
  }
  location.reload();
  return true;
}

/** Where a newer build is served, loads the page anew at the next moment in which nothing is lost by it. */
export function useFreshPage(newer: boolean): void {
  useEffect(() => {
    if (!newer) return undefined;
    const own = pageVersion() ?? '';
    // Loading the same build twice would be of no use.
    const again = (): boolean => !inUse() && reload(KEY, own, (last) => last !== own);
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [newer]);
}

/** Whether whatever serves the page can be reached now. */
export async function isServed(): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A part of this build did not come: loads the page anew where that may help, once in a while; says whether it does. */
export async function loadedAnew(): Promise<boolean> {
  if (!(await isServed()) || inUse()) return false;
  const now = Date.now();
  return reload(LOST_KEY, `${now}`, (last) => now - Number(last) > A_WHILE);
}
