import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { join, leave, playTogether, start, tableOf, visitor } from './visitor.ts';

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

it('who has answered at one table is led to the next that waits', async () => {
  const [anna, boris] = [await visitor(client), await visitor(client)];
  // A player named without the page is not remembered by it.
  await anna.page.addInitScript(() => {
    localStorage['treefort.myself'] = '{"name":"Anna"}';
  });
  const urls: string[] = [];
  for (const game of ['treehouse', 'treehouse']) {
    const url = await tableOf(anna, { game, seats: ['me', 'open'] });
    await join(boris, url, 'Boris');
    await start(anna);
    urls.push(url);
  }
  // All choose at the same time: Anna has answered here, and is waited for at the first table.
  expect(anna.page.url()).toBe(urls[1]);
  await playTogether([anna], 1);
  anna.page.setDefaultTimeout(30_000);
  await anna.page.setViewportSize({ width: 360, height: 640 });
  const next = anna.page.getByRole('link', { name: 'Next game waiting for you' });
  expect(await next.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(
    360,
  );
  await next.click();
  await anna.page.waitForURL(urls[0]!);
  await anna.page.locator('.dock.asks').waitFor();
  await leave(anna);
  await leave(boris);
}, 120_000);
