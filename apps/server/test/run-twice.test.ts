import { expect, onTestFinished, test } from 'vitest';
import { Devices } from '../src/players/devices.ts';
import { SignInLinks } from '../src/players/sign-in-links.ts';
import { PresenceStore } from '../src/presence/presence-store.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { query } from './query.ts';
import { withPostgres } from './running.ts';

/** Statements of which the answer was lost are run again: what they say then must be what they would have said. */
const postgres = withPostgres();
const ADA = { id: 'ada', name: 'Ada' };

/** A database on which every statement is run twice, as where the first answer is always lost. */
async function forgetful(): Promise<{ database: Database; url: string }> {
  const url = await postgres.database();
  const real = await openDatabase({ url });
  onTestFinished(() => real.close());
  await query(url, `insert into players (id, name) values ('ada', 'Ada')`);
  const database: Database = {
    ...real,
    async query<R>(name: string, text: string, values: readonly unknown[]) {
      await real.query(name, text, values);
      return await real.query<R>(name, text, values);
    },
  };
  return { database, url };
}

test('a link that was taken gives the player, once', async () => {
  const links = new SignInLinks((await forgetful()).database);
  const { secret } = await links.make(ADA);
  expect(await links.find(secret)).toEqual(ADA);
  expect(await links.take(secret)).toEqual(ADA);
  expect(await links.take(secret)).toBeUndefined();
  expect(await links.find(secret)).toBeUndefined();
  const { secret: another } = await links.make(ADA);
  expect(await links.take(another)).toEqual(ADA);
});

test('a device is added once and can be used, and so can its next secret', async () => {
  const { database, url } = await forgetful();
  const devices = new Devices(database);
  const browser = { kind: 'browser', label: '', secure: false } as const;
  const secret = await devices.add(ADA, browser);
  const device = await devices.find(secret);
  expect(device).toMatchObject({ player: ADA });
  await query(url, `update device_secrets set made_at = made_at - interval '1 hour'`);
  const next = await devices.renew(device!.id, false);
  expect(await devices.find(next!)).toMatchObject({ id: device!.id });
  expect(await devices.renew(device!.id, false)).toBeNull();
});

test('a server that others took for dead learns of it', async () => {
  const { database, url } = await forgetful();
  const store = new PresenceStore(database);
  expect(await store.heartbeat()).toMatchObject({ fresh: true });
  expect(await store.heartbeat()).toMatchObject({ fresh: false });
  await query(url, 'delete from servers');
  expect(await store.heartbeat()).toMatchObject({ fresh: true });
});
