import type { Client } from '@treefort/web/browser';
import { afterAll, beforeAll } from 'vitest';
import { type House, openHouse } from './house.ts';
import { twoBrowsers } from './two-browsers.ts';

let client: Client;
let house: House;

beforeAll(async () => {
  ({ client, house } = await openHouse());
}, 240_000);

afterAll(() => client.stop(), 60_000);

twoBrowsers(() => ({ client, house }), ['treehouse', 'fort']);
