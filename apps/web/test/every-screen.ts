import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES, type Locale } from '@treefort/words';
import type { Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scene } from '../gallery/scene.ts';
import { show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { flaws } from './layout-faults.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Theme = 'day' | 'night';

/** What axe finds wrong, in short: everything by day; by night, colours. */
const violations = (page: Page, theme: Theme): Promise<string[]> =>
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
  readonly theme: Theme;
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

const SIZES = {
  phone: { width: 360, height: 640, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
  lying: { width: 1024, height: 768, touch: true },
  low: { width: 800, height: 700, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
  wide: { width: 2560, height: 1440, touch: false },
} as const;

type Size = keyof typeof SIZES;

/** In which sizes each screen is laid out in a language, and by which light it is looked at by axe. */
interface Extent {
  readonly sizesIn: (locale: Locale) => readonly Size[];
  /** Whether the text is also shown at twice its size. */
  readonly largeText: boolean;
  readonly themes: readonly Theme[];
}

const scaleText = (page: Page, scale: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.style.fontSize = chosen;
  }, scale);

/** A table takes the plan for a new size when it is drawn next. */
async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How often a screen is measured before what is wrong with it counts, and the milliseconds in between. */
const LOOKS = 20;
const BETWEEN_LOOKS = 100;

/** What is wrong with a screen and stays so: a busy machine may not have drawn the new size yet. */
async function lasting(page: Page, touch: boolean): Promise<string[]> {
  let found = await measured(page, touch);
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await page.waitForTimeout(BETWEEN_LOOKS);
    found = await measured(page, touch);
  }
  return found;
}

/** What does not fit, in each language and size that is asked for. */
async function misfits(page: Page, { sizesIn }: Extent): Promise<string[]> {
  const wrong: string[] = [];
  for (const locale of LOCALES) {
    const sizes = sizesIn(locale);
    if (sizes.length > 0) await choose(page, { locale, theme: 'day' });
    for (const size of sizes) {
      const { touch, ...screen } = SIZES[size];
      await resize(page, screen);
      const found = await lasting(page, touch);
      wrong.push(...found.map((flaw) => `${size}, ${locale}: ${flaw}`));
    }
  }
  return wrong;
}

/** What cannot be read when the text is twice as large. */
async function unreadWhenLarge(page: Page): Promise<string[]> {
  await choose(page, { locale: 'en', theme: 'day' });
  await resize(page, SIZES.desktop);
  await scaleText(page, '200%');
  // A browser's own text size would lay the page out for a smaller screen too; here all must still be read.
  const unread = (await measured(page, false)).filter((flaw) => !flaw.includes(' is covered by '));
  await scaleText(page, '');
  return unread.map((flaw) => `text at 200 %: ${flaw}`);
}

/** Lays every screen out and looks for what is wrong with it. */
export function everyScreen(scenes: readonly Scene[], extent: Extent): void {
  let client: Client;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    client = await Client.start();
    const options = { baseURL: client.url, reducedMotion: 'reduce', hasTouch: true } as const;
    ({ page, complaints } = await client.visit(options));
    // Keeping everything for a time without network is tested elsewhere; here it would only be in the way.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
    });
    await page.addInitScript(`globalThis.measure = ${flaws};`);
  }, 120_000);

  afterAll(() => client.stop(), 30_000);

  it.each(scenes)('$name fits, and can be read by everybody', async (scene) => {
    await page.setViewportSize(SIZES.phone);
    await show(page, scene, { locale: 'en', theme: 'day', pace: 'slow' });
    const wrong = await misfits(page, extent);
    if (extent.largeText) wrong.push(...(await unreadWhenLarge(page)));
    await resize(page, SIZES.phone);
    await page.evaluate(AXE);
    for (const theme of extent.themes) {
      await choose(page, { locale: 'en', theme });
      wrong.push(...(await violations(page, theme)).map((flaw) => `${theme}: ${flaw}`));
    }
    expect(wrong).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
  });
}
