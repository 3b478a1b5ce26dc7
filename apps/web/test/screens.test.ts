import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES, type Locale } from '@treefort/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { flaws } from './flaws.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

/** What axe finds wrong, in short: everything by day; by night, colours. */
const violations = (page: Page, theme: 'day' | 'night'): Promise<string[]> =>
  page.evaluate(
    async (rules) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(what: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const found = await axe.run(rules);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    },
    theme === 'day' ? {} : { runOnly: ['color-contrast'] },
  );

interface Look {
  readonly locales: readonly Locale[];
  readonly theme: 'day' | 'night';
  readonly touch: boolean;
}

/** Chooses one language after another, as if in another window, and measures: nothing is loaded again but words. */
const measured = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(async ({ locales, theme, touch }) => {
    const { measure } = globalThis as unknown as { measure: typeof flaws };
    const key = 'treefort.settings';
    const found: string[] = [];
    for (const locale of locales) {
      localStorage.setItem(key, JSON.stringify({ locale, theme, pace: 'slow' }));
      dispatchEvent(new StorageEvent('storage', { key }));
      while (document.documentElement.lang !== locale)
        await new Promise((done) => setTimeout(done, 4));
      found.push(...measure({ touch }).map((flaw) => `${innerWidth}, ${locale}: ${flaw}`));
    }
    return found;
  }, look);

const SIZES = [
  { size: 'phone', width: 360, height: 640, touch: true },
  { size: 'tablet', width: 768, height: 1024, touch: true },
  { size: 'desktop', width: 1280, height: 800, touch: false },
  { size: 'wide', width: 2560, height: 1440, touch: false },
] as const;

/** The widest language alone, where the room is plenty. */
const spokenAt = (size: string): readonly Locale[] => (size === 'wide' ? ['ru'] : LOCALES);

const scaleText = (page: Page, scale: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.style.fontSize = chosen;
  }, scale);

describe('every screen', () => {
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const options = { baseURL: client.url, reducedMotion: 'reduce', hasTouch: true } as const;
    ({ page, complaints } = await client.visit(options));
    // Keeping everything for a time without network is tested elsewhere; here it would only be in the way.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    });
    await page.addInitScript(`globalThis.measure = ${flaws}; ${AXE}`);
  }, 120_000);

  it.each(SCENES)('$name fits in all sizes and languages, by day and by night', async (scene) => {
    const wrong: string[] = [];
    const [phone, , desktop] = SIZES;
    await page.setViewportSize(phone);
    await show(page, scene, { locale: 'en', theme: 'day', pace: 'slow' });
    for (const { size, touch, ...screen } of SIZES) {
      await page.setViewportSize(screen);
      wrong.push(...(await measured(page, { locales: spokenAt(size), theme: 'day', touch })));
    }
    await page.setViewportSize(desktop);
    await scaleText(page, '200%');
    const large = await measured(page, { locales: ['en'], theme: 'day', touch: false });
    // A browser's own text size would lay the page out for a smaller screen too; here all must still be read.
    const unread = large.filter((flaw) => !flaw.includes(' is covered by '));
    wrong.push(...unread.map((flaw) => `text at 200 %: ${flaw}`));
    await scaleText(page, '');
    await page.setViewportSize(phone);
    for (const theme of ['day', 'night'] as const) {
      await measured(page, { locales: ['en'], theme, touch: true });
      wrong.push(...(await violations(page, theme)).map((flaw) => `${theme}: ${flaw}`));
    }
    expect(wrong).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  });
});
