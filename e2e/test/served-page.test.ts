import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { leave, SOON, visitor } from './visitor.ts';

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

it.each(['fort', 'treehouse'])(
  'at a table of %s in the browser the strongest bot thinks, under the security headers of the server',
  async (game) => {
    const anna = await visitor(client);
    const { page } = anna;
    const answer = await page.goto('/', SOON);
    expect(answer!.headers()['content-security-policy']).toContain("script-src 'self'");
    await page.locator(`.game-tile.${game} .play`).click();
    await page.locator('.dock.asks').waitFor();
    await page.locator('.dock .hint').click();
    await page.locator('.hint-strip[data-hint-option], .hint-strip[data-hint-any]').waitFor();
    await leave(anna);
  },
  300_000,
);
