import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { join, leave, SOON, start, tableOf, type Visitor, visitor } from './visitor.ts';

let client: Client;
let house: House;

beforeAll(async () => {
  ({ client, house } = await openHouse());
}, 240_000);

afterAll(async () => {
  await client.stop();
}, 60_000);

/** Leaves the table in the middle of the game: a bot plays on. */
const stand = ({ page }: Visitor): Promise<number> =>
  page.evaluate(async () => {
    const to = `/api${location.pathname.replace('table', 'tables')}/stand`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(to, { method: 'POST', headers, body: '{}' })).status;
  });

it('a rated game tells what it changed, and is on the profiles of both', async () => {
  const [anna, boris] = [await visitor(client), await visitor(client)];
  const clock = { kind: 'live', move: 60, game: 600 };
  const wanted = { game: 'treehouse', seats: ['me', 'open'], clock, public: true };
  await join(boris, await tableOf(anna, wanted), 'Boris');
  await anna.page.getByText('This game is rated.').waitFor();
  await anna.page.getByRole('link', { name: 'Boris’s profile' }).waitFor();
  await start(anna);
  await boris.page.locator('.table').waitFor();
  // Boris leaves first, so he has lost, whatever the bots do.
  expect(await stand(boris)).toBe(200);
  expect(await stand(anna)).toBe(200);
  await anna.page.getByText(/Your rating: 15\d\d\? \(\+\d+\)/).waitFor();
  await anna.page.goto('/player', SOON);
  const results = anna.page.locator('[data-game=treehouse]');
  await results.getByText(/^15\d\d\?$/).waitFor();
  await results.getByRole('row', { name: '2 players' }).getByText('1').first().waitFor();
  // The log says the same to who reads it again.
  const points = await results.getByText(/^15\d\d\?$/).textContent();
  const same = { games: 1, rated: 1, results: 0, ratings: 0, players: 0 };
  expect(await house.recompute()).toEqual(same);
  await anna.page.goto('/player', SOON);
  await results.getByText(points ?? '', { exact: true }).waitFor();
  // Whom one met is one click away, and what strangers see is not what hides.
  await anna.page.getByRole('link', { name: 'Boris' }).click();
  await anna.page.getByRole('heading', { name: 'Boris' }).waitFor();
  const his = anna.page.url();
  await boris.page.goto('/player', SOON);
  const told = boris.page.waitForResponse(/api\/me\/hidden/);
  await boris.page.getByLabel('Hide my profile').check();
  await told;
  await anna.page.goto(his, SOON);
  await anna.page.getByText('There’s no such profile').waitFor();
  // The browser says so by itself.
  const refused = () => anna.complaints.findIndex((text) => text.includes('404'));
  await expect.poll(refused).toBeGreaterThanOrEqual(0);
  anna.complaints.splice(refused(), 1);
  await anna.page.goto('/ranks/treehouse', SOON);
  await anna.page
    .getByRole('row', { name: /Edgar/ })
    .getByText(/^\d{4}$/)
    .waitFor();
  await leave(anna);
  await leave(boris);
}, 120_000);
