import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from './browser.ts';
import { clickLit } from './play-out.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

it('both games start with the network off after the first visit, and can be learned', async () => {
  const { page } = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done));
  });
  await page.context().setOffline(true);
  for (const game of ['fort', 'treehouse']) {
    await page.goto('/');
    await page.locator(`.game-tile.${game} .play`).click();
    await page.locator('.dock.asks').waitFor();
    // What the strongest bot has learned is there too.
    await page.locator('.dock .hint').click();
    await page.locator('.hint-strip[data-hint-option], .hint-strip[data-hint-any]').waitFor();
    await clickLit(page, 0);
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 0);
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    );
    expect(broken).toEqual([]);
  }
  for (const [path, shown] of [
    ['/learn/fort', '.lesson-card .task'],
    ['/rules/treehouse', '.statement'],
    ['/cards', '.kid-card'],
  ] as const) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
  }
  await page.context().close();
});
