import type { CallSettings, QuietHours } from '@treefort/protocol';
import { currentSettings } from '../shell/settings.ts';
import { ask, type FailedRequest, type ServerAnswer } from './server.ts';

const CALLS = '/api/me/calls';

/** Why this device is not notified although its player wants it. */
export type NoNotifications = FailedRequest['why'] | 'blocked' | 'failed';

/** Whether this browser can be notified while no page is open. */
export const takesNotifications = (): boolean =>
  Boolean(navigator.serviceWorker) && 'PushManager' in globalThis && 'Notification' in globalThis;

export const callSettings = (): Promise<ServerAnswer<CallSettings>> => ask('GET', CALLS);

/** The service worker of this page, through which a browser is notified. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  takesNotifications() ? await navigator.serviceWorker.getRegistration() : undefined;

/** The address of this browser at its push service, made for the key of our server. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // It was made for another key: the server has lost its own.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(wanted);
  }
}

/** Has this device notified; says why that is not possible. The browser asks its owner first. */
export async function notifyHere(): Promise<NoNotifications | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const [settings, here] = await Promise.all([callSettings(), worker()]);
  if (!settings.ok) return settings.why;
  if (!here) return 'failed';
  try {
    return await tell(await subscribed(here, settings.value.push.key));
  } catch {
    return 'failed';
  }
}

/** Tells the server where this browser takes notifications. */
async function tell(subscription: PushSubscription): Promise<FailedRequest['why'] | undefined> {
  const { endpoint, keys } = subscription.toJSON();
  const language = currentSettings().locale;
  const done = await ask('PUT', `${CALLS}/push`, { endpoint, keys, language });
  return done.ok ? undefined : done.why;
}

export async function notifyHereNoMore(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
  await ask('DELETE', `${CALLS}/push/here`);
}

/** Whether this device is notified; where that is so in another language than its player's, the server is told. */
export async function isNotifiedHere(): Promise<boolean> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return false;
  const settings = await callSettings();
  const language = settings.ok ? settings.value.push.here : null;
  if (language !== null && language !== currentSettings().locale) await tell(subscription);
  return language !== null;
}

export const notifyNoMore = (device: string): Promise<ServerAnswer<unknown>> =>
  ask('DELETE', `${CALLS}/push/${device}`);

export const askForMail = (address: string): Promise<ServerAnswer<unknown>> =>
  ask('PUT', `${CALLS}/mail`, { address, language: currentSettings().locale });

export const setWebhook = (url: string): Promise<ServerAnswer<unknown>> =>
  ask('PUT', `${CALLS}/webhook`, { url, language: currentSettings().locale });

export const setQuietHours = (hours: QuietHours): Promise<ServerAnswer<unknown>> =>
  ask('PUT', `${CALLS}/quiet`, hours);

export const endCalls = (by: 'mail' | 'webhook' | 'quiet'): Promise<ServerAnswer<unknown>> =>
  ask('DELETE', `${CALLS}/${by}`);

export const confirmMail = (secret: string): Promise<ServerAnswer<{ address: string }>> =>
  ask('POST', '/api/calls/confirm', { secret });

/** Ends the messages that hold a secret; who does it twice is told the same. */
export const stopMessages = (secret: string): Promise<ServerAnswer<object>> =>
  ask('POST', `/api/calls/stop/${encodeURIComponent(secret)}`);
