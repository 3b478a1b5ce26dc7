import type { Client } from '@treefort/web/browser';
import { describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import {
  choicesOf,
  join,
  leave,
  logOf,
  playTogether,
  SOON,
  setUp,
  start,
  visitor,
} from './visitor.ts';

/** Plays whole games between two browsers, with connections lost and a server that stops. */
export function twoBrowsers(
  opened: () => { client: Client; house: House },
  games: readonly string[],
): void {
  describe.each(games)('a game of %s between two browsers', (game) => {
    it('is played to its end, with nothing missed or doubled by lost connections', async () => {
      const { client, house } = opened();
      const [anna, boris] = [await visitor(client), await visitor(client)];
      const url = await setUp(anna, game);
      await join(boris, url, 'Boris');
      await start(anna);
      await boris.page.locator('.table').waitFor();

      const both = [anna, boris];
      const first = await playTogether(both, 6);
      await boris.page.context().setOffline(true);
      await boris.page.locator('.sign.lost').waitFor();
      // Both go on: one at the table, the other on a page that has lost it.
      const goingOn = playTogether(both, 6);
      await boris.page.context().setOffline(false);
      await boris.page.locator('.sign.lost').waitFor({ state: 'detached' });
      const second = await goingOn;
      await boris.page.reload(SOON);
      await boris.page.locator('.table').waitFor();
      // A server that stops sends no more pictures.
      for (const { page } of both) await page.waitForLoadState('networkidle');
      await house.restart();
      const rest = await playTogether(both);

      for (const seat of [0, 1]) {
        const chosen = [...first[seat]!, ...second[seat]!, ...rest[seat]!];
        expect(await choicesOf(anna, url, seat)).toEqual(chosen);
      }
      const told = [await logOf(anna), await logOf(boris)];
      for (const [seat, one] of both.entries()) {
        await one.page.reload(SOON);
        await one.page.locator('dialog.end').waitFor();
        expect(await logOf(one)).toEqual(told[seat]);
        await leave(one);
      }
    }, 300_000);
  });
}
