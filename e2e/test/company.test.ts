import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import {
  join,
  leave,
  openFromSettings,
  SOON,
  setUp,
  start,
  type Visitor,
  visitor,
} from './visitor.ts';

let client: Client;

beforeAll(async () => {
  ({ client } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

/** Opens the friends of somebody, from the home page. */
async function openFriends({ page }: Visitor): Promise<void> {
  await page.goto('/', SOON);
  await openFromSettings(page, 'Friends');
  await page.locator('.friends-dialog').waitFor();
}

it('a phrase is read in one’s own language, a mute is not heard, and friends invite', async () => {
  const [anna, boris] = [await visitor(client), await visitor(client)];
  const url = await setUp(anna, 'treehouse');
  await join(boris, url, 'Boris');
  await start(anna);
  await boris.page.locator('.hand').waitFor();
  await anna.page.getByRole('button', { name: 'Chat' }).click();
  await anna.page.getByRole('button', { name: 'Good luck!' }).click();
  await anna.page.locator('.chat-lines').getByText('Good luck!').waitFor();

  // The same line for somebody who reads Ukrainian.
  const watcher = await visitor(client);
  await watcher.page.addInitScript(() => {
    localStorage.setItem('treefort.settings', JSON.stringify({ locale: 'uk', pace: 'instant' }));
  });
  await watcher.page.goto(url, SOON);
  await watcher.page.locator('.chat-button').click();
  await watcher.page.locator('.chat-lines').getByText('Щасти!').waitFor();

  // Nobody at the table has to read what a watcher says; the one who asked not to is alone in that.
  await watcher.page.getByLabel('Ваше ім’я').fill('Olga');
  await watcher.page.locator('.chat-panel form button').click();
  await watcher.page.getByRole('button', { name: 'Гарна гра!' }).click();
  const lines = anna.page.locator('.chat-lines');
  await lines.getByText('Olga (watching)').waitFor();
  await anna.page.getByLabel('Hide messages from spectators').check();
  await lines.getByText('Olga (watching)').waitFor({ state: 'detached' });
  await lines.getByText('Good luck!').waitFor();
  await watcher.page.locator('.chat-lines').getByText('Olga').waitFor();

  // A muted player is not heard by the one who muted, and by all others as before.
  await boris.page.locator('.people-button').click();
  await boris.page.getByText('Options for Anna').click();
  await boris.page.getByRole('button', { name: 'Add friend' }).click();
  await boris.page.getByRole('button', { name: 'Request sent' }).waitFor();
  await boris.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await boris.page.getByRole('button', { name: 'Unmute' }).waitFor();
  await boris.page.keyboard.press('Escape');
  await boris.page.locator('.chat-button').click();
  await boris.page.locator('.chat-lines').getByText('Olga (watching)').waitFor();
  expect(await boris.page.locator('.chat-lines').getByText('Good luck!').count()).toBe(0);

  await openFriends(anna);
  await anna.page.getByRole('button', { name: 'Accept friend request' }).click();
  await anna.page.getByText('Options for Boris').click();
  await anna.page.getByRole('button', { name: 'Remove friend' }).waitFor();
  await setUp(anna, 'fort');
  await anna.page.getByRole('button', { name: 'Invite Boris' }).click();
  await anna.page.getByText('Invited').waitFor();
  await openFriends(boris);
  await boris.page.getByText('Anna invites you to play Fort.').waitFor();
  await boris.page.getByRole('link', { name: 'Join' }).click();
  await boris.page.locator('.lobby').waitFor();
  expect(boris.page.url()).toBe(anna.page.url());
  for (const one of [anna, boris, watcher]) await leave(one);
}, 200_000);
