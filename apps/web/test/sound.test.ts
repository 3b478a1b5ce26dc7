import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

const scene = SCENES.find(({ name }) => name === 'fort-play')!;

/** Counts what is started to be heard. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = globalThis as unknown as { started: number };
    heard.started = 0;
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = node.prototype;
      node.prototype.start = function (...when: [number?]) {
        heard.started++;
        return start.apply(this, when);
      };
    }
  });
const started = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { started: number }).started);

async function open(settings: object = {}) {
  const viewport = { width: 1280, height: 800 };
  const visit = await client.visit({ baseURL: client.url, viewport });
  await listen(visit.page);
  await show(visit.page, scene, { locale: 'en', theme: 'day', pace: 'slow', ...settings });
  return visit;
}

async function playCard(page: Page): Promise<void> {
  await page.locator('.hand .lit').first().click();
  await page.locator('.strip-button').first().click();
  await page.locator('.narrator.telling').waitFor();
}

it.each([
  ['a first visit hears the table', {}, true],
  ['who turned the volume to nothing does not', { volume: 0 }, false],
])('%s', async (_, settings, heard) => {
  const { page, complaints } = await open(settings);
  await playCard(page);
  expect((await started(page)) > 0).toBe(heard);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('nothing tries to be heard before the page was touched', async () => {
  const { page, complaints } = await open();
  // A page that is driven by a test counts as touched from the start.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await playCard(page);
  expect(await started(page)).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the table is muted in its header, and stays so', async () => {
  const { page } = await open();
  const mute = page.locator('.top-bar').getByRole('button', { name: 'Mute the sound' });
  expect(await mute.getAttribute('aria-pressed')).toBe('false');
  await mute.click();
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
  await playCard(page);
  expect(await started(page)).toBe(0);
  await mute.click();
  expect(await mute.getAttribute('aria-pressed')).toBe('false');
  await page.context().close();
});
