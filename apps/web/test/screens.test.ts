import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES, type Locale } from '@treefort/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { flaws } from './layout-faults.ts';

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
  readonly locale: Locale;
  readonly theme: 'day' | 'night';
}

/** Chooses a language and a light, as if in another window: nothing is loaded again but words and letters. */
const choose = (page: Page, look: Look): Promise<void> =>
  page.evaluate(async ({ locale, theme }) => {
    const key = 'treefort.settings';
    localStorage.setItem(key, JSON.stringify({ locale, theme, pace: 'slow' }));
    dispatchEvent(new StorageEvent('storage', { key }));
    while (document.documentElement.lang !== locale)
      await new Promise((done) => setTimeout(done, 4));
    // Letters are sent for when they are laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, look);

const measured = (page: Page, touch: boolean): Promise<string[]> =>
  page.evaluate((fingers) => {
    const { measure } = globalThis as unknown as { measure: typeof flaws };
    return measure({ touch: fingers });
  }, touch);

const SIZES = [
  { size: 'phone', width: 360, height: 640, touch: true },
  { size: 'tablet', width: 768, height: 1024, touch: true },
  { size: 'desktop', width: 1280, height: 800, touch: false },
  { size: 'wide', width: 2560, height: 1440, touch: false },
] as const;

/** Where the room is plenty, the widest language alone. */
const isMeasured = (size: string, locale: Locale): boolean => size !== 'wide' || locale === 'ru';

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
    for (const locale of LOCALES) {
      await choose(page, { locale, theme: 'day' });
      for (const { size, touch, ...screen } of SIZES) {
        if (!isMeasured(size, locale)) continue;
        await page.setViewportSize(screen);
        const found = await measured(page, touch);
        wrong.push(...found.map((flaw) => `${size}, ${locale}: ${flaw}`));
      }
    }
    await choose(page, { locale: 'en', theme: 'day' });
    await page.setViewportSize(desktop);
    await scaleText(page, '200%');
    // A browser's own text size would lay the page out for a smaller screen too; here all must still be read.
    const unread = (await measured(page, false)).filter(
      (flaw) => !flaw.includes(' is covered by '),
    );
    wrong.push(...unread.map((flaw) => `text at 200 %: ${flaw}`));
    await scaleText(page, '');
    await page.setViewportSize(phone);
    for (const theme of ['day', 'night'] as const) {
      await choose(page, { locale: 'en', theme });
      wrong.push(...(await violations(page, theme)).map((flaw) => `${theme}: ${flaw}`));
    }
    expect(wrong).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  });
});
