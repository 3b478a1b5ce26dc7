import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, played, tell } from '../gallery/fake-tables.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterAll(() => client.stop(), 60_000);

/** Counts how often the page was loaded, through all of its loads. */
const loads = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('loads')));

/** Lets the page look several times whether it may load itself anew. */
const severalLooks = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => setTimeout(done, 3_500)));

it('a page of an older build reloads once, when nothing is under way', async () => {
  const { page } = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  page.setDefaultTimeout(100_000);
  await page.addInitScript(() => {
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
  const game = savedPosition(
    { game: 'treehouse', seats: 2, seed: 'fresh', until: () => true },
    'fresh',
  );
  const news = played(game);
  const seats = [person('Anna'), person('Borys')];
  const latest = await tell(page, { id: 'fresh', game: 'treehouse', seats, news });
  await page.goto('/table/fresh');
  await page.locator('.people-button').click();
  // The server stops, and comes back with another build.
  Object.assign(news, { version: '/assets/a-newer-one.js' });
  await latest.line?.close();
  await page.getByText('A new version is out').waitFor({ state: 'attached' });
  await severalLooks(page);
  expect(await loads(page)).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => sessionStorage.getItem('loads') === '2');
  await page.getByText('A new version is out').waitFor({ state: 'attached' });
  await severalLooks(page);
  expect(await loads(page)).toBe(2);
  await page.context().close();
}, 240_000);
