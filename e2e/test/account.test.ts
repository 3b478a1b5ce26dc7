import type { Client } from '@treefort/web/browser';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { openFromSettings, SOON, type Visitor, visitor } from './visitor.ts';

let client: Client;
/** Passkeys belong to a name: an address is none. */
let home = '';

beforeAll(async () => {
  ({ client } = await openHouse());
  home = client.url.replace('127.0.0.1', 'localhost');
}, 240_000);

afterAll(() => client.stop(), 60_000);

/** Somebody whose device keeps passkeys. */
interface Owner extends Visitor {
  readonly keys: CDPSession;
  readonly authenticatorId: string;
}

async function owner(): Promise<Owner> {
  const one = await visitor(client);
  const keys = await one.page.context().newCDPSession(one.page);
  await keys.send('WebAuthn.enable');
  const { authenticatorId } = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { ...one, keys, authenticatorId };
}

/** The passkeys of one device come to another, as those of one person do. */
async function share(from: Owner, to: Owner): Promise<void> {
  const { authenticatorId } = from;
  const { credentials } = await from.keys.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.keys.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    });
  }
}

const whoIs = async ({ page }: Visitor): Promise<unknown> => {
  const answer = await page.request.get(`${home}/api/me`);
  return answer.ok() ? ((await answer.json()) as { name: string }).name : answer.status();
};

async function openAccount({ page }: Visitor): Promise<void> {
  await page.goto(home, SOON);
  await openFromSettings(page, 'My account');
  await page.locator('.account-dialog').waitFor();
}

const button = ({ page }: Visitor, name: string) =>
  page.locator('.account-dialog').getByRole('button', { name });

it('a guest comes back by a passkey and by a code, and can be deleted', async () => {
  const anna = await owner();
  await anna.page.goto(home, SOON);
  await anna.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/players', { method: 'POST', headers, body: '{"name":"Anna"}' });
    localStorage['treefort.myself'] = '{"name":"Anna"}';
  });
  await openAccount(anna);
  await button(anna, 'Create a passkey').click();
  await anna.page.locator('.account-dialog .device').waitFor();
  await button(anna, 'Create a recovery code').click();
  const code = (await anna.page.locator('.recovery-code .code').textContent()) ?? '';
  expect(code).toMatch(/^(\w{5}-){3}\w{5}$/);

  // A second device that shares the passkeys of the first.
  const phone = await owner();
  await share(anna, phone);
  await openAccount(phone);
  await button(phone, 'Sign in with a passkey').click();
  await phone.page.getByText('You play as Anna.').waitFor();
  expect([await whoIs(anna), await whoIs(phone)]).toEqual(['Anna', 'Anna']);

  // Another name, from there.
  await phone.page.getByLabel('Your name').fill('Annika');
  await button(phone, 'Save name').click();
  await phone.page.getByText('Your new name is saved.').waitFor();
  await expect.poll(() => whoIs(anna), { timeout: 20_000 }).toBe('Annika');

  // A device that knows nothing but the printed code, which brings the next one.
  const library = await owner();
  await openAccount(library);
  await button(library, 'Sign in with a passkey').click();
  await library.page.getByText('That didn’t work.').waitFor();
  await library.page.getByLabel('Recovery code').fill(code.toLowerCase());
  await button(library, 'Sign in with the code').click();
  await library.page.getByText('You play as Annika.').waitFor();
  const next = await library.page.locator('.recovery-code .code').textContent();
  expect(next).not.toBe(code);

  // Forgotten everywhere at once.
  await button(library, 'Delete my account').click();
  await library.page.getByText('This can’t be undone.').waitFor();
  await button(library, 'Delete it permanently').click();
  await library.page.getByText('You don’t need an account to play.').waitFor();
  for (const one of [anna, phone, library]) {
    await expect.poll(() => whoIs(one), { timeout: 20_000 }).toBe(401);
  }
  await openAccount(phone);
  await button(phone, 'Sign in with a passkey').click();
  await phone.page.getByText('That didn’t work.').waitFor();
  for (const one of [anna, phone, library]) await one.page.context().close();
}, 200_000);
