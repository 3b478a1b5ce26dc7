import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { cutInFort } from './labels.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

it('over a whole game of Fort on a phone in Russian every button shows all it says', async () => {
  expect(await cutInFort(client, 'ru')).toEqual([]);
}, 240_000);
