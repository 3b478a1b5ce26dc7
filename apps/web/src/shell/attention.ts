import { useEffect } from 'react';
import { currentSettings } from './settings.ts';

const QUIET = { title: 'Treefort', icon: '/art/things/acorn.svg' };
const TURN_ICON = '/art/things/acorn-turn.svg';

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

/** Asks the browser, which asks the person: only after a tap. Says whether it may tell. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';

/** A message of the device, where it is wanted and the page is not looked at. */
async function notify(says: string): Promise<void> {
  if (!currentSettings().notify || document.visibilityState === 'visible') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const about = { tag: 'treefort-turn', icon: TURN_ICON };
  // Phones take messages from a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(says, about);
  else new Notification(says, about).onclick = () => focus();
}

/** It is the reader's turn: title and icon tell, also where the page is behind another. */
export function useAttention(asked: boolean, says: string): void {
  useEffect(() => {
    if (!asked) return undefined;
    show(`● ${says} – ${QUIET.title}`, TURN_ICON);
    void notify(says);
    return () => show(QUIET.title, QUIET.icon);
  }, [asked, says]);
}
