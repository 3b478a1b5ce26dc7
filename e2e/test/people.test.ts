import type { Client } from '@treefort/web/browser';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import {
  join,
  leave,
  linkFrom,
  playTogether,
  recordOf,
  SOON,
  setUp,
  start,
  tableOf,
  type Visitor,
  visitor,
} from './visitor.ts';

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

/** Leaves the page of the table for a file that has nothing to do with it. */
const goAway = ({ page }: Visitor) => page.goto('/manifest.webmanifest');

const shown = (where: Locator, text: string | RegExp): Promise<void> =>
  where.filter({ hasText: text }).first().waitFor();

/** Everything that a screen reader is told without being asked. */
const announced = ({ page }: Visitor): Promise<string> =>
  page.locator('[role=status], [role=alert], [aria-live]').allTextContents().then(String);

describe('at a table of two browsers', () => {
  it('all see who is here, who is away and who watches', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const url = await setUp(anna, 'treehouse');
    await join(boris, url, 'Boris');
    const seat = anna.page.locator('.lobby-seat', { hasText: 'Boris' });
    await shown(seat, 'At the table');
    await shown(anna.page.locator('.lobby p'), 'Everyone is here.');
    await goAway(boris);
    await shown(seat, /Away since \d/);
    await shown(anna.page.locator('.lobby p'), 'someone is away');
    await boris.page.goto(url, SOON);
    await shown(seat, 'At the table');

    await start(anna);
    const cleo = await visitor(client);
    await cleo.page.goto(url, SOON);
    await cleo.page.locator('.table').waitFor();
    await anna.page.locator('.people-button').click();
    const people = anna.page.locator('.people-dialog');
    await shown(people.locator('.watching'), '1 person is watching');
    await cleo.page.locator('.people-button').click();
    await shown(cleo.page.locator('.people-dialog .watching'), 'You’re watching.');
    await goAway(boris);
    const person = people.locator('.person', { hasText: 'Boris' });
    await shown(person, /Away since \d/);
    await cleo.page.keyboard.press('Escape');
    await cleo.page.getByRole('img', { name: 'Boris is away' }).first().waitFor();
    expect(await announced(anna)).not.toMatch(/away|watching/i);
    await leave(cleo);
    await people.locator('.watching').waitFor({ state: 'detached' });
    await boris.page.goto(url, SOON);
    await shown(person, /At the table|Thinking/);
    expect(await person.textContent()).not.toContain('Away');
    for (const one of [anna, boris]) await leave(one);
  }, 300_000);

  it('all may ask for advice where they sat down at a table with hints, and nowhere else', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    for (const hints of [true, false]) {
      const url = await tableOf(anna, { game: 'treehouse', seats: ['me', 'open'], hints });
      await boris.page.goto(url, SOON);
      await boris.page.locator('.lobby').waitFor();
      const told = boris.page.getByText('Hints are on');
      expect(await told.count()).toBe(hints ? 1 : 0);
      await join(boris, url, 'Boris');
      await start(anna);
      for (const { page } of [anna, boris]) {
        await page.locator('.dock.asks').waitFor();
        const button = page.getByRole('button', { name: 'Hint' });
        if (!hints) expect(await button.count()).toBe(0);
        else await button.click();
        if (hints) await page.locator('.hint-strip[data-hint-option]').waitFor();
      }
    }
    for (const one of [anna, boris]) await leave(one);
  }, 300_000);

  it('a finished game opens as a replay and as a review, and the own games on another device', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const url = await setUp(anna, 'treehouse');
    const id = new URL(url).pathname.split('/').at(-1);
    await join(boris, url, 'Boris');
    await start(anna);
    await boris.page.locator('.dock.asks').waitFor();

    const phone = await visitor(client);
    await boris.page.locator('.people-button').click();
    await phone.page.goto(await linkFrom(boris.page.locator('.people-dialog')), SOON);
    await boris.page.keyboard.press('Escape');
    await phone.page.getByRole('button', { name: 'Play as Boris' }).click();
    const game = phone.page.locator('.kept', { hasText: 'Anna, Boris' });
    await game.locator('.own-turn').waitFor();
    await game.getByRole('link', { name: 'Continue' }).click();
    await phone.page.locator('.dock.asks').waitFor();
    await leave(phone);

    await playTogether([anna, boris]);
    await anna.page.getByRole('button', { name: 'More…' }).click();
    await anna.page.locator('dialog.end').getByRole('link', { name: 'Replay' }).click();
    await anna.page.waitForURL(`**/replay/table/${id}*`);
    const line = anna.page.locator('.time-line input');
    await line.waitFor();
    const choices = (await recordOf(anna, url)).choices.length;
    expect(await line.getAttribute('max')).toBe(String(choices));
    await boris.page.locator('dialog.end').getByRole('link', { name: 'Review' }).click();
    await boris.page.waitForURL(`**/review/table/${id}*`);
    await boris.page.locator('[data-stage="done"] .curve').waitFor();
    expect(await boris.page.locator('.player-table').textContent()).toMatch(/Anna.*Boris/s);

    // A visitor who has only the link finds the same, on a page of its own.
    const cleo = await visitor(client);
    await cleo.page.goto(`/replay/table/${id}?at=5&eyes=1`, SOON);
    await cleo.page.locator('.time-line input').waitFor();
    expect(await cleo.page.locator('.time-line input').inputValue()).toBe('5');
    for (const one of [anna, boris, cleo]) await leave(one);
  }, 500_000);
});
