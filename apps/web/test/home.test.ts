import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { hurry, playOut } from './play-out.ts';
import { savedPosition } from './positions.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
}, 120_000);
afterEach(() => client.empty());
afterAll(() => client.stop());

const SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const;

async function homeAt(width: number, height: number, locale = 'en') {
  const { page, complaints } = await client.visit({
    baseURL: client.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await hurry(locale)(page);
  return { page, complaints };
}

const keep = (page: Page, entries: Readonly<Record<string, unknown>>) =>
  page.addInitScript(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, JSON.stringify(one)])),
  );

const bottoms = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));

const running = savedPosition(
  { game: 'treehouse', seats: 3, seed: 'home', until: () => true },
  'run',
);

describe.each(SIZES)('the home page at %i × %i', (width, height) => {
  it.each(['en', 'ru'])(
    'shows both Play buttons, below one slim line of running games (%s)',
    async (locale) => {
      const { page, complaints } = await homeAt(width, height, locale);
      await keep(page, { 'treefort.table.run': running });
      await page.goto('/');
      const tiles = page.locator('.game-tile');
      await tiles.nth(1).waitFor();
      const limit = width === 390 ? 700 : height;
      for (const end of await bottoms(page, '.play')) expect(end).toBeLessThan(limit);
      if (width > 390) {
        for (const end of await bottoms(page, '.game-tile')) expect(end).toBeLessThan(height);
      }
      const strip = (await page.locator('.running').boundingBox())!;
      const zoom = width === 2560 ? 1.45 : 1;
      expect(strip.height / zoom).toBeCloseTo(48, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a tile', () => {
  const tile = (page: Page) => page.locator('.game-tile.fort');

  it('remembers level and seats, and plays against those bots', async () => {
    const { page } = await homeAt(1280, 800);
    await page.goto('/');
    await tile(page).getByLabel('Level').selectOption('Level 4: hard');
    await tile(page).getByLabel('Players').selectOption('4 players');
    await page.reload();
    await tile(page).locator('select').first().waitFor();
    const chosen = await tile(page)
      .locator('select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(chosen).toEqual(['4', '4']);
    expect(await page.locator('.game-tile.treehouse select').first().inputValue()).toBe('2');
    await tile(page).getByRole('button', { name: 'Play' }).click();
    await page.locator('.dock').waitFor();
    const sitters = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('treefort.table.'));
      return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').sitters;
    });
    expect(sitters).toEqual([
      { name: 'Me' },
      { name: 'hare', bot: 'hare' },
      { name: 'parrot', bot: 'parrot' },
      { name: 'squirrel', bot: 'squirrel' },
    ]);
  });

  it('offers the lesson until it was learned, and the rest under More', async () => {
    const { page } = await homeAt(390, 844);
    await page.goto('/');
    const first = tile(page).getByRole('link', { name: 'First time?' });
    await first.waitFor();
    expect(await tile(page).getByRole('link').count()).toBe(1);
    await keep(page, { 'treefort.learn.fort': { step: 3, finished: true } });
    await page.reload();
    await tile(page).locator('summary').press('Enter');
    const links = await tile(page).getByRole('link').allTextContents();
    expect(links).toEqual([
      'Play with friends',
      'Pass and play',
      'Set up a table',
      'Rules',
      'The kids',
      'Repeat the tutorial',
    ]);
    expect(await first.count()).toBe(0);
  });
});

it('tells how a game ended that was really played, and what was reached', async () => {
  const { page, complaints } = await homeAt(1280, 800);
  await page.goto('/');
  const tree = page.locator('.game-tile.treehouse');
  await tree.getByLabel('Level').selectOption('Level 1: very easy');
  await tree.getByLabel('Players').selectOption('2 players');
  await tree.locator('.play').click();
  await playOut(page);
  const saved = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('treefort.table.'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
  });
  const { scores, winners } = saved.record.outcome;
  const won = winners.includes(0);
  const said = won ? (winners.length > 1 ? 'Shared win' : 'Won') : 'Lost';
  await page.goto('/');
  const row = page.locator('.played .kept');
  expect(await row.locator('.ending').textContent()).toBe(`${said} ${scores.join(' : ')}`);
  expect(await row.locator('time').getAttribute('datetime')).toBe(
    new Date(saved.touched).toISOString(),
  );
  const tally = page.locator('[data-contest="treehouse-1"] td');
  const reached = [`${won ? 1 : 0} of 1`, won ? '1' : '0', String(scores[0])];
  expect(await tally.allTextContents()).toEqual(reached);
  await row.getByRole('button', { name: 'Delete this game' }).click();
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await tally.first().waitFor();
  expect(await tally.allTextContents(), 'results outlive the game').toEqual(reached);
  expect(complaints).toEqual([]);
});

it('a button stays where it is under a mouse, so that one at its edge does not flicker', async () => {
  const { page } = await homeAt(1280, 800);
  await page.goto('/');
  const play = page.locator('.fort .button.strong').first();
  const before = (await play.boundingBox())!;
  await page.mouse.move(before.x + 9, before.y + before.height - 1);
  expect(await play.evaluate((button) => button.matches(':hover'))).toBe(true);
  await play.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  expect(await play.boundingBox()).toEqual(before);
});
