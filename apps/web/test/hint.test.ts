import { sure, type Table } from '@treefort/kernel';
import { type Hint, hintFor, loadNetwork } from '@treefort/review';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { type PositionWish, savedPosition } from './positions.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterAll(() => client.stop(), 30_000);

/** Whether I have a choice, of one of some kinds where they are named. */
function isAsked(table: Table, kinds: readonly string[]): boolean {
  const decision = table.decision(0);
  if (!decision || decision.options.length < 2) return false;
  return kinds.length === 0 || kinds.includes(decision.kind);
}

/** A decision of mine some way into a game, and what is to be advised there. */
function decision(
  game: PositionWish['game'],
  isMeant: (hint: Hint) => boolean,
  kinds: readonly string[] = [],
) {
  let advised: Hint | null = null;
  const until = (table: Table): boolean => {
    if (!isAsked(table, kinds) || table.record.choices.length < 8) return false;
    advised = sure(hintFor(table.record, 0));
    return advised !== null && isMeant(advised);
  };
  const saved = savedPosition({ game, seats: 2, seed: 'a hint', until }, `${game}-hint`);
  if (!advised) throw new Error('no such decision in this game');
  return { saved, advised: advised as Hint };
}

async function visit(saved: SavedGame, viewport = { width: 1280, height: 800 }) {
  const { page, complaints } = await client.visit({
    baseURL: client.url,
    reducedMotion: 'reduce',
    viewport,
  });
  await page.addInitScript(
    ([id, text]) => {
      localStorage.setItem('treefort.settings', '{"locale":"en","theme":"day","pace":"instant"}');
      localStorage.setItem(`treefort.table.${id}`, text);
    },
    [saved.id, JSON.stringify(saved)] as const,
  );
  await page.goto(`/play/${saved.id}`);
  await page.locator('.dock.asks .hint').waitFor();
  return { page, complaints };
}

/** Whether the ring is drawn around something that chooses this option. */
const ringed = (page: Page, option: string): Promise<boolean> =>
  page.evaluate((id) => {
    const ring = document.querySelector('.hint-ring')?.getBoundingClientRect();
    const things = [...document.querySelectorAll(`[data-options~="${CSS.escape(id)}"]`)];
    return things.some((thing) => {
      const at = thing.getBoundingClientRect();
      const isIn =
        at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth;
      const sides = [ring?.left === at.left - 7, ring?.bottom === at.bottom + 7];
      return isIn && sides.every(Boolean);
    });
  }, option);

describe.each(['fort', 'treehouse'] as const)('a hint in %s', (game) => {
  const { saved, advised } = decision(game, ({ any, reason }) => !any && reason.game === game);

  it('rings what the strongest bot would do, and says why', async () => {
    const { page, complaints } = await visit(saved);
    await page.locator('.dock .hint').click();
    const strip = page.getByRole('status').and(page.locator('.hint-strip[data-hint-option]'));
    await strip.waitFor();
    expect(await strip.getAttribute('data-hint-option')).toBe(advised.option);
    expect(await strip.getAttribute('data-hint-reason')).toBe(advised.reason.kind);
    expect(await strip.locator('.because').textContent()).toMatch(/\S+ .*\./);
    expect(await strip.locator('.chance').textContent()).toMatch(/^About \d+% to win/);
    await expect.poll(() => ringed(page, advised.option)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('goes with a second press, with Escape and with any choice, and hinders none', async () => {
    const { page } = await visit(saved, { width: 768, height: 1024 });
    const strip = page.locator('.hint-strip');
    const button = page.locator('.dock .hint');
    await button.click();
    await strip.waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    expect(await strip.count()).toBe(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('.hint-ring').waitFor();
    await page.keyboard.press('Escape');
    expect(await strip.count()).toBe(0);
    expect(await page.locator('.hint-ring').count()).toBe(0);
    await button.click();
    await page.locator('.hint-ring').waitFor();
    const before = await page.locator('.dock').getAttribute('data-decision');
    await page.keyboard.press('1');
    await page.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-decision') !== old,
      before,
    );
    expect(await strip.count()).toBe(0);
    await page.context().close();
  });
});

describe('where it does not matter', () => {
  it('a hint says that any is fine', async () => {
    const { saved, advised } = decision('fort', ({ any }) => any, ['pack', 'pay']);
    const { page } = await visit(saved, { width: 390, height: 844 });
    await page.locator('.dock .hint').click();
    const strip = page.locator('.hint-strip[data-hint-any]');
    await strip.waitFor();
    expect(await strip.getAttribute('data-hint-option')).toBe(advised.option);
    expect(await strip.locator('.because').textContent()).toBe('Any of these is fine.');
    await page.context().close();
  });
});
