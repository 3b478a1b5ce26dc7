import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';
import { visitorOf } from './visitor.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterAll(() => client.stop(), 30_000);

const SHORT = savedPosition(
  {
    game: 'treehouse',
    seats: 2,
    seed: 'review',
    until: (table) => table.record.choices.length > 30,
  },
  'short',
);

describe('a hint', () => {
  it('is not there where it is switched off, nor where several people play who did not agree', async () => {
    const people = { ...SHORT, id: 'people', sitters: [{ name: 'Anna' }, { name: 'Olga' }] };
    const agreed = { ...people, id: 'agreed', hints: true };
    const { page } = await visitorOf(
      client,
      { ...SHORT, id: 'plain', hints: false },
      people,
      agreed,
    );
    await page.goto('/play/plain');
    await page.locator('.dock.asks').waitFor();
    expect(await page.locator('.dock .hint').count()).toBe(0);
    await page.goto('/play/people');
    await page.getByRole('button').first().click();
    await page.locator('.dock.asks').waitFor();
    expect(await page.locator('.dock .hint').count()).toBe(0);
    await page.goto('/play/agreed');
    await page.getByRole('button').first().click();
    await page.locator('.dock .hint').click();
    await page.locator('[data-hint-option]').waitFor();
    await page.context().close();
  });

  it('is agreed on before people play, and not taken for granted', async () => {
    const { page } = await visitorOf(client);
    await page.goto('/play/new/treehouse/people');
    const agree = page.locator('label', { hasText: 'Only if all players agree' });
    await agree.waitFor();
    expect(await agree.locator('input').isChecked()).toBe(false);
    await agree.click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button').first().click();
    await page.locator('.dock.asks .hint').waitFor();
    await page.context().close();
  });
});

describe('a rematch here', () => {
  it.each([false, true])('keeps whether hints may be asked for: %s', async (hints) => {
    const over = savedPosition(
      { game: 'treehouse', seats: 2, seed: 'rematch', options: { fewest: true } },
      'over',
    );
    const { page } = await visitorOf(client, { ...over, ...(!hints && { hints: false as const }) });
    await page.goto('/play/over');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator(hints ? '.dock.asks .hint' : '.dock.asks').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const text = await page.evaluate((key) => localStorage.getItem(key), `treefort.table.${id}`);
    const again = JSON.parse(text ?? '') as SavedGame;
    expect(again.hints ?? true).toBe(hints);
    expect(again.record).toMatchObject({ game: 'treehouse', options: over.record.options });
    expect(again.sitters).toEqual(over.sitters);
    await page.context().close();
  });
});
