import { readConfig, type Server, serve } from '@treefort/server';
import { type Postgres, startPostgres } from '@treefort/server/postgres';
import { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, leave, playTogether, SOON, setUp, start, type Visitor, visitor } from './visitor.ts';

let postgres: Postgres;
let client: Client;
let other: Server;

beforeAll(async () => {
  postgres = await startPostgres();
  const config = readConfig(
    { port: '0', log: 'silent', 'players-per-address': '10000', 'pass-delay': '0' },
    { DATABASE_URL: await postgres.database() },
  );
  client = await Client.start(async (page) => {
    other = await serve({ ...config, page });
    return serve({ ...config, page });
  });
}, 240_000);

afterAll(async () => {
  await client.stop();
  await other.close();
  await postgres.stop();
}, 60_000);

/** What the browser says of a page that asks for a table that was taken away before it heard so. */
const TABLE_GONE = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Looks for one other player of Treehouse, as somebody who comes for the first time. */
async function look({ page }: Visitor, name: string): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = OscillatorNode;
    const start = prototype.start;
    prototype.start = function heard(when?: number) {
      document.documentElement.dataset.heard = 'yes';
      start.call(this, when);
    };
  });
  await page.goto('/', SOON);
  await page.getByRole('button', { name: 'Find players: Treehouse' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find players' }).click();
}

const waits = ({ page }: Visitor): Promise<void> =>
  page.locator('.queue-sign', { hasText: 'Treehouse' }).waitFor();

const come = ({ page }: Visitor): Promise<void> =>
  page.getByRole('button', { name: 'Go to the table' }).click();

it('two strangers on two servers find each other while one of them reads, and play', async () => {
  const [anna, boris] = [await visitor(client), await visitor(client, other.url)];
  await look(anna, 'Anna');
  await waits(anna);
  await anna.page.getByText('Nobody else is waiting yet').waitFor();
  // The place is kept on every screen, and by a page that is loaded again.
  await anna.page.goto('/rules/treehouse', SOON);
  await waits(anna);
  // A page is heard only after it was touched.
  await anna.page.keyboard.press('Tab');
  await look(boris, 'Boris');
  for (const { page } of [anna, boris]) {
    await page.getByRole('heading', { name: 'Your table is ready' }).waitFor();
    expect(await page.title()).toBe('● Your table is ready – Treefort');
  }
  await anna.page.locator('html[data-heard=yes]').waitFor({ state: 'attached' });
  await come(boris);
  await boris.page.getByText('Still missing: Anna').waitFor();
  await come(anna);
  for (const { page } of [anna, boris]) {
    await page.locator('.table').waitFor();
    expect(await page.locator('.queue-sign').count()).toBe(0);
  }
  expect(new URL(anna.page.url()).pathname).toBe(new URL(boris.page.url()).pathname);
  const played = await playTogether([anna, boris], 4);
  expect(played.flat().length).toBeGreaterThan(3);
  for (const one of [anna, boris]) await leave(one);
}, 300_000);

it('a player waits again when the other does not come', async () => {
  const [anna, cleo] = [await visitor(client), await visitor(client, other.url)];
  await look(anna, 'Anna');
  await waits(anna);
  await look(cleo, 'Cleo');
  await come(anna);
  await anna.page.getByText('Still missing: Cleo').waitFor();
  await cleo.page.getByRole('button', { name: 'Not now' }).click();
  await anna.page.getByText('Someone didn’t show up.').waitFor();
  await anna.page.locator('.home').waitFor();
  await anna.page.locator('.queue-sign').click();
  await anna.page.getByRole('button', { name: 'Stop looking' }).click();
  for (const one of [anna, cleo]) {
    await one.page.locator('.queue-sign').waitFor({ state: 'detached' });
    await one.page.getByRole('button', { name: 'Find players: Treehouse' }).waitFor();
    await leave(one, [TABLE_GONE]);
  }
}, 300_000);

it('two of whom one has blocked the other meet neither through the queue nor at a table', async () => {
  const anna = await visitor(client);
  const boris = await visitor(client);
  await join(boris, await setUp(anna, 'treehouse'), 'Boris');
  await start(anna);
  await anna.page.locator('.people-button').click();
  await anna.page.getByText('Options for Boris').click();
  await anna.page.getByRole('button', { name: 'Block', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Unblock' }).waitFor();

  await boris.page.goto(await setUp(anna, 'treehouse'), SOON);
  await boris.page.getByRole('button', { name: 'Sit down' }).click();
  await boris.page.getByRole('alert').getByText('You can’t sit down at this table.').waitFor();

  // Each is the only one whom the other could play with, until somebody else comes.
  for (const { page } of [anna, boris]) {
    await page.goto('/', SOON);
    await page.getByRole('button', { name: 'Find players: Treehouse' }).click();
    await page.locator('.queue-sign').waitFor();
  }
  for (const { page } of [anna, boris]) {
    await page.locator('.queue-sign', { hasText: '1 other player is waiting' }).waitFor();
  }
  const cleo = await visitor(client, other.url);
  await look(cleo, 'Cleo');
  for (const one of [anna, cleo]) await come(one);
  for (const { page } of [anna, cleo]) await page.locator('.table').waitFor();
  expect(new URL(anna.page.url()).pathname).toBe(new URL(cleo.page.url()).pathname);
  await waits(boris);
  expect(await boris.page.getByRole('heading', { name: 'Your table is ready' }).count()).toBe(0);
  const refused = 'Failed to load resource: the server responded with a status of 409 (Conflict)';
  for (const one of [anna, boris, cleo]) await leave(one, [refused]);
}, 300_000);
