import { LOCALES } from '@treefort/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { cutInGame } from './labels.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

describe.each(['fort', 'treehouse'] as const)('on a phone, over a whole game of %s', (game) => {
  it.each(LOCALES)(
    'every button shows all it says in %s',
    async (locale) => {
      expect(await cutInGame(client, { game, locale })).toEqual([]);
    },
    240_000,
  );
});
