import { sure } from '@treefort/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeLink } from '../src/table/record-link.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterEach(() => client.empty(), 60_000);
afterAll(() => client.stop(), 30_000);

const { record, sitters } = savedPosition(
  { game: 'treehouse', seats: 3, seed: 'brought' },
  'tree-1',
);
const link = sure(makeLink(record, sitters));

const visitor = () =>
  client.visit({ baseURL: client.url, locale: 'en', viewport: { width: 700, height: 560 } });

it('a record that is brought opens from a file, and lies on the shelf from then on', async () => {
  const { page, complaints } = await visitor();
  await page.goto('/');
  await page.locator('.home-foot .button').nth(1).click();
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('.open-record input[type=file]').setInputFiles(file);
  await page.locator('.controls').waitFor();
  await page.goto('/');
  await page.locator('.shelf .kept .button').first().click();
  await page.locator('.controls').waitFor();
  expect(complaints).toEqual([]);
});

it('a record that is brought opens from a pasted link', async () => {
  const { page } = await visitor();
  await page.goto('/');
  await page.locator('.home-foot .button').nth(1).click();
  await page.locator('.open-record textarea').fill(`https://elsewhere.example/replay#${link}`);
  await page.locator('.open-record .strong').click();
  await page.locator('.controls').waitFor();
  expect(await page.locator('.eyes option').nth(2).textContent()).toBe(sitters[1]!.name);
});

it.each([
  ['', /Nothing to open/],
  ['hello', /copied in full/],
  [link.slice(0, 90), /copied in full/],
  ['{"game":"chess"}', /damaged.*record/],
  [JSON.stringify({ ...record, seats: 4 }), /digest/],
])('a record that is brought tells what is wrong with a text: %#', async (text, told) => {
  const { page, complaints } = await visitor();
  await page.goto('/');
  await page.locator('.home-foot .button').nth(1).click();
  await page.locator('.open-record textarea').fill(text);
  await page.locator('.open-record .strong').click();
  expect(await page.locator('.open-record .wrong').textContent()).toMatch(told);
  expect(complaints).toEqual([]);
});

it('a record that is brought tells what is wrong with a damaged link, and where nothing is kept', async () => {
  const { page, complaints } = await visitor();
  await page.goto(`/replay#${link.replace('tf1-A', 'tf1-B')}`);
  expect(await page.locator('.note').textContent()).toMatch(/copied in full/);
  await page.goto('/replay/nowhere');
  expect(await page.locator('.note').textContent()).toContain('no such game in this browser');
  expect(complaints).toEqual([]);
});
