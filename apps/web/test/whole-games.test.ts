import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { hurry, playOut } from './play-out.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

describe.each(['fort', 'treehouse'] as const)('a whole game of %s in a browser', (game) => {
  it('is played by what is lit only, without a complaint, and kept at the end', async () => {
    const { page, complaints } = await client.visit({
      baseURL: client.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await hurry('en')(page);
    await page.goto('/');
    await page.locator(`.game-tile.${game} .play`).click();
    const clicks = await playOut(page);
    expect(clicks).toBeGreaterThan(game === 'fort' ? 10 : 20);
    const bars = page.locator('dialog.end .final-bars li');
    expect(await bars.count()).toBe(3);
    await page.getByRole('button', { name: 'More…' }).click();
    expect(await page.locator('dialog.end tbody tr').count()).toBe(5);
    expect(complaints).toEqual([]);
    await page.goto('/');
    await page.locator('.shelf .kept').waitFor();
    expect(await page.locator('.shelf .kept').count()).toBe(1);
    await page.context().close();
  });
});
