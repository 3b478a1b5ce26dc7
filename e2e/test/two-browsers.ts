import {
  type GameRecord,
  makeSeed,
  type SeedParts,
  sealRecord,
  sharedSeed,
} from '@treefort/kernel';
import type { Client } from '@treefort/web/browser';
import { describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import {
  choicesOf,
  join,
  leave,
  logOf,
  playTogether,
  recordOf,
  SOON,
  setUp,
  start,
  type Visitor,
  visitor,
} from './visitor.ts';

/** A record that states what follows from it, as a server that lies would make it. */
const forged = (record: GameRecord, shuffle: SeedParts): GameRecord =>
  sealRecord({ ...record, seed: sharedSeed(shuffle), shuffle }, record.outcome);

/** Shows a visitor records that are not of the game as it was agreed on: each lie is called by its name. */
async function seesThroughLies({ page }: Visitor, record: GameRecord): Promise<void> {
  const { secret, contributions } = record.shuffle!;
  const other = makeSeed(new Uint8Array(32));
  const lies = {
    'secret isn’t the one': forged(record, { secret: other, contributions }),
    'Your device’s part': forged(record, { secret, contributions: contributions.with(1, other) }),
    'Another player’s part': forged(record, {
      secret,
      contributions: contributions.with(0, other),
    }),
  };
  for (const [name, lie] of Object.entries(lies)) {
    await page.route('**/record', (route) => route.fulfill({ json: lie }));
    await page.reload(SOON);
    await page.locator('.shuffle.broken li').filter({ hasText: name }).waitFor();
    expect(await page.locator('.shuffle.verified').count()).toBe(0);
    await page.unroute('**/record');
  }
}

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
      await seesThroughLies(boris, await recordOf(boris, url));
      for (const [seat, one] of both.entries()) {
        await one.page.reload(SOON);
        await one.page.locator('dialog.end').waitFor();
        expect(await logOf(one)).toEqual(told[seat]);
        await one.page.getByText('Verified by your own device').waitFor();
        await leave(one);
      }
    }, 300_000);
  });
}
