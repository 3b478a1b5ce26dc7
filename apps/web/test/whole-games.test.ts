import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

/** The settings of somebody in a hurry. */
const hurry = (locale: string) => (page: Page) =>
  page.addInitScript(
    (chosen) => {
      localStorage.setItem('treefort.settings', chosen);
    },
    JSON.stringify({ locale, theme: 'day', pace: 'instant' }),
  );

/** Clicks something lit and says whether there was anything to click; each time another choice than the first. */
const clickLit = (page: Page, nth: number): Promise<boolean> =>
  page.evaluate((count) => {
    const all = document.querySelectorAll<HTMLElement>('button.lit, .dock-buttons button');
    const lit = [...all].filter((button) => button.checkVisibility());
    lit[(count * 7) % lit.length]?.click();
    return lit.length > 0;
  }, nth);

/** Goes on until the game is over; says after how many clicks. */
async function playOut(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    const asked = page.locator('.dock.asks, dialog.end').first();
    await asked.waitFor();
    if (await page.locator('dialog.end').isVisible()) return clicks;
    const before = await page.locator('.dock').getAttribute('data-decision');
    expect(await clickLit(page, clicks), `something is lit at decision ${before}`).toBe(true);
    await page.waitForFunction(
      (was) => document.querySelector('.dock')?.getAttribute('data-decision') !== was,
      before,
    );
  }
}

describe.each(['fort', 'treehouse'] as const)('a whole game of %s in a browser', (game) => {
  it('is played by what is lit only, without a complaint, and kept at the end', async () => {
    const { page, complaints } = await client.visit({
      baseURL: client.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await hurry('en')(page);
    await page.goto('/');
    await page.locator(`.game-card.${game} .button.strong`).click();
    const clicks = await playOut(page);
    expect(clicks).toBeGreaterThan(game === 'fort' ? 10 : 20);
    const rows = page.locator('dialog.end tbody tr');
    expect(await rows.count()).toBe(5);
    expect(complaints).toEqual([]);
    await page.goto('/');
    await page.locator('.shelf .kept').waitFor();
    expect(await page.locator('.shelf .kept').count()).toBe(1);
    await page.context().close();
  });
});
