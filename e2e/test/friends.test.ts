import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { qrOn } from './qr.ts';
import { twoBrowsers } from './two-browsers.ts';
import {
  join,
  leave,
  playTogether,
  SOON,
  start,
  tableOf,
  type Visitor,
  visitor,
} from './visitor.ts';

let client: Client;
let house: House;

beforeAll(async () => {
  ({ client, house } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

twoBrowsers(() => ({ client, house }), ['treehouse']);

const HTML = '<img src=x onerror="document.title=1"> <b>hi</b> & good luck';

/** Says something as one visitor; the other finds it as it was said. */
async function talk(from: Visitor, to: Visitor): Promise<void> {
  await from.page.locator('.chat-button').click();
  await from.page.getByPlaceholder('Say something').fill(HTML);
  await from.page.keyboard.press('Enter');
  await to.page.locator('.unread').waitFor();
  await to.page.locator('.chat-button').click();
  const line = to.page.locator('.chat-lines p').last();
  expect(await line.textContent()).toBe(`Boris ${HTML}`);
  expect(await line.locator('img, b').count()).toBe(0);
  for (const { page } of [from, to]) await page.keyboard.press('Escape');
  expect(await to.page.locator('.unread').count()).toBe(0);
}

/** Takes the seat back from the bot the moment it has it; says what was told then. */
const takeBackAtOnce = ({ page }: Visitor): Promise<string> =>
  page.evaluate(async () => {
    const soon = () => new Promise((done) => setTimeout(done, 5));
    const sign = () => document.querySelector('.sign.away');
    while (!sign()) await soon();
    const told = sign()?.querySelector('p')?.textContent ?? '';
    // An answer that is late is the bot's: only after it the seat can be taken back.
    for (let i = 0; sign(); i++) {
      if (i % 100 === 0) sign()?.querySelector('button')?.click();
      await soon();
    }
    return told;
  });

describe('people at a table', () => {
  it('come by link or QR code, talk, watch, leave, come back and play again', async () => {
    const [anna, boris, cleo] = [
      await visitor(client),
      await visitor(client),
      await visitor(client),
    ];
    const all = [anna, boris, cleo];
    const url = await tableOf(anna, { game: 'treehouse', seats: ['me', 'open'], public: true });
    expect(await qrOn(anna.page)).toBe(url);
    await boris.page.goto('/', SOON);
    await boris.page.getByRole('link', { name: 'Join' }).click();
    await boris.page.waitForURL(url, SOON);
    await join(boris, url, 'Boris');
    await start(boris);
    await anna.page.locator('.dock.asks').waitFor();
    expect(await anna.page.title()).toMatch(/^● /);
    expect(await anna.page.locator('link[rel=icon]').getAttribute('href')).toContain('turn');
    await cleo.page.goto(url, SOON);
    await cleo.page.locator('.table').waitFor();
    expect(await cleo.page.locator('.hand').count()).toBe(0);
    await talk(boris, anna);

    await boris.page.locator('.people-button').click();
    await boris.page.getByRole('button', { name: 'Leave the table' }).click();
    await anna.page.locator('.stand-in').first().waitFor();
    await boris.page.getByRole('link', { name: 'Continue' }).click();
    expect(await takeBackAtOnce(boris)).toBe('You left, so a bot is playing for you.');
    await playTogether([anna, boris]);

    for (const { page } of all) await page.locator('dialog.end').waitFor();
    await anna.page.getByRole('button', { name: 'Play again' }).click();
    await boris.page.getByText('Anna wants to play again').waitFor();
    await boris.page.getByRole('button', { name: 'No, thanks' }).click();
    await anna.page.getByText('Boris doesn’t want to play again').waitFor();
    expect(anna.page.url()).toBe(url);
    await boris.page.getByRole('button', { name: 'Play again' }).click();
    for (const { page } of all) {
      await page.locator('.lobby').waitFor();
      expect(page.url()).not.toBe(url);
    }
    await start(boris);
    await anna.page.locator('.table').waitFor();
    for (const one of all) await leave(one);
  }, 400_000);

  it('lose the seat to a bot when their time is up, and take it back', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const clock = { kind: 'live', move: 5, game: 60 };
    const url = await tableOf(anna, { game: 'fort', seats: ['me', 'open'], clock });
    await join(boris, url, 'Boris');
    const told = [takeBackAtOnce(anna), takeBackAtOnce(boris)];
    await boris.page.getByRole('button', { name: 'Start the game' }).click();
    await anna.page.locator('.seat-time.runs').first().waitFor();
    const says = 'You ran out of time, so a bot is playing for you.';
    expect(await Promise.race(told)).toBe(says);
    await playTogether([anna, boris], 1);
    for (const one of [anna, boris]) await leave(one);
  }, 300_000);

  it('are told when a table does not exist', async () => {
    const anna = await visitor(client);
    await anna.page.goto('/table/nobody-knows', SOON);
    await anna.page.getByRole('heading', { name: 'There’s no such table' }).waitFor();
    await anna.page.getByRole('link', { name: 'Home' }).click();
    await anna.page.locator('.home').waitFor();
    await anna.page.context().close();
  }, 120_000);
});
