import type { Account, Acquaintances } from '@treefort/protocol';
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const AT = 1_790_000_000_000;

const ACCOUNT: Account = {
  passkeys: [
    { id: 'phone', label: 'Samsung Internet, Android', created: AT, used: null },
    { id: 'desk', label: 'Firefox, Linux', created: AT, used: AT + 86_400_000 },
  ],
  recovery: AT,
};

const STRANGER = { friend: 'no', muted: false, blocked: false, met: AT, here: false } as const;

const COMPANY: Acquaintances = {
  people: [
    { ...STRANGER, id: 'borys', name: 'Borys', friend: 'yes', here: true },
    { ...STRANGER, id: 'x', name: 'Anastasia Konstantinopolskaja-Smith', friend: 'asks' },
    { ...STRANGER, id: 'chloe', name: 'Chloé', friend: 'asked', muted: true },
    { ...STRANGER, id: 'dan', name: 'Dan', blocked: true },
    { ...STRANGER, id: 'eve', name: 'Eve' },
  ],
  invitations: [{ table: 'one', game: 'fort', by: { id: 'borys', name: 'Borys' } }],
  visible: true,
};

/** Opens one of the dialogs behind the settings of somebody who has played online. */
async function openBehindSettings(page: Page, fromTheEnd: number): Promise<void> {
  await page.locator('.home-foot .button').first().click();
  await page.locator('.dialog-body .row .button').nth(-fromTheEnd).click();
}

const toldAs =
  (path: string, json: object) =>
  async (page: Page): Promise<void> => {
    await page.route(path, (route) => route.fulfill({ json }));
    await page.evaluate(() => localStorage.setItem('treefort.myself', '{"name":"Anna"}'));
  };

/** Who one is on a server, and whom one knows there. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    name: 'account',
    path: '/',
    told: toldAs('**/api/me/account', ACCOUNT),
    act: async (page) => {
      await openBehindSettings(page, 4);
      await page.locator('.account-dialog .button').last().waitFor();
    },
  },
  {
    name: 'friends',
    path: '/',
    told: toldAs('**/api/me/company', COMPANY),
    act: async (page) => {
      await openBehindSettings(page, 3);
      await page.locator('.friends-dialog').getByText('Eve', { exact: true }).waitFor();
    },
  },
];
