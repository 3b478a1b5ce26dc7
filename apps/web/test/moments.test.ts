import type { FortEvent } from '@treefort/fort';
import { type GameRecord, sure, Table } from '@treefort/kernel';
import type { TreehouseEvent } from '@treefort/treehouse';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { show } from '../gallery/scenes.ts';
import { games } from '../src/table/games.ts';
import { Client } from './browser.ts';
import { type PositionWish, savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 60_000);

/** A table at which every large moment is noted, by the classes of what it shows. */
async function open(wish: PositionWish): Promise<Page> {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 1280, height: 800 },
  });
  const scene = {
    name: 'moments',
    path: '/play/moments',
    kept: () => savedPosition(wish, 'moments'),
  };
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'fast' });
  await page.locator('.dock.asks').waitFor();
  await page.evaluate(() => {
    const seen: string[] = [];
    let last: Element | null = null;
    new MutationObserver(() => {
      const card = document.querySelector('.spotlight-card');
      if (card && card !== last) seen.push(card.firstElementChild!.className);
      last = card;
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  return page;
}

const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** What has happened since so many choices, as the page has kept the game. */
async function events(page: Page, from: number): Promise<readonly (FortEvent | TreehouseEvent)[]> {
  const record: GameRecord = await page.evaluate(
    () => JSON.parse(localStorage.getItem('treefort.table.moments')!).record,
  );
  const table = sure(Table.open(games, { ...record, choices: record.choices.slice(0, from) }));
  return record.choices.slice(from).flatMap(([seat, option]) => {
    const decision = table.decision(seat)!.id;
    return sure(table.choose({ seat, decision, option })) as unknown as FortEvent[];
  });
}

/** Answers with the first thing that is lit, and waits until all that follows is told. */
async function answer(page: Page): Promise<void> {
  const before = await page.locator('.dock').getAttribute('data-decision');
  await page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('.table [data-options]')];
    lit.find((one) => one.checkVisibility())?.click();
  });
  await page.waitForFunction((was) => {
    const dock = document.querySelector<HTMLElement>('.dock.asks');
    return dock && dock.dataset.decision !== was;
  }, before);
}

it('of Fort: a friend who is taken from my Yard, every fort that grows, every perk', async () => {
  const from = { game: 'fort', seed: 'a summer afternoon', seats: 4 } as const;
  const until = (table: Table): boolean => table.record.choices.length >= 60;
  const page = await open({ ...from, until });
  const before = savedPosition({ ...from, until }, 'moments').record.choices.length;
  const expected = async () => {
    const told = (await events(page, before)) as readonly FortEvent[];
    const count = (moment: (event: FortEvent) => boolean) => told.filter(moment).length;
    return {
      stolen: count((event) => event.kind === 'recruited' && event.owner === 0),
      built: count((event) => event.kind === 'advanced'),
      perk: count((event) => event.kind === 'took-perk'),
    };
  };
  let due = await expected();
  for (let i = 0; i < 60 && (due.stolen === 0 || due.built === 0); i++) {
    await answer(page);
    due = await expected();
  }
  const shown = await seen(page);
  const count = (name: string) => shown.filter((one) => one === name).length;
  expect(Math.min(due.stolen, due.built), 'both happened').toBeGreaterThan(0);
  expect({
    stolen: count('spot-lines stolen'),
    built: count('spot-lines built'),
    perk: count('spot-lines'),
  }).toEqual(due);
}, 240_000);

it('of Treehouse: my room that tips the balance', async () => {
  const until = (table: Table): boolean => table.decision(0)?.kind === 'pick';
  const page = await open({ game: 'treehouse', seed: 'a summer afternoon', seats: 2, until });
  await page.locator('.room-card.lit:not(.discard-only)').first().click();
  await page.locator('.reader .take').click();
  await page.locator('.own-tree .ghost.lit').first().click();
  await expect.poll(() => seen(page)).toEqual(['tipped']);
}, 120_000);

it('of Treehouse: a changer that a rival lays on my colour, and no other', async () => {
  const wish = { game: 'treehouse', seed: 'a summer afternoon', seats: 4 } as const;
  const until = (table: Table): boolean => table.decision(0)?.kind === 'cover';
  const page = await open({ ...wish, until });
  const { record } = savedPosition({ ...wish, until }, 'moments');
  await page.locator('.hand .lit').first().click();
  await page.locator('.week-scoring').waitFor();
  const covered = (await events(page, record.choices.length)).flatMap((event) =>
    event.kind === 'covered' && event.seat !== 0 ? [event.colour] : [],
  );
  const mine = await page
    .locator('.own-tree .built')
    .evaluateAll((rooms) =>
      rooms.map((room) => room.getAttribute('aria-label') ?? room.textContent),
    );
  const touched = covered.filter((colour) => mine.some((room) => room!.includes(`(${colour})`)));
  expect(covered.length).toBeGreaterThan(0);
  expect(await seen(page)).toEqual(touched.map(() => 'laid-on-mine'));
}, 120_000);
