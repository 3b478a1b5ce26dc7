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

/** What axe finds wrong, in short. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

/** Another language or light, as if chosen in another window: nothing is loaded again but words. */
async function choose(page: Page, settings: { locale: Locale; theme: 'day' | 'night' }) {
  await page.evaluate(
    (chosen) => {
      const key = 'treefort.settings';
      localStorage.setItem(key, JSON.stringify(chosen));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { ...settings, pace: 'slow' },
  );
  await page.waitForFunction((lang) => document.documentElement.lang === lang, settings.locale);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

const SIZES = [
  { size: 'phone', width: 360, height: 640, touch: true },
  { size: 'tablet', width: 768, height: 1024, touch: true },
  { size: 'desktop', width: 1280, height: 800, touch: false },
  { size: 'wide', width: 2560, height: 1440, touch: false },
] as const;

/** The widest languages alone, where the room is plenty. */
const spokenAt = (size: string): readonly Locale[] => (size === 'wide' ? ['ru'] : LOCALES);

describe('every screen', () => {
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    ({ page, complaints } = await client.visit({
      baseURL: client.url,
      reducedMotion: 'reduce',
      hasTouch: true,
    }));
  }, 60_000);

  it.each(SCENES)(
    '$name fits in every size and language, by day and night, and for all',
    async (scene) => {
      const wrong: string[] = [];
      await page.setViewportSize(SIZES[0]);
      await show(page, scene, { locale: 'en', theme: 'day', pace: 'slow' });
      for (const { size, width, height, touch } of SIZES) {
        await page.setViewportSize({ width, height });
        for (const locale of spokenAt(size)) {
          await choose(page, { locale, theme: 'day' });
          const found = await page.evaluate(flaws, { touch });
          wrong.push(...found.map((flaw) => `${size}, ${locale}: ${flaw}`));
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const large = await page.evaluate(flaws, { touch: false });
      wrong.push(
        ...large
          .filter((flaw) => !flaw.includes('covered'))
          .map((flaw) => `text at 200 %: ${flaw}`),
      );
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      await page.setViewportSize(SIZES[0]);
      for (const theme of ['day', 'night'] as const) {
        await choose(page, { locale: 'en', theme });
        wrong.push(...(await violations(page)).map((flaw) => `${theme}: ${flaw}`));
      }
      expect(wrong).toEqual([]);
      expect(complaints.splice(0)).toEqual([]);
    },
  );
});
