import { createServer } from 'node:net';
import { type Mailbox, startMailbox } from '@treefort/server/mailbox';
import { startReceiver } from '@treefort/server/receiver';
import { Client } from '@treefort/web/browser';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from './house.ts';
import {
  become,
  join,
  leave,
  openFromSettings,
  SOON,
  start,
  tableOf,
  type Visitor,
  visitor,
} from './visitor.ts';

/** Who has just gone elsewhere counts as present for five seconds. */
const QUICK = { privateAddresses: true, timeLimit: 5000, hold: 5500, interval: 100, retry: 100 };

let client: Client;
let mailbox: Mailbox;
/** A server as it comes: it posts to no private address. */
let strict: House;

/** A port that was free a moment ago: a server with links to itself has to know its own. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { smtp: mailbox.url, from: 'Treefort <games@example.org>' };
  client = await Client.start(async (page) => {
    strict = await House.open(page, { publicUrl: 'https://games.example.org' });
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    return await House.open(page, { port, publicUrl, mail, calls: QUICK });
  });
}, 240_000);

afterAll(async () => {
  await client.stop();
  await strict.close();
  await mailbox.close();
}, 60_000);

/** The settings of how one is called, as their owner opens them. */
async function openSettings(page: Page): Promise<Locator> {
  await page.evaluate(() => localStorage.setItem('treefort.myself', '{"name":"Anna"}'));
  await page.goto('/', SOON);
  await openFromSettings(page, 'Notifications');
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByRole('heading', { name: 'Quiet hours' }).waitFor();
  return dialog;
}

/** Has a game begin at a table whose owner is elsewhere. */
async function beginWithout(anna: Visitor): Promise<{ boris: Visitor; url: string }> {
  const url = await tableOf(anna, { game: 'treehouse', seats: ['me', 'open'] });
  const boris = await visitor(client);
  await join(boris, url, 'Boris');
  return { boris, url };
}

/** The link to a page of ours in the last mail. */
const linkIn = (page: string): string =>
  new RegExp(`http://\\S+/calls/${page}#[\\w-]+`).exec(mailbox.received.at(-1)!.text)![0];

it('an address is given, confirmed by the link in an email, written to, and ended with one click', async () => {
  const anna = await visitor(client);
  const { boris, url } = await beginWithout(anna);
  const dialog = await openSettings(anna.page);
  await dialog.getByLabel('Email address').fill('anna@example.org');
  await dialog.getByRole('button', { name: 'Send confirmation link' }).click();
  await dialog.getByText('We’ve sent a link to anna@example.org').waitFor();
  await mailbox.until(1);
  await anna.page.goto(linkIn('confirm'), SOON);
  await anna.page.getByText('You’ll get an email at anna@example.org').waitFor();
  await (await openSettings(anna.page)).getByText('Emails go to anna@example.org.').waitFor();
  await start(boris);
  await mailbox.until(2);
  const { to, text } = mailbox.received[1]!;
  expect(to).toBe('anna@example.org');
  expect(text).toContain('Boris');
  expect(text).toContain(url);
  await anna.page.goto(linkIn('stop'), SOON);
  await anna.page.getByText('You won’t get these messages any more').waitFor();
  await (await openSettings(anna.page)).getByLabel('Email address').waitFor();
  await leave(boris);
  await leave(anna);
}, 180_000);

it('a chat is posted to until that is ended; quiet hours are set and ended', async () => {
  const chat = await startReceiver();
  const anna = await visitor(client);
  const { boris, url } = await beginWithout(anna);
  const dialog = await openSettings(anna.page);
  await dialog.getByLabel('Webhook URL').fill(`${chat.url}/anna`);
  await dialog.getByLabel('Webhook URL').press('Enter');
  await dialog.getByText(`Messages go to ${new URL(chat.url).host}.`).waitFor();
  // All day, but for the hour that was twelve hours ago.
  const hour = new Date().getHours();
  const at = (later: number) => `${String((hour + later) % 24).padStart(2, '0')}:00`;
  await dialog.getByLabel('From').fill(at(13));
  await dialog.getByLabel('To').fill(at(12));
  await dialog.getByRole('button', { name: 'Save' }).last().click();
  await dialog.getByText(`Quiet from ${at(13)} to ${at(12)}`).waitFor();
  await dialog.getByRole('button', { name: 'Turn off quiet hours' }).click();
  await dialog.getByLabel('From').waitFor();
  await start(boris);
  await chat.until(1);
  expect(chat.received[0]).toMatchObject({ path: '/anna' });
  const said = JSON.parse(String(chat.received[0]!.body)) as { content: string; url: string };
  expect(said.content).toContain('Boris');
  expect(said.url).toBe(url);
  await dialog.getByRole('button', { name: 'Turn off messages' }).click();
  await dialog.getByLabel('Webhook URL').waitFor();
  await leave(boris);
  await leave(anna);
}, 180_000);

it('a private address is refused as a webhook, and a sentence says why', async () => {
  const anna = await visitor(client, strict.url);
  await become(anna, 'Anna');
  const dialog = await openSettings(anna.page);
  for (const address of ['https://127.0.0.1/hook', 'http://chat.example.org/hook']) {
    await dialog.getByLabel('Webhook URL').fill(address);
    await dialog.getByLabel('Webhook URL').press('Enter');
    const alert = dialog.getByRole('alert');
    await alert.getByText('has to start with https:// and be reachable').waitFor();
    await dialog.getByLabel('Webhook URL').waitFor();
    await openSettings(anna.page);
  }
  await anna.page.context().close();
}, 120_000);
