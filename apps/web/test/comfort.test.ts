import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

const DESKTOP = { width: 1280, height: 800 };
const sceneOf = (name: string) => SCENES.find((scene) => scene.name === name)!;

async function open(name: string, options: BrowserContextOptions = {}, settings: object = {}) {
  const visit = await client.visit({ baseURL: client.url, viewport: DESKTOP, ...options });
  await show(visit.page, sceneOf(name), { locale: 'en', theme: 'day', pace: 'slow', ...settings });
  return visit;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Clicks something and holds the flight that begins: where it is at its begin and at its end, and where the card lay and lies. */
const fly = (page: Page, [click, flight, lay, lies]: readonly [string, string, string, string]) =>
  page.evaluate(
    async (selectors) => {
      const find = (selector: string): HTMLElement =>
        document.querySelector<HTMLElement>(selector)!;
      const box = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      };
      const before = box(find(selectors.lay));
      find(selectors.click).click();
      await new Promise(requestAnimationFrame);
      const flyer = find(selectors.flight);
      const [animation] = flyer.getAnimations();
      animation!.pause();
      animation!.currentTime = 0;
      const begin = box(flyer);
      animation!.currentTime = Number(animation!.effect!.getComputedTiming().endTime);
      const [x, y] = [begin.left + begin.width / 2, begin.top + begin.height / 2];
      const touched = document.elementFromPoint(x, y)?.closest('.travellers') ?? null;
      return {
        before,
        begin,
        end: box(flyer),
        after: box(find(selectors.lies)),
        blocks: touched !== null,
      };
    },
    { click, flight, lay, lies },
  );

function expectSame(one: Box, other: Box): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(one[side], side).toBeCloseTo(other[side], 0);
}

/** What plays the first card once it is selected. */
const DOES = '.reader [data-does]';
const select = (page: Page): Promise<void> => page.locator('.hand .lit').first().click();

const PLAYED = [
  DOES,
  '.travellers [data-from="hand:0"][data-to="in-play"]',
  '.hand .lit',
  '.in-play .card',
] as const;
const BUILT = [
  '.ghost.lit',
  '.travellers [data-from="picked:0"][data-to="tree:0"]',
  '.room-card.picked',
] as const;

describe('cards travel', () => {
  it.each([DESKTOP, { width: 2560, height: 1440 }])(
    'from the hand into the middle, on a screen of %o',
    async (viewport) => {
      const { page } = await open('fort-play', { viewport });
      await select(page);
      const seen = await fly(page, PLAYED);
      expectSame(seen.begin, seen.before);
      expectSame(seen.end, seen.after);
      expect(seen.before.top).toBeGreaterThan(seen.after.top + 100);
      expect(seen.blocks).toBe(false);
      await page.context().close();
    },
  );

  it('from where it was picked into the tree', async () => {
    const { page } = await open('treehouse-place');
    // All build at once: the room flies when the bots have answered too.
    await page.waitForFunction(() => document.querySelector('.thought') === null);
    const room = await page.locator('.room-card.picked').getAttribute('data-shows');
    const seen = await fly(page, [...BUILT, `.own-tree .built[data-shows="${room}"]`]);
    expectSame(seen.begin, seen.before);
    expectSame(seen.end, seen.after);
    await page.context().close();
  });

  it('to a pile, laid out as large as they lay, whatever they shrink to', async () => {
    const { page } = await open('fort-recruit');
    const [lay, flies] = await page.evaluate(async () => {
      const widthIn = (zone: string) =>
        document.querySelector<HTMLElement>(`[data-zone="${zone}"] .card`)?.offsetWidth;
      const before = new Map(['yard:1', 'hand:0'].map((zone) => [zone, widthIn(zone)]));
      document.querySelector<HTMLElement>('[data-zone="yard:1"] .lit')!.click();
      await new Promise(requestAnimationFrame);
      // The recruited friend, or a best friend of the own hand, goes to the discard pile.
      const card = document.querySelector<HTMLElement>('.travellers [data-to="discard:0"]')!;
      return [before.get(card.dataset.from!), card.offsetWidth];
    });
    expect(lay).toBeGreaterThan(0);
    expect(flies).toBe(lay);
    await page.context().close();
  });

  it.each([
    ['where motion is not wanted', { reducedMotion: 'reduce' as const }, {}],
    ['where everything is to happen at once', {}, { pace: 'instant' }],
  ])('not at all %s', async (_, options, settings) => {
    const { page } = await open('fort-play', options, settings);
    await select(page);
    const flyers = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.reader [data-does]')!.click();
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('.travellers > *').length;
    });
    expect(flyers).toBe(0);
    expect(await page.locator('.in-play .card').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('are gone from the air when they have landed', async () => {
    const { page } = await open('fort-play', {}, { pace: 'fast' });
    await select(page);
    await page.locator(DOES).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.travellers > *').length === 0);
    await page.context().close();
  });
});

describe('a card is dragged', () => {
  const middle = async (page: Page, selector: string): Promise<[number, number]> => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const drag = async (page: Page, from: string, to: string): Promise<void> => {
    await page.mouse.move(...(await middle(page, from)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, to)), { steps: 4 });
    expect(await page.locator('.travellers .dragged').count()).toBe(1);
    await page.mouse.up();
  };

  it('from the hand to the table, which plays it', async () => {
    const { page, complaints } = await open('fort-play');
    await drag(page, '.hand .lit', '.park');
    await page.locator('.in-play .card').waitFor();
    expect(await page.locator('.travellers .dragged').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('to its place in the tree', async () => {
    const { page } = await open('treehouse-place');
    const room = await page.locator('.room-card.picked').getAttribute('data-shows');
    await drag(page, '.room-card.picked', '.ghost.lit');
    await page.locator(`.own-tree .built[data-shows="${room}"]`).waitFor();
    await page.context().close();
  });

  it('and let go beside the table, which chooses nothing', async () => {
    const { page } = await open('fort-play');
    const before = await page.locator('.dock').getAttribute('data-decision');
    await drag(page, '.hand .lit', '.top-bar');
    expect(await page.locator('.dock').getAttribute('data-decision')).toBe(before);
    // It can still be played.
    await select(page);
    await page.locator(DOES).first().click();
    await page.locator('.in-play .card').waitFor();
    await page.context().close();
  });

  it('by a finger too, and a sideways stroke still scrolls the hand', async () => {
    const { page } = await open('fort-play', {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    const session = await page.context().newCDPSession(page);
    const [x, y] = await middle(page, '.hand .lit');
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at: readonly { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    expect(
      await page
        .locator('.hand .lit')
        .first()
        .evaluate((card) => getComputedStyle(card).touchAction),
    ).toBe('pan-x');
    await touch('touchStart', [{ x, y }]);
    for (const up of [20, 80, 200, 300]) await touch('touchMove', [{ x, y: y - up }]);
    await touch('touchEnd', []);
    await page.locator('.in-play .card').waitFor();
    await page.context().close();
  });
});

describe('what breaks', () => {
  /** Breaks what the log needs, and plays a card. */
  const breakDown = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const { toReversed } = Array.prototype;
      Object.assign(globalThis, { mend: () => Object.assign(Array.prototype, { toReversed }) });
      Array.prototype.toReversed = () => {
        throw new Error('broken on purpose');
      };
      document.querySelector<HTMLElement>('.reader [data-does]')!.click();
    });

  it('shows a way back to the table, which goes on where it was', async () => {
    const { page } = await open('fort-play');
    await select(page);
    await breakDown(page);
    await page.locator('main.note').waitFor();
    await page.evaluate('mend()');
    await page.locator('main.note .button.strong').click();
    await page.locator('.in-play .card').waitFor();
    await page.context().close();
  });

  it('shows the way home too', async () => {
    const { page } = await open('fort-play');
    await select(page);
    await breakDown(page);
    await page.locator('main.note a').click();
    await page.locator('main.home').waitFor();
    await page.context().close();
  });
});
