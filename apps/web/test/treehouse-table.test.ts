import { COLOURS } from '@treefort/treehouse';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 60_000);

const SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const;

interface Look {
  readonly size?: readonly [number, number];
  readonly pace?: 'instant' | 'fast';
}

async function open(name: string, { size = [1280, 800], pace = 'instant' }: Look): Promise<Page> {
  const [width, height] = size;
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const scene = SCENES.find((one) => one.name === name)!;
  await show(page, scene, { locale: 'en', theme: 'day', pace });
  await page.locator('.dock.asks').waitFor();
  return page;
}

/** Where the boxes of the table are, and each room of my tree. */
const boxesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const boxes = '.colours, .own-tree, .neighbour, .narrator, .reader, .hand-box, .hand li';
    const rooms = '.own-tree .built';
    const found = [...document.querySelectorAll<HTMLElement>(`${boxes}, ${rooms}`)];
    const seen = new Map<string, number>();
    return Object.fromEntries(
      found.map((element) => {
        const slot = element.matches('li') ? 'slot' : element.className.split(' ')[0];
        const kind = element.dataset.target ?? slot ?? '';
        const nth = seen.get(kind) ?? 0;
        seen.set(kind, nth + 1);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [`${kind} ${nth}`, [x, y, width, height].map(Math.round).join(' ')];
      }),
    );
  });

/** Chooses something lit, each time another, and waits for the next decision or the end. */
async function chooseAny(page: Page, nth: number): Promise<void> {
  const before = await page.locator('.dock').getAttribute('data-decision');
  await page.evaluate((count) => {
    const lit = [...document.querySelectorAll<HTMLElement>('button.lit')];
    lit[(count * 7) % lit.length]?.click();
  }, nth);
  await page.waitForFunction(
    (was) =>
      document.querySelector('dialog.end') ||
      document.querySelector('.dock.asks')?.getAttribute('data-decision') !== (was ?? undefined),
    before,
  );
  await page.locator('.dock.asks, dialog.end').first().waitFor();
}

describe.each(SIZES)('at %i × %i', (...size) => {
  it('no box and no room moves or changes its size over a whole game', async () => {
    const page = await open('treehouse-pick', { size });
    const first = new Map<string, string>();
    let decisions = 0;
    while (!(await page.locator('dialog.end').count())) {
      for (const [name, box] of Object.entries(await boxesOf(page))) {
        expect(`${name}: ${box}`).toBe(`${name}: ${first.get(name) ?? box}`);
        first.set(name, box);
      }
      await chooseAny(page, decisions++);
    }
    expect(decisions).toBeGreaterThan(20);
    expect([...first.keys()].filter((name) => name.startsWith('tree:')).length).toBeGreaterThan(6);
  }, 240_000);
});

/** The places that light up in my tree, with where each lets it lean. */
const ghostsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.own-tree .ghost.lit')].map((ghost) => [
        ghost.dataset.target ?? '',
        ghost.querySelector('.leans')?.textContent ?? '',
      ]),
    ),
  );

const ARROWS: Readonly<Record<string, string>> = { '-1': '↙', '0': '↓', '1': '↘' };

it('what is previewed of a room is what is offered and happens', async () => {
  const page = await open('treehouse-pick', {});
  for (let pick = 0; pick < 5; pick++) {
    await page.locator('.room-card.lit:not(.discard-only)').first().click();
    const note = await page.locator('.room-card.pointed .room-note').textContent();
    const ahead = await ghostsOf(page);
    expect(Object.keys(ahead)).toHaveLength(Number.parseInt(note ?? '', 10));
    await page.locator('.reader .take').click();
    await page.locator('.room-card.picked').waitFor();
    expect(await ghostsOf(page)).toEqual(ahead);
    const [place, leans] = Object.entries(ahead).at(-1)!;
    await page.locator(`.ghost[data-target="${place}"]`).click();
    await page.locator(`.built[data-target="${place}"]`).waitFor();
    const balance = await page.locator('.own-tree .balance').getAttribute('data-leans');
    expect(ARROWS[balance ?? '']).toBe(leans);
    await page.locator('.dock.asks').waitFor();
  }
}, 120_000);

/** Lays my changer and waits until the week is scored. */
async function scored(): Promise<Page> {
  const page = await open('treehouse-cover', { pace: 'fast' });
  await page.locator('.hand .lit').first().click();
  await page.locator('.week-scoring[data-colour]').waitFor();
  return page;
}

it('a week is scored colour by colour, with the changers still there', async () => {
  const page = await scored();
  const colours: string[] = [];
  for (;;) {
    // Looked at in one moment: the next colour comes by itself.
    const seen = await page.evaluate(() => {
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      const colour = document.querySelector('.week-scoring')?.getAttribute('data-colour') ?? null;
      return {
        colour,
        rows: count('.colour-row.scoring'),
        coins: count('.colour-row .changer-coin'),
        others: count(`.tree-place.scoring:not(.of-${colour})`),
        rises: count('.tree-place.scoring .rises'),
      };
    });
    const { colour, rises, ...rest } = seen;
    if (colour === null) break;
    colours.push(colour);
    expect(rest).toEqual({ rows: 1, coins: 4, others: 0 });
    expect(rises).toBeGreaterThan(0);
    await page.locator('.next-colour').click();
    await page.waitForFunction(
      (was) => document.querySelector('.week-scoring')?.getAttribute('data-colour') !== was,
      colour,
    );
  }
  expect(colours).toEqual(COLOURS.filter((colour) => colours.includes(colour)));
  expect(colours.length).toBeGreaterThan(3);
}, 120_000);

it('the scoring of a week can be skipped to its totals', async () => {
  const page = await scored();
  const weeks = () =>
    page
      .locator('.score-bars li strong .unseen')
      .evaluateAll((all) => all.map((one) => one.textContent));
  await page.locator('.skip-to-totals').click();
  await page.locator('.week-scoring:not([data-colour])').waitFor();
  const totals = await weeks();
  await page.locator('.dock.asks').waitFor();
  const points = await page
    .locator('.sheet-row.points .count > .unseen')
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(points).toEqual(totals);
}, 120_000);
