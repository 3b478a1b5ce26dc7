import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { choicesOf, faults, join, logOf, playOn, setUp, start, visitor } from './visitor.ts';

let client: Client;
let house: House;

beforeAll(async () => {
  ({ client, house } = await openHouse());
}, 60_000);

afterAll(() => client.stop(), 30_000);

describe.each(['treehouse', 'fort'])('a game of %s between two browsers', (game) => {
  it('is played to its end, with nothing missed or doubled by lost connections', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const url = await setUp(anna, game);
    await join(boris, url, 'Boris');
    await start(anna);
    await boris.page.locator('.table').waitFor();

    const first = await Promise.all([playOn(anna, 6), playOn(boris, 5)]);
    await boris.page.context().setOffline(true);
    await boris.page.locator('.sign.lost').waitFor();
    const goesOn = playOn(anna, 4);
    await boris.page.context().setOffline(false);
    await boris.page.locator('.sign.lost').waitFor({ state: 'detached' });
    const second = await Promise.all([goesOn, playOn(boris, 4)]);
    await boris.page.reload();
    await boris.page.locator('.table').waitFor();
    await house.restart();
    const rest = await Promise.all([playOn(anna), playOn(boris)]);

    for (const seat of [0, 1]) {
      const chosen = [...first[seat]!, ...second[seat]!, ...rest[seat]!];
      expect(await choicesOf(anna, url, seat)).toEqual(chosen);
    }
    const told = [await logOf(anna), await logOf(boris)];
    for (const [seat, one] of [anna, boris].entries()) {
      await one.page.reload();
      await one.page.locator('dialog.end').waitFor();
      expect(await logOf(one)).toEqual(told[seat]);
      expect(faults(one)).toEqual([]);
      await one.page.context().close();
    }
  }, 240_000);
});
