import type { Table } from '@treefort/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnyView } from '../src/games/game-types.ts';
import { Client } from './browser.ts';
import { type PositionWish, savedPosition } from './positions.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
}, 120_000);
afterEach(() => client.empty());
afterAll(() => client.stop());

interface Visit {
  readonly locale?: string;
  readonly size?: readonly [number, number];
}

/** A table in the middle of a game, as somebody opens it who has closed no bubble yet. */
async function tableAt(wish: PositionWish, { locale = 'en', size = [1280, 800] }: Visit = {}) {
  const [width, height] = size;
  const { page, complaints } = await client.visit({
    baseURL: client.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    ([saved, settings]) => {
      localStorage.setItem('treefort.table.one', saved!);
      localStorage.setItem('treefort.settings', settings!);
    },
    [
      JSON.stringify(savedPosition(wish, 'one')),
      JSON.stringify({ locale, theme: 'day', pace: 'instant' }),
    ],
  );
  await page.goto('/play/one');
  await page.locator('.dock.asks').waitFor();
  return { page, complaints };
}

const asked =
  (...kinds: readonly string[]) =>
  (table: Table): boolean =>
    kinds.includes(table.decision(0)?.kind ?? '');

const closedBalance = (table: Table): boolean =>
  table.refusals(0).some(({ rule }) => rule === 'tree.balance.blocked');

const MOMENTS: Readonly<Record<string, PositionWish>> = {
  'fort-follow': { game: 'fort', seats: 3, seed: 'first', until: asked('follow') },
  'fort-recruit': { game: 'fort', seats: 3, seed: 'first', until: asked('recruit') },
  'treehouse-changer': { game: 'treehouse', seats: 3, seed: 'first', until: asked('take') },
  'treehouse-balance': { game: 'treehouse', seats: 3, seed: 'first', until: closedBalance },
};

const bubble = (page: Page, id: string) => page.locator(`[data-bubble="${id}"]`);

it.each(Object.entries(MOMENTS))(
  'the bubble %s stands beside the prompt, and never comes again once closed',
  async (id, wish) => {
    const size = [390, 844] as const;
    const { page, complaints } = await tableAt(wish, { locale: 'ru', size });
    const box = (await bubble(page, id).boundingBox())!;
    const dock = (await page.locator('.dock').boundingBox())!;
    const bar = (await page.locator('.top-bar').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size[0]);
    await bubble(page, id).getByRole('button', { name: 'Понятно' }).click();
    await bubble(page, id).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.dock.asks').waitFor();
    expect(await bubble(page, id).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

it('a bubble is heard, and closed by the keyboard, which then stands at the choices', async () => {
  const { page } = await tableAt(MOMENTS['treehouse-changer']!);
  const shown = bubble(page, 'treehouse-changer');
  expect(await page.locator('[aria-live="polite"]').filter({ has: shown }).count()).toBe(1);
  const ok = shown.getByRole('button', { name: 'Got it' });
  while (!(await ok.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await shown.waitFor({ state: 'detached' });
  await page.locator('.lit:focus, .option:focus').waitFor();
});

it('a bubble explains the Yard once friends wait there', async () => {
  const until = (table: Table): boolean => {
    const view = table.game.view(table.state, 0) as AnyView;
    return asked('follow')(table) && view.game === 'fort' && view.seats[0]!.yard.length > 0;
  };
  const { page } = await tableAt({ ...MOMENTS['fort-follow']!, until });
  await bubble(page, 'fort-follow').getByRole('button').click();
  await bubble(page, 'fort-yard').waitFor();
});

it('no bubble explains anything where a record is watched', async () => {
  const { page } = await tableAt(MOMENTS['fort-recruit']!);
  await bubble(page, 'fort-recruit').waitFor();
  await page.evaluate(
    (over) => localStorage.setItem('treefort.table.over', over),
    JSON.stringify(savedPosition({ game: 'fort', seats: 3, seed: 'first' }, 'over')),
  );
  await page.goto('/replay/over');
  await page.locator('.controls').waitFor();
  expect(await page.locator('.bubble').count()).toBe(0);
});

describe('take back anyway', () => {
  const savedNow = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('treefort.table.one') ?? '{}'));

  it('goes on as practice from before the last decision, and says so', async () => {
    const until = (table: Table): boolean =>
      table.record.choices.filter(([seat]) => seat === 0).length >= 6 && asked('pick')(table);
    const { page, complaints } = await tableAt({
      game: 'treehouse',
      seats: 3,
      seed: 'back',
      until,
    });
    const before = (await savedNow(page)).record.choices.length;
    await page.getByRole('button', { name: 'Undo anyway' }).click();
    const dialog = page.locator('dialog.take-back');
    await dialog.getByRole('button', { name: 'Don’t undo' }).click();
    expect(await page.locator('.practice-badge').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo anyway' }).click();
    await dialog.getByText('doesn’t count').waitFor();
    await dialog.getByRole('button', { name: 'Undo anyway' }).click();
    await page.locator('.top-bar .practice-badge').waitFor();
    await page.locator('.dock.asks').waitFor();
    const once = await savedNow(page);
    expect(once.practice).toBe(true);
    expect(once.record.choices.length).toBeLessThan(before);
    // In practice one press is enough, as often as one likes.
    await page.locator('.top-bar .undo').click();
    await page.waitForFunction(
      (length) =>
        JSON.parse(localStorage.getItem('treefort.table.one') ?? '{}').record.choices.length <
        length,
      once.record.choices.length,
    );
    await page.goto('/');
    await page.locator('.running-game').getByText('Practice').waitFor();
    expect(complaints).toEqual([]);
  });
});
