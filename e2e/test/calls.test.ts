import { PushBrowser } from '@treefort/server/push-browser';
import { startReceiver } from '@treefort/server/receiver';
import type { Client } from '@treefort/web/browser';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { join, leave, SOON, start, tableOf, type Visitor, visitor } from './visitor.ts';

/** Who has just gone elsewhere counts as present for five seconds. */
const QUICK = { privateAddresses: true, timeLimit: 5000, hold: 5500, interval: 100, retry: 100 };

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse({ calls: QUICK }));
}, 240_000);

afterAll(() => client.stop(), 60_000);

/** Somebody whose browser works while its pages are closed, and takes notifications from a push service of the test. */
async function reachable(endpoint: string, browser: PushBrowser): Promise<Visitor> {
  const visit = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  const { page } = visit;
  await page.context().grantPermissions(['notifications'], { origin: client.url });
  await page.context().addInitScript((json) => {
    localStorage['treefort.settings'] = '{"locale":"en","theme":"day","pace":"instant"}';
    // The push service of its maker cannot be reached from here: the browser is given another one.
    const given = { toJSON: () => json, unsubscribe: async () => true };
    let subscribed = false;
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        subscribed = true;
        return given;
      },
      getSubscription: async () => (subscribed ? given : null),
    });
  }, browser.subscription(endpoint));
  return visit;
}

/** The browser's own tools, in a page of no site: they hang on some page. */
async function toolsBeside(page: Page): Promise<{ tools: CDPSession; id: string }> {
  const context = page.context();
  const tools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return { tools, id: await registered };
}

interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly data: unknown;
}

/**
 * A browser without a screen shows no notifications (`getNotifications` has none afterwards), so there is none to click on,
 * and a worker may open a window only because of a click: it notes what it would do.
 */
const takeNotes = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const notes = { shown: [] as Shown[], opened: [] as string[] };
    Object.assign(scope, { notes });
    scope.registration.showNotification = async (title, { body, data } = {}) => {
      notes.shown.push({ title, ...(body !== undefined && { body }), data });
    };
    scope.clients.openWindow = async (path) => {
      notes.opened.push(String(path));
      return null;
    };
  });

const notesOf = (worker: Worker): Promise<{ shown: Shown[]; opened: string[] }> =>
  worker.evaluate(() => (globalThis as unknown as { notes: never }).notes);

/** Clicks on a notification, as its owner would. */
const clickOn = (worker: Worker, { data }: Shown): Promise<void> =>
  worker.evaluate(async (given) => {
    let work: Promise<unknown> | undefined;
    const event = Object.assign(new Event('notificationclick'), {
      action: '',
      notification: { data: given, close() {} },
      waitUntil(doing: Promise<unknown>) {
        work = doing;
      },
    });
    dispatchEvent(event);
    await work;
  }, data);

/** How many pages of ours are open. */
const pagesSeenBy = (worker: Worker): Promise<number> =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as ServiceWorkerGlobalScope;
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });

it('a push arrives while every page is closed, and a click opens the table at the decision', async () => {
  const service = await startReceiver();
  const browser = new PushBrowser();
  const { page } = await reachable(`${service.url}/anna`, browser);
  const context = page.context();
  const url = await tableOf({ page, complaints: [] }, { game: 'treehouse', seats: ['me', 'open'] });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const box = page.getByLabel('Notify me on this device');
  await box.click();
  await expect.poll(() => box.isChecked(), { timeout: 20_000 }).toBe(true);
  const { tools, id } = await toolsBeside(page);
  const boris = await visitor(client);
  await join(boris, url, 'Boris');
  // Anna closes every page of hers. Only the worker is left: the tools that look at it keep it from being stopped.
  const worker = context.serviceWorkers()[0]!;
  await takeNotes(worker);
  await page.close();
  expect(context.pages().map((one) => one.url())).toEqual(['about:blank']);
  await start(boris);
  await service.until(1);
  const message = browser.read(service.received[0]!.body);
  expect(message).toMatchObject({ about: 'your-turn', body: 'Treehouse with Boris' });
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: client.url,
    registrationId: id,
    data: JSON.stringify(message),
  });
  const shown = async () => (await notesOf(worker)).shown;
  await expect
    .poll(shown, { timeout: 20_000 })
    .toMatchObject([{ title: 'It’s your turn', body: 'Treehouse with Boris' }]);
  expect(await pagesSeenBy(worker)).toBe(0);
  await clickOn(worker, (await shown())[0]!);
  const [path = ''] = (await notesOf(worker)).opened;
  expect(path).toBe(new URL(url).pathname);
  const opened = await context.newPage();
  await opened.goto(path, SOON);
  await opened.locator('.dock.asks').waitFor();
  await leave(boris);
  await context.close();
}, 120_000);
