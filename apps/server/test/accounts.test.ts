import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, serve } from '../src/index.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { query } from './query.ts';
import { running, withPostgres } from './running.ts';
import { SETTINGS } from './settings.ts';

const postgres = withPostgres();

/** Passkeys belong to a name: an address is none. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

async function browser(url: string, name: string): Promise<Browser> {
  const page = new Browser(url);
  expect(await page.post('/api/players', { name })).toMatchObject({ status: 200 });
  return page;
}

const me = async (who: Browser): Promise<unknown> => {
  const { status, body } = await who.ask('/api/me');
  return status === 200 ? body.name : status;
};

const opened = async (): Promise<string> =>
  named((await running({ url: await postgres.database() })).url);

describe.each(['folder', 'postgres'])('an account in a %s', (store) => {
  let url = '';
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'treefort-'));
    const environment = store === 'folder' ? {} : { DATABASE_URL: await postgres.database() };
    const server = await serve(readConfig({ ...SETTINGS, data: folder }, environment));
    url = named(server.url);
    close = async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    };
  }, 60_000);
  afterAll(() => close());

  test('a guest makes a passkey and comes back by it elsewhere, as the same player', async () => {
    const ada = await browser(url, 'Ada');
    const key = new Authenticator();
    expect(await key.register(ada)).toMatchObject({ status: 200 });
    const { body } = await ada.ask('/api/me/account');
    expect(body).toMatchObject({ passkeys: [{ label: 'Firefox, Linux', used: null }] });
    const second = new Browser(url);
    expect(await key.signIn(second)).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect([await me(second), await me(ada)]).toEqual(['Ada', 'Ada']);
    expect((await ada.ask('/api/me/devices')).body).toHaveLength(2);
    // A second passkey, and the first no more.
    const other = new Authenticator();
    expect(await other.register(second)).toMatchObject({ status: 200 });
    const { passkeys } = (await ada.ask('/api/me/account')).body as { passkeys: { id: string }[] };
    const path = `/api/me/passkeys/${passkeys[0]!.id}`;
    expect(await ada.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 });
    expect(await key.signIn(new Browser(url))).toMatchObject({ status: 404 });
    expect(await other.signIn(new Browser(url))).toMatchObject({ status: 200 });
  });

  test('signing in as another player ends the guest of this browser', async () => {
    const key = new Authenticator();
    await key.register(await browser(url, 'Ada'));
    const page = await browser(url, 'Guest');
    const before = page.at(url);
    expect(await key.signIn(page)).toMatchObject({ status: 200 });
    expect([await me(page), await me(before)]).toEqual(['Ada', 401]);
  });

  test('a recovery code works once, however it is typed, and brings the next one', async () => {
    const ada = await browser(url, 'Ada');
    const first = String((await ada.post('/api/me/recovery')).body.code);
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const second = String((await ada.post('/api/me/recovery')).body.code);
    const page = new Browser(url);
    const recover = (code: string) => page.post('/api/sign-in/recovery', { code });
    expect(await recover(first)).toMatchObject({ status: 404 });
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const found = await recover(typed);
    expect(found).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect(await me(page)).toBe('Ada');
    expect(await recover(second)).toMatchObject({ status: 404 });
    expect(await recover(String(found.body.code))).toMatchObject({ status: 200 });
  });
});

describe('what does not sign in', () => {
  test('a challenge works once, for whom it was made', async () => {
    const url = await opened();
    const [ada, bob] = [await browser(url, 'Ada'), await browser(url, 'Bob')];
    const key = new Authenticator();
    const asked = async (page: Browser, path: string) =>
      String((await page.post(path)).body.challenge);
    const make = await asked(ada, '/api/me/passkeys/challenge');
    const made = key.make(url, make);
    expect(await bob.post('/api/me/passkeys', made)).toMatchObject({ status: 409 });
    expect(await ada.post('/api/me/passkeys', made)).toMatchObject({ status: 200 });
    expect(await ada.post('/api/me/passkeys', made)).toMatchObject({ status: 409 });
    const shown = key.show(url, await asked(bob, '/api/sign-in/passkey/challenge'));
    const page = new Browser(url);
    expect(await page.post('/api/sign-in/passkey', shown)).toMatchObject({ status: 200 });
    expect(await page.post('/api/sign-in/passkey', shown)).toMatchObject({ status: 404 });
    const own = key.show(url, await asked(ada, '/api/me/passkeys/challenge'));
    expect(await page.post('/api/sign-in/passkey', own)).toMatchObject({ status: 404 });
  });

  test('another site, a wrong signature and an unknown passkey are told the same', async () => {
    const url = await opened();
    const key = new Authenticator();
    await key.register(await browser(url, 'Ada'));
    const page = new Browser(url);
    const attempt = async (shown: (challenge: string) => object) => {
      const { body } = await page.post('/api/sign-in/passkey/challenge');
      expect(Object.keys(body)).not.toContain('allowCredentials');
      return await page.post('/api/sign-in/passkey', shown(String(body.challenge)));
    };
    const unknown = await attempt((challenge) => new Authenticator().show(url, challenge));
    expect(unknown).toMatchObject({ status: 404, body: { why: 'not-found' } });
    const wrong = await attempt((challenge) => {
      const shown = key.show(url, challenge) as { response: object };
      const { response } = new Authenticator().show(url, challenge) as { response: object };
      return { ...shown, response };
    });
    expect(wrong).toEqual(unknown);
    const phished = await attempt((challenge) => key.show('https://evil.example', challenge));
    expect(phished).toEqual(unknown);
    const nonsense = await attempt((challenge) => ({
      ...key.show(url, challenge),
      response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' },
    }));
    expect(nonsense).toEqual(unknown);
    expect(await page.post('/api/sign-in/recovery', { code: 'x' })).toEqual(unknown);
  });

  test('who goes on trying has to wait, and so does who asks for challenges', async () => {
    const { url } = await running(
      { url: await postgres.database() },
      { 'players-per-address': '1' },
    );
    const page = new Browser(named(url));
    const attempt = async () => (await page.post('/api/sign-in/recovery', { code: 'x' })).status;
    const tried = await Promise.all(Array.from({ length: 20 }, attempt));
    expect(tried.filter((status) => status === 404)).toHaveLength(10);
    expect(tried.filter((status) => status === 429)).toHaveLength(10);
    const ask = async () => (await page.post('/api/sign-in/passkey/challenge')).status;
    const asked = await Promise.all(Array.from({ length: 20 }, ask));
    expect(asked.filter((status) => status === 429)).toHaveLength(10);
  });

  test('passkeys are for pages, at a name; PUBLIC_URL says which', async () => {
    const { url } = await running({ url: await postgres.database() });
    const ada = await browser(url, 'Ada');
    expect(await ada.post('/api/me/passkeys/challenge')).toMatchObject({ status: 400 });
    const site = 'https://games.example.org';
    const behind = await running({ url: await postgres.database() }, { 'public-url': site });
    const page = await browser(behind.url, 'Ada');
    const { body } = await page.post('/api/me/passkeys/challenge');
    expect(body.rp).toMatchObject({ id: 'games.example.org' });
    const made = new Authenticator().make(site, String(body.challenge));
    expect(await page.post('/api/me/passkeys', made)).toMatchObject({ status: 200 });
  });

  test('no secret for signing in is stored in plain text', async () => {
    const database = await postgres.database();
    const { url } = await running({ url: database });
    const ada = await browser(named(url), 'Ada');
    const code = String((await ada.post('/api/me/recovery')).body.code);
    const rows = await query(database, 'select hash from recovery_codes');
    expect(String(rows[0].hash)).not.toContain(code.replaceAll('-', ''));
    expect(rows[0].hash).toHaveLength(32);
  });
});
