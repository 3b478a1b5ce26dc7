import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { clickLit, hurry } from './play-out.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

const SIZES = [
  { plan: 'phone', width: 390, height: 844 },
  { plan: 'tablet', width: 768, height: 1024 },
  { plan: 'desktop', width: 1280, height: 800 },
  { plan: 'wide', width: 2560, height: 1440 },
] as const;

/** The boxes of the table, by their selectors, to a tenth of a pixel. */
const boxesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const named = [
      ...['.race', '.rivals', '.rival', '.rival-strips', '.in-play', '.park', '.perk-box'],
      ...['.own-board', '.phone-stage', '.narrator', '.reader', '.hand-box'],
    ];
    // On a phone the boards take turns in one place.
    const shared = document.querySelector('[data-plan="phone"]') ? '.phone-stage *' : '.none';
    const found = named.flatMap((name) =>
      [...document.querySelectorAll(name)]
        .filter((one) => !one.matches(shared))
        .map((one, i) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const inside =
            left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          const at = [left, top, right, bottom].map((side) => side.toFixed(1)).join(' ');
          return [`${name} ${i}`, inside ? at : `${at} out of sight`] as const;
        }),
    );
    return Object.fromEntries(found);
  });

it('over a whole game no box of Fort moves or changes its size, and all are in sight', async () => {
  const { page, complaints } = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  const begun = savedPosition(
    { game: 'fort', seats: 3, seed: 'boxes', until: () => true },
    'boxes',
  );
  await hurry('ru')(page);
  await page.addInitScript((table) => {
    if (!localStorage.getItem('treefort.table.boxes'))
      localStorage.setItem('treefort.table.boxes', table);
  }, JSON.stringify(begun));
  await page.goto('/play/boxes');
  const first = new Map<number, Record<string, string>>();
  for (let decisions = 0; ; decisions++) {
    await page.locator('.dock.asks, dialog.end').first().waitFor();
    if (await page.locator('dialog.end').isVisible()) break;
    const size = SIZES[decisions % SIZES.length]!;
    await page.setViewportSize(size);
    await page.locator(`.table[data-plan=${size.plan}]`).waitFor();
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const boxes = await boxesOf(page);
    expect(JSON.stringify(boxes), `${size.width} wide`).not.toContain('out of sight');
    expect(boxes, `decision ${decisions}`).toEqual(first.get(size.width) ?? boxes);
    first.set(size.width, boxes);
    const before = await page.locator('.dock').getAttribute('data-decision');
    await clickLit(page, decisions);
    await page.waitForFunction(
      (was) => document.querySelector('.dock')?.getAttribute('data-decision') !== was,
      before,
    );
  }
  expect(first.size).toBe(SIZES.length);
  for (const [width, boxes] of first) {
    expect(Object.keys(boxes).length, `${width} wide`).toBeGreaterThan(width < 600 ? 6 : 10);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
}, 240_000);
