import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';

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

/** How far the page is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Whether everything that can be chosen outside of the board is within the screen. */
const dockInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    return !dock || (dock.top > 40 && dock.bottom <= innerHeight + 1);
  });

const VISITORS = [
  {
    size: 'phone',
    scenes: /./,
    locale: 'ru',
    theme: 'night',
    width: 360,
    height: 640,
    hasTouch: true,
  },
  {
    size: 'desktop',
    scenes: /^home$|place|use|recruit/,
    locale: 'en',
    theme: 'day',
    width: 1440,
    height: 900,
    hasTouch: false,
  },
] as const;

describe.each(VISITORS)('on a $size, $locale, $theme', ({ locale, theme, scenes, ...screen }) => {
  const { width, height, hasTouch } = screen;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    const options = { baseURL: client.url, viewport: { width, height }, hasTouch };
    ({ page, complaints } = await client.visit({ ...options, reducedMotion: 'reduce' }));
  });

  it.each(SCENES.filter(({ name }) => scenes.test(name)))(
    '$name fits, can be used by all and complains of nothing',
    async (scene) => {
      await show(page, scene, { locale, theme, pace: 'slow' });
      expect(await overflow(page)).toBe(0);
      expect(await dockInSight(page)).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
