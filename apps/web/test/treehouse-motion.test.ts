import type { Table } from '@treefort/kernel';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 60_000);

/** The last week begins after so many choices. */
const LAST_WEEK = 120;
const DEALT = (table: Table): boolean => table.decision(0)?.kind === 'pick';
const LAST_CHANGER = (table: Table): boolean =>
  table.record.choices.length >= LAST_WEEK && table.decision(0)?.kind === 'cover';

interface Look {
  readonly calm?: boolean;
  readonly until: (table: Table) => boolean;
}

async function open({ calm = false, until }: Look): Promise<Page> {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  const kept = () =>
    savedPosition({ game: 'treehouse', seed: 'a summer afternoon', seats: 4, until }, 'moves');
  const scene = { name: 'moves', path: '/play/moves', kept };
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'slow' });
  await page.locator('.dock.asks').waitFor();
  return page;
}

/** How long the named animation of each element found takes in all; nothing where it is not animated. */
const lengths = (page: Page, selector: string, name: string): Promise<number[]> =>
  page.evaluate(
    ([wanted, named]) =>
      [...document.querySelectorAll(wanted)].flatMap((element) =>
        element
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName === named)
          .map((one) => Math.round(Number(one.effect?.getComputedTiming().duration))),
      ),
    [selector, name] as const,
  );

/** Picks the first room that has a place and waits until all have picked. */
async function pick(page: Page): Promise<void> {
  await page.locator('.room-card.lit:not(.discard-only)').first().click();
  await page.locator('.reader .take').click();
  await page.locator('.picked-place.turns').waitFor();
}

it('picked rooms turn together, and a built one drops into its place', async () => {
  const page = await open({ until: DEALT });
  await pick(page);
  expect(await lengths(page, '.table .turns', 'turn')).toEqual([900, 900, 900, 900]);
  expect(await page.locator('.neighbour > .picked.turns').count()).toBe(3);
  await page.locator('.own-tree .ghost.lit').first().click();
  await page.locator('.own-tree .drops .built').waitFor({ state: 'attached' });
  expect(await lengths(page, '.tree > .drops', 'drop')).toEqual([540]);
}, 120_000);

it('nothing turns or drops where motion is unwelcome: it is ringed', async () => {
  const page = await open({ calm: true, until: DEALT });
  await pick(page);
  expect(await lengths(page, '.table .turns', 'turn')).toEqual([]);
  const ring = (element: Element) => getComputedStyle(element).outlineStyle;
  expect(await page.locator('.picked-place.turns').evaluate(ring)).toBe('solid');
}, 120_000);

/** Holds the card of the majority that is told where it arrives: how far that is from each face. */
const arrival = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const middle = (element: Element): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const card = document.querySelector('.majority-card.flies')!;
    const [flight] = card.getAnimations();
    flight!.pause();
    flight!.currentTime = Number(flight!.effect!.getComputedTiming().duration) * 0.88;
    const [x, y] = middle(card);
    return [0, 1, 2, 3].map((seat) => {
      const [u, v] = middle(document.querySelector(`[data-zone="seat:${seat}"] .face`)!);
      return Math.hypot(u - x, v - y);
    });
  });

it('at the end each majority flies to its owner, or tears', async () => {
  const page = await open({ until: LAST_CHANGER });
  await page.locator('.hand .lit').first().click();
  await page.locator('.skip-to-totals').click();
  const told: string[] = [];
  for (let colour = 0; colour < 6; colour++) {
    const card = page.locator('.majority-card');
    while ((await card.count()) === 0) await page.locator('.next-colour').click();
    const shown = (await page.locator('.week-scoring').getAttribute('data-colour'))!;
    const gains = await page.locator('.score-bars .gain').allTextContents();
    const owner = gains.findIndex((gain) => gain !== '');
    if (owner < 0) {
      expect(await lengths(page, '.tears > .left-half', 'tear-left')).toEqual([2880]);
      expect(await card.locator('span').count()).toBe(2);
    } else {
      const far = await arrival(page);
      expect(far.indexOf(Math.min(...far))).toBe(owner);
      expect(far[owner]).toBeLessThan(2);
    }
    told.push(owner < 0 ? 'torn' : 'flown');
    if (colour === 5) break;
    await page.locator('.next-colour').click();
    await page.waitForFunction(
      (was) => document.querySelector('.week-scoring')?.getAttribute('data-colour') !== was,
      shown,
    );
  }
  expect(told).toHaveLength(6);
  expect(told).toContain('flown');
}, 120_000);

it('on a phone the first rooms are dealt as they lie in the hand', async () => {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(() => {
    const sizes: (readonly [number, number])[] = [];
    Reflect.set(globalThis, 'dealt', sizes);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element && target.matches('.travellers'))) continue;
        for (const one of addedNodes)
          if (one instanceof HTMLElement) sizes.push([one.offsetWidth, one.offsetHeight]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.locator('.treehouse .button.strong').first().tap();
  await page.locator('.hand .room-card').nth(5).waitFor();
  const lying = await page
    .locator('.hand .room-card')
    .evaluateAll((cards) =>
      cards.map((card) =>
        card instanceof HTMLElement ? [card.offsetWidth, card.offsetHeight] : [],
      ),
    );
  expect(lying).toHaveLength(6);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'dealt'))).toEqual(lying);
}, 120_000);
