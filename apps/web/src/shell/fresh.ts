import { useEffect } from 'react';

const KEY = 'treefort.reloaded';
const LOOK_AGAIN = 1_000;

/** The build of the client that this page is: the path of its script. */
export const pageVersion = (): string | null =>
  document.querySelector('script[type=module]')?.getAttribute('src') ?? null;

/** Whether somebody would lose something: a dialog is open, or a text is being written. */
function inUse(): boolean {
  const { activeElement } = document;
  const writing = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return writing || document.querySelector('dialog[open]') !== null;
}

/** Loading the same build twice would be of no use, so a page does it once. */
function reload(): void {
  const own = pageVersion() ?? '';
  if (sessionStorage.getItem(KEY) === own) return;
  sessionStorage.setItem(KEY, own);
  location.reload();
}

/** Where a newer build is served, loads the page anew at the next moment in which nothing is lost by it. */
export function useFreshPage(newer: boolean): void {
  useEffect(() => {
    if (!newer) return undefined;
    const timer = setInterval(() => !inUse() && reload(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [newer]);
}
