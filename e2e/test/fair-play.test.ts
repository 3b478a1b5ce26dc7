import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { join, leave, tableOf, visitor } from './visitor.ts';

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

describe('a name', () => {
  it('is refused with the letter and why, and look-alikes are told apart', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const url = await tableOf(anna, { game: 'treehouse', seats: ['me', 'open'] });
    await boris.page.goto(url);
    const sit = async (name: string): Promise<void> => {
      await boris.page.getByLabel('Your name').fill(name);
      await boris.page.getByRole('button', { name: 'Sit down' }).click();
    };
    const wrong = boris.page.locator('.name-form .wrong');
    for (const [name, says] of [
      ['An\u200bna', 'The character U+200B is invisible'],
      ['\u0410nna', '\u0410 is from a different alphabet than the rest of the name'],
      [`Anna${'\u0316'.repeat(9)}`, 'a has too many accents'],
    ] as const) {
      await sit(name);
      await expect.poll(() => wrong.textContent()).toContain(says);
    }
    await sit('  ANNA ');
    await anna.page.locator('.lobby-seats').getByText('ANNA (2)').waitFor();
    for (const one of [anna, boris]) await leave(one);
  }, 200_000);
});

describe('the host of a table', () => {
  it('removes a player, who is told and needs a new invitation', async () => {
    const [anna, boris] = [await visitor(client), await visitor(client)];
    const url = await tableOf(anna, { game: 'treehouse', seats: ['me', 'open'] });
    await join(boris, url, 'Boris');
    expect(await boris.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await anna.page.getByRole('button', { name: 'Remove Boris' }).click();
    const dialog = anna.page.getByRole('dialog', { name: 'Remove Boris from the table?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await anna.page.getByRole('button', { name: 'Remove Boris' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await boris.page.getByText('The host removed you from this table.').waitFor();
    expect(await boris.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);

    // Loaded anew, the page does not know it, but the server does.
    await boris.page.reload();
    await boris.page.getByRole('button', { name: 'Sit down' }).click();
    await boris.page.getByText('You need a new invitation to sit down again.').waitFor();
    expect(boris.complaints.splice(0).at(-1)).toContain('409');

    await anna.page.getByRole('button', { name: 'Create an invitation for seat 2' }).click();
    const invitation = await anna.page
      .getByLabel('Invitation for seat 2', { exact: true })
      .inputValue();
    expect(invitation).toContain(`${url}#`);
    await boris.page.goto(invitation);
    await boris.page.getByRole('button', { name: 'Sit down' }).click();
    await boris.page.getByRole('button', { name: 'Stand up' }).waitFor();
    for (const one of [anna, boris]) await leave(one);
  }, 200_000);
});
