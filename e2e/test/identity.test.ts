import type { Client } from '@treefort/web/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openHouse } from './house.ts';
import { otherSite } from './other-site.ts';
import {
  become,
  join,
  leave,
  linkFrom,
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

/** Who the server takes a browser for. */
const whoIs = async ({ page }: Visitor): Promise<unknown> => {
  const answer = await page.request.get('/api/me');
  return answer.ok() ? ((await answer.json()) as { name: string }).name : answer.status();
};

/** Somebody who has a name already. */
async function named(name: string): Promise<Visitor> {
  const one = await visitor(client);
  await become(one, name);
  return one;
}

/** The link that a player makes in the settings. */
async function linkOf({ page }: Visitor): Promise<string> {
  await page.goto('/', SOON);
  // A player named without the page is not remembered by it.
  await page.evaluate(() => {
    localStorage['treefort.myself'] ??= '{"name":"Anna"}';
  });
  await openFromSettings(page, 'My devices');
  return linkFrom(page.locator('.devices-dialog'));
}

/** Everything that a script in the page could read, or that stays in the browser when the page is closed. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [
      location.href,
      document.referrer,
      document.cookie,
      document.documentElement.outerHTML,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ];
    for (const name of await caches.keys()) {
      const cached = await (await caches.open(name)).keys();
      found.push(cached.map(({ url }) => url));
    }
    for (const { name } of await indexedDB.databases()) found.push(name);
    return JSON.stringify(found);
  });

const secretsOf = async ({ page }: Visitor): Promise<string[]> =>
  (await page.context().cookies()).map(({ value }) => value);

it('who one is changes by a yes on our own page, and a link works once', async () => {
  const [anna, boris] = [await named('Anna'), await named('Boris')];
  const link = await linkOf(anna);
  const secret = new URL(link).hash.slice(1);
  const yes = boris.page.getByRole('button', { name: 'Play as Anna' });

  // A link from an earlier version has the secret elsewhere, and leads to the same question.
  for (const address of [`/me/${secret}`, link]) {
    await boris.page.goto(address, SOON);
    await yes.waitFor();
    expect(new URL(boris.page.url()).pathname + new URL(boris.page.url()).hash).toBe('/me');
    expect(await readable(boris.page)).not.toContain(secret);
    expect(await boris.page.locator('.sign-in').textContent()).toContain(
      'You’re playing as Boris here',
    );
    await boris.page.getByRole('link', { name: 'No, don’t change anything' }).click();
    await boris.page.locator('.home').waitFor();
    expect(await whoIs(boris)).toBe('Boris');
  }
  await boris.page.goto(link, SOON);
  await yes.click();
  await boris.page.locator('.home').waitFor();
  expect([await whoIs(boris), await whoIs(anna)]).toEqual(['Anna', 'Anna']);
  const cleo = await visitor(client);
  await cleo.page.goto(link, SOON);
  await cleo.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await whoIs(cleo)).toBe(401);
  for (const one of [anna, boris]) await leave(one);
  await cleo.page.context().close();
}, 200_000);

it('a device that is signed out elsewhere loses the table at once', async () => {
  const [anna, boris] = [await visitor(client), await visitor(client)];
  const url = await setUp(anna, 'treehouse');
  await join(boris, url, 'Boris');
  await start(anna);
  await boris.page.locator('.hand').waitFor();
  const phone = await visitor(client);
  await phone.page.goto(await linkOf(boris), SOON);
  await phone.page.getByRole('button', { name: 'Play as Boris' }).click();
  await phone.page.locator('.home').waitFor();
  await phone.page.goto(url, SOON);
  await phone.page.locator('.hand').waitFor();
  await boris.page.goto('/', SOON);
  await openFromSettings(boris.page, 'My devices');
  const others = boris.page.getByRole('button', { name: 'Sign out everywhere else' });
  await others.waitFor();
  expect(await boris.page.locator('.device').count()).toBe(2);
  await others.click();
  await phone.page.locator('.hand').waitFor({ state: 'detached' });
  expect([await whoIs(phone), await whoIs(boris)]).toEqual([401, 'Boris']);
  await others.waitFor({ state: 'detached' });
  // The last device is not given up by a slip.
  await boris.page.getByRole('button', { name: 'Sign out here' }).click();
  await boris.page.getByText('to play as Boris again').waitFor();
  expect(await whoIs(boris)).toBe('Boris');
  // The answer may be lost: then it is done, and asking again comes to the same.
  await boris.page.route(
    '**/api/me/devices/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await boris.page.getByRole('button', { name: 'Sign out anyway' }).click();
  await boris.page.locator('.devices-dialog .wrong').waitFor();
  await boris.page.getByRole('button', { name: 'Sign out anyway' }).click();
  await boris.page.getByText('You have no name on this server yet.').waitFor();
  expect(await whoIs(boris)).toBe(401);
  expect(await boris.page.evaluate(() => localStorage.getItem('treefort.myself'))).toBeNull();
  for (const one of [anna, boris, phone]) await one.page.context().close();
}, 200_000);

it('no secret lies where a script can read it, nor what earlier versions left there', async () => {
  const anna = await visitor(client);
  await setUp(anna, 'fort');
  const link = await linkOf(anna);
  // A secret as the client of earlier versions kept it, where the cookie is lost.
  const old = new URL(link).hash.slice(1);
  const phone = await visitor(client);
  await phone.page.goto('/manifest.webmanifest', SOON);
  await phone.page.evaluate(
    (kept) => localStorage.setItem('treefort.myself', kept),
    JSON.stringify({ name: 'Anna', token: old }),
  );
  await phone.page.goto('/', SOON);
  await phone.page.locator('.home').waitFor();
  const kept = () => phone.page.evaluate(() => localStorage.getItem('treefort.myself'));
  await expect.poll(kept, { timeout: 60_000 }).toBe('{"name":"Anna"}');
  expect(await whoIs(phone)).toBe('Anna');
  await anna.page.reload(SOON);
  await anna.page.locator('.home').waitFor();
  for (const one of [anna, phone]) {
    const all = await readable(one.page);
    const secrets = [old, ...(await secretsOf(one))];
    expect(secrets).toHaveLength(2);
    for (const secret of secrets) expect(all).not.toContain(secret);
  }
  for (const one of [anna, phone]) await one.page.context().close();
}, 200_000);

it('another site changes nothing: by link, form, script or frame', async () => {
  const [eve, boris] = [await named('Eve'), await named('Boris')];
  const link = await linkOf(eve);
  const secret = new URL(link).hash.slice(1);
  const site = await otherSite(`
    <a href="${link}">funny pictures</a>
    <form method="post" enctype="text/plain" action="${client.url}/api/sign-in" target="below">
      <input name='{"secret":"${secret}","x":"' value='"}'><button>win</button>
    </form>
    <iframe name="below"></iframe><iframe src="${link}"></iframe>`);
  onTestFinished(() => site.close());
  const { page } = boris;
  const before = await secretsOf(boris);
  await page.goto(site.url, SOON);
  const tried = await page.evaluate(
    async ([url, body]) => {
      const asked = ['no-cors', 'cors'] as const;
      const answers = asked.map((mode) =>
        fetch(`${url}/api/sign-in`, { method: 'POST', mode, credentials: 'include', body }).then(
          ({ type }) => type,
          () => 'failed',
        ),
      );
      return Promise.all(answers);
    },
    [client.url, JSON.stringify({ secret })] as const,
  );
  expect(tried).toEqual(['failed', 'failed']);
  const posted = page.waitForResponse(/sign-in/);
  await page.getByRole('button', { name: 'win' }).click();
  expect((await posted).status()).toBe(403);
  // The page does not even ask in a frame of another.
  await expect.poll(() => boris.complaints.join()).toContain('frame-ancestors');
  expect([await whoIs(boris), await secretsOf(boris)]).toEqual(['Boris', before]);
  await page.getByText('funny pictures').click();
  await page.getByRole('button', { name: 'Play as Eve' }).waitFor();
  expect([await whoIs(boris), await secretsOf(boris)]).toEqual(['Boris', before]);
  for (const one of [eve, boris]) await one.page.context().close();
}, 200_000);
