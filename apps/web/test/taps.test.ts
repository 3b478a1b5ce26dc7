import { type FortView, rehearsal } from '@treefort/fort';
import { randomFromText, sure, Table } from '@treefort/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { figuresOf } from '../src/fort/brings.tsx';
import { bothOf, foresee } from '../src/fort/plan.ts';
import { engineOf, games } from '../src/table/games.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 60_000);

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

async function open(name: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await client.visit({ baseURL: client.url, ...options });
  const scene = SCENES.find((one) => one.name === name)!;
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'fast' });
  return page;
}

it('two taps of a finger are two choices: the first selects a room, the second picks and builds it', async () => {
  const page = await open('treehouse-pick', PHONE);
  for (let built = 1; built <= 3; built++) {
    await page.locator('.dock.asks').waitFor();
    await page.locator('.hand .room-card.lit:not(.discard-only)').first().tap();
    await page.locator('.own-tree .ghost.lit').first().waitFor();
    expect(await page.locator('.own-tree .built').count()).toBe(built - 1);
    await page.locator('.own-tree .ghost.lit').first().tap();
    await page.waitForFunction(
      (rooms) => document.querySelectorAll('.own-tree .built').length === rooms,
      built,
    );
  }
}, 240_000);

it('the places of a room under a mouse stay until it is over them', async () => {
  const page = await open('treehouse-pick', { viewport: { width: 768, height: 1024 } });
  await page.locator('.hand .room-card.lit:not(.discard-only)').first().hover();
  const ghost = (await page.locator('.own-tree .ghost.lit').first().boundingBox())!;
  await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2, { steps: 10 });
  await page.mouse.down();
  await page.mouse.up();
  await page.locator('.own-tree .built').first().waitFor();
}, 120_000);

it('what is told of a thing under a mouse lies in nobody’s way, on a screen for fingers too', async () => {
  const page = await open('treehouse-place', PHONE);
  await page.locator('.own-tree .built').first().hover();
  await page.locator('.inspector').waitFor();
  const caught = await page.evaluate(() => {
    const { left, top, width, height } = document
      .querySelector('.inspector')!
      .getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { hit: hit !== null, told: hit?.closest('.inspector') !== null };
  });
  expect(caught).toEqual({ hit: true, told: false });
}, 120_000);

it('a card that was dragged and let go is still played by a key', async () => {
  const page = await open('fort-play', { viewport: { width: 1280, height: 800 } });
  const card = page.locator('.hand .lit').first();
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(640, 10, { steps: 4 });
  await page.locator('.travellers .dragged').waitFor();
  await page.mouse.up();
  expect(await page.locator('.in-play .card').count()).toBe(0);
  await card.focus();
  // The first Enter selects, the second plays.
  await page.keyboard.press('Enter');
  await page.locator('.reader [data-does]').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.in-play .card').first().waitFor();
}, 120_000);

it('a strip of a card in the hand plays it for that action, with who helps, in one click of a mouse', async () => {
  const page = await open('fort-play', { viewport: { width: 1280, height: 800 } });
  await page.locator('.hand .card.lit[data-shows="dash"] .strip.public').click();
  await page.locator('.in-play .card[data-shows="dash"]').waitFor();
  await page.locator('.in-play .card').nth(1).waitFor();
  await page.locator('[data-zone="stuff"]', { hasText: /[2-4] pizzas/ }).waitFor();
}, 120_000);

it('a finger selects a card first; a card that can be added then says what it brings', async () => {
  const page = await open('fort-play', PHONE);
  await page.locator('.hand .card.lit[data-shows="dash"] .strip.public').tap();
  await page.locator('.reader [data-does="public"]').waitFor();
  expect(await page.locator('.in-play .card').count()).toBe(0);
  const added = page.locator('.hand .card.addable').first();
  await added.tap();
  await page.locator('.hand .card.added').waitFor();
  expect(await page.locator('.reader [data-does="public"]').textContent()).toContain('2 pizzas');
  await page.locator('.reader [data-does="public"]').tap();
  await page.locator('.in-play .card').nth(1).waitFor();
}, 120_000);

const trashesOf = (table: Table, option: string): boolean => {
  const next = sure(Table.open(games, table.record));
  for (const choice of [option, 'use:private'])
    sure(next.choose({ seat: 0, decision: next.decision(0)!.id, option: choice }));
  return next.decision(0)?.kind === 'trash-rival';
};

/** Golden Boy can be played, and there are friends in Yards to trash. */
const CAN_TRASH = (table: Table): boolean =>
  table.decision(0)?.kind === 'play' &&
  table.decision(0)!.options.some(({ id }) => id === 'play:golden-boy') &&
  trashesOf(table, 'play:golden-boy');

it.each(['a card', 'a key'])(
  'a question on the way does not end what was begun: answered by %s, it goes on to recruiting',
  async (by) => {
    const { page } = await client.visit({
      baseURL: client.url,
      viewport: { width: 1280, height: 800 },
    });
    const wish = { game: 'fort', seats: 3, seed: 'a rival’s Yard', until: CAN_TRASH } as const;
    const scene = { name: 'trash', path: '/play/tr', kept: () => savedPosition(wish, 'tr') };
    await show(page, scene, { locale: 'en', theme: 'day', pace: 'instant' });
    await page.locator('.hand .card.lit[data-shows="golden-boy"] .strip.private').click();
    const yard = page.locator('.rival .card.lit').first();
    await yard.waitFor();
    if (by === 'a card') await yard.click();
    else await page.keyboard.press('1');
    await page.locator('.park .card.lit').first().waitFor();
  },
  120_000,
);

/** A card of which both actions bring more with others added, and the amount of pizzas that the first then takes. */
function bothAdding(table: Table): { card: string; pizzas: number } | undefined {
  if (table.decision(0)?.kind !== 'play') return undefined;
  const view = engineOf('fort').view(table.state, 0) as FortView;
  const rehearse = rehearsal(view, 0, randomFromText('both'));
  for (const { id } of table.decision(0)!.options) {
    const card = id.replace('play:', '');
    const both = bothOf(rehearse, { card, adds: [] }, [id]);
    if (both?.plan.adds !== 'all') continue;
    const first = { ...both.plan, actions: both.plan.actions.slice(0, 1) };
    const { pizza } = figuresOf(foresee(rehearse, first, [id])!.brings, 0);
    if (pizza > 1) return { card, pizzas: pizza };
  }
  return undefined;
}

it('the button for both actions says who is added, and what each action then brings', async () => {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 1280, height: 800 },
  });
  const until = (table: Table): boolean => bothAdding(table) !== undefined;
  const kept = savedPosition({ game: 'fort', seats: 3, seed: 'both, with others', until }, 'bo');
  const { card, pizzas } = bothAdding(sure(Table.open(games, kept.record)))!;
  const scene = { name: 'both', path: '/play/bo', kept: () => kept };
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'instant' });
  await page.locator(`.hand .card.lit[data-shows="${card}"]`).first().hover();
  const both = page.locator('.reader [data-does="both"]');
  expect(await both.locator('.gain-sign').first().textContent()).toBe(String(pizzas));
  expect(await both.locator('small').textContent()).toContain('with ');
  const words = page.locator('.reader-words');
  expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
}, 120_000);

const RECRUITING = [
  ['en', 390, 844],
  ['ru', 390, 844],
  ['en', 768, 1024],
  ['fr', 768, 1024],
  ['fr', 1280, 800],
  ['en', 2560, 1440],
] as const;

it.each(RECRUITING)(
  'who recruits reads what a friend does beside the button, and the deck has one: %s, %i × %i',
  async (locale, width, height) => {
    const hasTouch = width < 1000;
    const { page } = await client.visit({
      baseURL: client.url,
      viewport: { width, height },
      hasTouch,
      isMobile: width < 600,
    });
    const scene = SCENES.find(({ name }) => name === 'fort-recruit')!;
    await show(page, scene, { locale, theme: 'day', pace: 'instant' });
    const cards = await page.locator('.park .card.lit').all();
    expect(cards.length).toBe(4);
    for (const card of cards) {
      await (hasTouch ? card.tap() : card.hover());
      const target = await card.getAttribute('data-options');
      await page.locator(`.reader .take-button[data-options="${target}"]`).waitFor();
      const hidden = await page.locator('.reader').evaluate((reader) => {
        const { bottom, right } = reader.getBoundingClientRect();
        return [...reader.querySelectorAll('.take-button, .take-button span, .strip-text')].filter(
          (one) => {
            const box = one.getBoundingClientRect();
            return box.height < 14 || box.bottom > bottom || box.right > right;
          },
        ).length;
      });
      expect(hidden).toBe(0);
    }
  },
  120_000,
);

/** Many ways to pay for a level. */
const PAYS = (table: Table): boolean =>
  table.decision(0)?.kind === 'pay' && table.decision(0)!.options.length > 6;

it.each([
  { seed: 'pay 22', ways: 8, width: 390, height: 844 },
  { seed: 'pay 22', ways: 8, width: 768, height: 1024 },
  { seed: 'pay 8', ways: 12, width: 1280, height: 800 },
  { seed: 'pay 8', ways: 12, width: 2560, height: 1440 },
])(
  '$ways ways to pay are all in sight at $width × $height',
  async ({ seed, ways, ...viewport }) => {
    const { page } = await client.visit({ baseURL: client.url, viewport });
    const wish = { game: 'fort', seats: 3, seed, until: PAYS } as const;
    const scene = { name: 'pay', path: '/play/pay', kept: () => savedPosition(wish, 'pay') };
    await show(page, scene, { locale: 'en', theme: 'day', pace: 'instant' });
    const reader = page.locator('.reader');
    expect(await reader.locator('.step-button').count()).toBe(ways);
    const { over, wide } = await reader.evaluate((one) => ({
      over: one.scrollHeight - one.clientHeight,
      wide: [...one.querySelectorAll('.paid-signs')].filter(
        (signs) => signs.scrollWidth > signs.parentElement!.clientWidth,
      ).length,
    }));
    expect(over).toBeLessThanOrEqual(1);
    expect(wide).toBe(0);
  },
  120_000,
);
