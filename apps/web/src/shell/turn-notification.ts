import { useEffect } from 'react';
import { currentSettings } from './settings.ts';

const QUIET = { title: 'Treefort', icon: '/art/things/acorn.svg' };
const TURN_ICON = '/art/things/acorn-turn.svg';

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

/** Asks for permission to notify, which browsers allow only after a tap. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';

/** A system notification, if it is switched on and the page is in the background. */
async function notify(says: string): Promise<void> {
  if (!currentSettings().notify || document.visibilityState === 'visible') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const about = { tag: 'treefort-turn', icon: TURN_ICON };
  // Phones take messages from a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(says, about);
  else new Notification(says, about).onclick = () => focus();
}

/** Tells by the page's title and icon, and by a notification, that it is the viewer's turn. */
export function useTurnNotification(asked: boolean, says: string): void {
  useEffect(() => {
    if (!asked) return undefined;
    show(`● ${says} – ${QUIET.title}`, TURN_ICON);
    void notify(says);
    return () => show(QUIET.title, QUIET.icon);
  }, [asked, says]);
}
