import { LOCALES } from '@treefort/words';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 60_000);

/** Somebody on a first visit: nothing is kept for a time without network yet. */
async function visit(locale = 'en'): Promise<Page> {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 700, height: 560 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(
    (settings) => {
      localStorage.setItem('treefort.settings', settings);
      sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
    },
    JSON.stringify({ locale, theme: 'day', pace: 'instant' }),
  );
  return page;
}

const loads = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('loads')));

/** The scripts and styles that a page of the client loads. */
async function loadedBy(path: string, locale?: string): Promise<Set<string>> {
  const page = await visit(locale);
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/\.(?:js|css)$/.test(request.url())) files.add(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.context().close();
  return files;
}

const without = (all: Set<string>, some: Set<string>): Set<string> =>
  new Set([...all].filter((file) => !some.has(file)));

/** What the rulebook loads besides what the home page has. */
const rulebookAlone = async (): Promise<Set<string>> =>
  without(await loadedBy('/rules/fort'), await loadedBy('/'));

const openRules = async (page: Page): Promise<void> => {
  const tile = page.locator('.game-tile.fort');
  await tile.locator('summary').click();
  await tile.getByRole('link', { name: 'Rules' }).click();
};

const title = 'Something didn’t load';

describe('a part of the client', () => {
  it('that fails once comes by itself, scripts and styles alike', async () => {
    const parts = await rulebookAlone();
    for (const kind of ['.js', '.css']) {
      const page = await visit();
      await page.goto('/');
      const failed = new Set<string>();
      // The network is gone until somebody tries again, as a browser or by a page loaded anew.
      let away = true;
      page.on('domcontentloaded', () => {
        away = false;
      });
      await page.route(
        (url) => parts.has(url.href) && url.href.endsWith(kind),
        (route) => {
          const url = route.request().url();
          away &&= !failed.has(url);
          failed.add(url);
          return away ? route.abort() : route.continue();
        },
      );
      await openRules(page);
      await page.locator('.statement').first().waitFor();
      expect(failed.size).toBeGreaterThan(0);
      expect(await loads(page)).toBeLessThanOrEqual(2);
      const [, file] = /([^/]+\.css)$/.exec([...parts].find((part) => part.endsWith('.css'))!)!;
      const styled = await page.evaluate(
        // The rules of a file that did not come cannot be read: that throws.
        (name) =>
          [...document.styleSheets].some(
            (sheet) => sheet.href?.endsWith(name) && sheet.cssRules.length > 0,
          ),
        file!,
      );
      expect(styled).toBe(true);
      await page.context().close();
    }
  }, 240_000);

  it('that never comes says so; a new try is a real one, and the way back is open', async () => {
    const parts = await rulebookAlone();
    const page = await visit();
    let asked = 0;
    let away = true;
    await page.route(
      (url) => parts.has(url.href),
      (route) => {
        asked++;
        return away ? route.abort() : route.continue();
      },
    );
    await page.goto('/');
    await openRules(page);
    await page.getByRole('heading', { name: title }).waitFor();
    // It was tried by itself: a second time, and with a page loaded anew.
    expect(await loads(page)).toBe(2);
    await page.goBack();
    await page.locator('.game-tile.fort').waitFor();
    await openRules(page);
    await page.getByRole('heading', { name: title }).waitFor();
    asked = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForFunction((was) => Number(sessionStorage.getItem('loads')) > was, 2);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(asked).toBeGreaterThan(0);
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.statement').first().waitFor();
  }, 240_000);

  it('is waited for where nobody answers: the page is not given up', async () => {
    const page = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await openRules(page);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Still no answer.').waitFor();
    expect(await loads(page)).toBe(1);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.statement').first().waitFor();
  }, 240_000);

  it('that is a language is missed in that language', async () => {
    const words = without(await loadedBy('/', 'ru'), await loadedBy('/', 'en'));
    expect(words.size).toBeGreaterThan(0);
    const page = await visit('ru');
    await page.route(
      (url) => words.has(url.href),
      (route) => route.abort(),
    );
    await page.goto('/');
    await page.getByRole('heading', { name: 'Что-то не загрузилось' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.locator('.game-tile.fort').waitFor();
  }, 240_000);
});

it('bots that did not come are sent for again', async () => {
  const page = await visit();
  const game = savedPosition(
    { game: 'treehouse', seats: 2, seed: 'sent for', until: () => true },
    'sent',
  );
  await page.addInitScript((text) => {
    if (!localStorage.getItem('treefort.table.sent'))
      localStorage.setItem('treefort.table.sent', text);
  }, JSON.stringify(game));
  let asked = 0;
  await page.route('**/bot-worker*.js', (route) =>
    ++asked <= 2 ? route.abort() : route.continue(),
  );
  await page.goto('/play/sent');
  await page.locator('.hand .spot.lit').first().click();
  await page.locator('.ghost.lit').first().click();
  // The bot has built too, or there would be nothing to pick.
  await page.locator('.hand .spot.lit').first().waitFor();
  expect(asked).toBe(3);
}, 240_000);

it('a browser without JavaScript is told what is missing, in every language', async () => {
  const { page } = await client.visit({ baseURL: client.url, javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.locator('noscript p:visible').count()).toBe(LOCALES.length);
});
