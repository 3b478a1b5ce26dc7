import { type Postgres, startPostgres } from '@treefort/server/postgres';
import { query } from '@treefort/server/query';
import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import {
  join,
  leave,
  logOf,
  playTogether,
  SOON,
  start,
  tableOf,
  type Visitor,
  visitor,
} from './visitor.ts';

let postgres: Postgres;
let client: Client;
let house: House;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  ({ client, house } = await openHouse({ database: { url } }));
}, 240_000);

afterAll(async () => {
  await client.stop();
  await postgres.stop();
}, 60_000);

/** Two browsers and a database may be busy with other tests. */
const SLOW = { timeout: 20_000 };

const clock = { kind: 'correspondence', days: 3, daysOff: 7 };

/** Anna and Boris at a table by correspondence. */
async function begin(game: string): Promise<{ anna: Visitor; boris: Visitor; table: string }> {
  const [anna, boris] = [await visitor(client), await visitor(client)];
  // A player who was named without the page's help is not remembered by it.
  await anna.page.addInitScript(() => {
    localStorage['treefort.myself'] = '{"name":"Anna"}';
  });
  const table = await tableOf(anna, { game, seats: ['me', 'open'], clock });
  await join(boris, table, 'Boris');
  await start(anna);
  await boris.page.locator('.table').waitFor();
  return { anna, boris, table };
}

/** Moves all that happened into the past, as if so many days had gone by. */
const passDays = (days: number): Promise<void> =>
  house.restart(async () => {
    for (const [table, column] of [
      ['moves', 'at'],
      ['last_seen', 'at'],
      ['tables', 'due'],
    ]) {
      await query(url, `update ${table} set ${column} = ${column} - $1 * interval '1 day'`, [days]);
    }
  });

/** The same player with another browser, which knows nothing of before. */
async function otherDevice({ page }: Visitor): Promise<Visitor> {
  const other = await visitor(client);
  await other.page.context().addCookies(await page.context().cookies());
  return other;
}

it('tells all that happened since one looked, also what a bot played for oneself, and when', async () => {
  const { anna, boris, table } = await begin('treehouse');
  // As many choices each: with one less, Boris would be asked too when the time runs out, and a bot would play for both.
  await Promise.all([anna, boris].map((one) => playTogether([one], 3)));
  await playTogether([boris], 1);
  await anna.page.locator('.dock.asks').waitFor();
  const [latest] = await logOf(anna);
  await anna.page.goto('/manifest.webmanifest', SOON);
  await expect
    .poll(() => query(url, 'select * from last_seen'), { timeout: 30_000 })
    .toHaveLength(1);

  // Anna runs out of time, and a bot plays on with Boris.
  await passDays(4);
  await boris.page.getByAltText('A bot is playing for Anna').first().waitFor();
  await playTogether([boris], 3);
  await passDays(1);
  await playTogether([boris], 3);
  await boris.page.goto('/manifest.webmanifest', SOON);
  await passDays(2);

  const again = await otherDevice(anna);
  const { page } = again;
  await page.goto(table, SOON);
  const since = page.getByRole('button', { name: /^Since you left: \d+ events$/ });
  await since.waitFor();
  const log = await logOf(again);
  await since.click();
  const told = await page.locator('.beat-strip .beat').allTextContents();
  expect(told.filter((line) => line.startsWith('You ')).length).toBeGreaterThan(4);
  // The log leaves out what goes without saying.
  const unseen = log.slice(0, log.indexOf(latest!)).toReversed();
  expect(told.filter((line) => log.includes(line))).toEqual(unseen);
  const when = await page.locator('.beat-strip .when').allTextContents();
  const days = new Set(when.map((text) => text.split(',')[0]));
  expect(days.size).toBeGreaterThan(1);
  expect(days).not.toContain(
    new Date().toLocaleDateString('en', { day: 'numeric', month: 'short' }),
  );
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await page.locator('.beat-strip').waitFor({ state: 'detached' });
  for (const one of [anna, boris, again]) await leave(one);
}, 180_000);

it('has days off that the other sees, at all tables at once, and cards to follow with', async () => {
  const { anna, boris } = await begin('fort');
  const asked = ({ page }: Visitor) => page.locator('.dock.asks');
  await Promise.race([anna, boris].map((one) => asked(one).waitFor()));
  const [leading, waiting] = (await asked(anna).count()) ? [anna, boris] : [boris, anna];
  const { page } = waiting;
  const here = page.url();
  const other = await tableOf(waiting, { game: 'fort', seats: ['me', { bot: 'squirrel' }], clock });
  await start(waiting);
  await page.goto(here, SOON);
  const orders = async () => {
    const [row] = await query(
      url,
      `select entry::json->'orders' as given from moves where entry like '%"orders"%' order by at desc limit 1`,
    );
    return row?.given;
  };
  await page.getByRole('button', { name: 'People' }).click();
  const follow = page.getByRole('group', { name: 'Follow for me with' });
  // A box is ticked when the server has taken the order.
  for (const [i, nth] of [1, 0].entries()) {
    await follow.getByRole('checkbox').nth(nth).click();
    await expect
      .poll(() => follow.getByRole('checkbox', { checked: true }).count(), SLOW)
      .toBe(i + 1);
  }
  await follow.getByText(/^2\. /).waitFor();
  await page.getByLabel('Pass for me until my turn').click();
  await expect.poll(orders, SLOW).toMatchObject({
    pass: true,
    take: [expect.stringMatching(/^follow:/), expect.stringMatching(/^follow:/)],
  });

  await page.getByLabel('How many?').selectOption('3');
  await page.getByLabel('Also in my other games').check();
  await page.getByRole('button', { name: 'Take 3 days off' }).click();
  await page.getByText('You have 4 days off left in this game.').waitFor();
  await leading.page.getByRole('button', { name: 'People' }).click();
  await leading.page.getByText(/^Off until /).waitFor();
  const resting = `select table_id from moves where entry like '%"rest"%'`;
  const ids = [here, other].map((one) => ({ table_id: one.split('/').at(-1) }));
  await expect.poll(() => query(url, resting), SLOW).toEqual(expect.arrayContaining(ids));
  for (const one of [anna, boris]) await leave(one);
}, 120_000);
