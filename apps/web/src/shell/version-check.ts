import { useEffect } from 'react';

const KEY = 'treefort.reloaded';
const MISSING_PART_KEY = 'treefort.reloaded-for-a-part';
const CHECK_EVERY = 1_000;
const RELOAD_AT_MOST_EVERY = 600_000;

/** Which build of the client this page is: the path of its script. */
export const pageVersion = (): string | null =>
  document.querySelector('script[type=module]')?.getAttribute('src') ?? null;

/** Whether a reload would lose something: a dialog is open, or a text is being written. */
function inUse(): boolean {
  const { activeElement } = document;
  const writing = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return writing || document.querySelector('dialog[open]') !== null;
}

/** Reloads the page if `may` allows it, given the value stored at the last reload; says whether it does. */
function reload(key: string, value: string, may: (last: string) => boolean): boolean {
  try {
    if (!may(sessionStorage.getItem(key) ?? '')) return false;
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage the page would reload again and again.
    return false;
  }
  location.reload();
  return true;
}

/** If the server has a newer build, reloads the page as soon as nothing is lost by it. */
export function useReloadOnNewVersion(newer: boolean): void {
  useEffect(() => {
    if (!newer) return undefined;
    const own = pageVersion() ?? '';
    // A reload that brought the same build once more is not repeated.
    const again = (): boolean => !inUse() && reload(KEY, own, (last) => last !== own);
    const timer = setInterval(again, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [newer]);
}

/** Whether the server can be reached now. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A file of this build did not load: reloads the page if the server answers, once in ten minutes; says whether it does. */
export async function reloadForMissingPart(): Promise<boolean> {
  if (!(await serverAnswers()) || inUse()) return false;
  const now = Date.now();
  return reload(MISSING_PART_KEY, `${now}`, (last) => now - Number(last) > RELOAD_AT_MOST_EVERY);
}
