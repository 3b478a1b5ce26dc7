import { nth, seedFromText, sure, Table } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { expect, onTestFinished, test } from 'vitest';
import { Devices } from '../src/players/devices.ts';
import { hashOf } from '../src/players/secret.ts';
import { SignInLinks } from '../src/players/sign-in-links.ts';
import { PresenceStore } from '../src/presence/presence-store.ts';
import { importInto } from '../src/storage/archive.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { query } from './query.ts';
import { withPostgres } from './running.ts';

/** A game between two bots, as a line of an archive. */
function finishedGame() {
  const { id: game, rules } = treehouse;
  const seed = seedFromText('twice');
  const options = sure(treehouse.options({}));
  const start = { game, rules, seed, seats: 2, options, choices: [] };
  const table = sure(Table.open([treehouse], start));
  while (!table.over) {
    const { id: decision, seat, options } = nth(table.decisions(), 0);
    sure(table.choose({ seat, decision, option: nth(options, 0).id }));
  }
  const seats = [{ bot: 'squirrel' }, { bot: 'squirrel' }];
  const ended = '2026-01-01T00:00:00.000Z';
  return { id: 'imported-game', public: true, ended, seats, record: table.record };
}

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

test('a browser with the secret of an earlier version becomes one device, and can be used', async () => {
  const { database, url } = await forgetful();
  const devices = new Devices(database);
  const old = hashOf(await devices.add(ADA, { kind: 'old', label: '', secure: false }));
  await query(url, `update devices set used_at = used_at - interval '2 minutes'`);
  const [{ id }] = await query(url, 'select device as id from device_secrets where hash = $1', [
    old,
  ]);
  const device = { id, kind: 'old', player: ADA, age: 120, secure: false } as const;
  const secret = await devices.splitOff(device, { label: 'Firefox', secure: false });
  expect(await devices.find(secret!)).toMatchObject({ kind: 'browser', player: ADA });
  expect(await devices.splitOff(device, { label: 'Firefox', secure: false })).toBeNull();
  const labels = await query(url, 'select kind, label from devices order by kind');
  expect(labels).toEqual([
    { kind: 'browser', label: 'Firefox' },
    { kind: 'old', label: '' },
  ]);
});

test('a game that is imported is new once, and known the next time', async () => {
  const { database } = await forgetful();
  const line = JSON.stringify(finishedGame());
  const twice = async function* () {
    yield line;
    yield line;
  };
  expect(await importInto(database, twice())).toEqual({ added: 1, known: 1, refused: [] });
  expect(await importInto(database, twice())).toEqual({ added: 0, known: 2, refused: [] });
});

test('a server that others took for dead learns of it', async () => {
  const { database, url } = await forgetful();
  const store = new PresenceStore(database);
  expect(await store.heartbeat()).toMatchObject({ fresh: true });
  expect(await store.heartbeat()).toMatchObject({ fresh: false });
  await query(url, 'delete from servers');
  expect(await store.heartbeat()).toMatchObject({ fresh: true });
});
