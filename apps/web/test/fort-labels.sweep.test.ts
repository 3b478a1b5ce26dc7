import { LOCALES } from '@treefort/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { cutInFort } from './labels.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

it.each(LOCALES)(
  'on a phone, over a whole game of Fort, every button shows all it says in %s',
  async (locale) => {
    expect(await cutInFort(client, locale)).toEqual([]);
  },
  240_000,
);
