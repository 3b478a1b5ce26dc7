import { buffer } from 'node:stream/consumers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { beforeTheEnd, finished, openKept } from './ends.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterEach(() => client.empty());
afterAll(() => client.stop(), 30_000);

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function visitor(options: BrowserContextOptions = DESK) {
  return client.visit({ baseURL: client.url, ...options });
}

/** The end of a kept game. */
async function endOf(kept: SavedGame, options?: BrowserContextOptions, settings?: object) {
  const { page, complaints } = await visitor(options);
  await openKept(page, kept, settings);
  await page.locator('dialog.end .end-result').waitFor();
  return { page, complaints };
}

/** More colours than sky and hills have. */
const MOST_IN_SKY = 20;

/** How many different colours a picture has where the fort or tree stands. */
const coloursIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1080, 1350];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(240, 400, 600, 520);
    const found = new Set<number>();
    for (let i = 0; i < data.length; i += 4) {
      // Shades of the sky are one colour to us.
      found.add(((data[i]! >> 5) << 10) | ((data[i + 1]! >> 5) << 5) | (data[i + 2]! >> 5));
    }
    return found.size;
  }, picture.toString('base64'));

/** Every part of the scores is there, for the eye and for the ear. */
async function expectScores(page: Page, scores: readonly number[]): Promise<void> {
  const rows = await page.locator('.final-bars li').evaluateAll((all) =>
    all.map((row) => ({
      parts: [...row.querySelectorAll('.final-part')].map((part) => Number(part.textContent)),
      total: Number(row.querySelector('b')?.textContent),
      said: row.querySelector('.unseen')?.textContent ?? '',
    })),
  );
  expect(rows.map(({ total }) => total)).toEqual(scores);
  expect(rows.map(({ parts }) => parts.reduce((a, b) => a + b, 0))).toEqual(scores);
  for (const [seat, { said }] of rows.entries()) {
    expect(said).toContain(`${scores[seat]} point`);
  }
}

/** A picture can be had: a file of the right size on which the fort or tree is to be seen. */
async function expectPicture(page: Page, game: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share the picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`treefort-${game}.png`);
  const data = await buffer(await file.createReadStream());
  expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(await coloursIn(page, data)).toBeGreaterThan(MOST_IN_SKY);
}

const GAMES = ['fort', 'treehouse'] as const;

describe.each(GAMES)('the end of %s', (game) => {
  const { scores } = finished(game, 'won').record.outcome!;
  const others = scores.slice(1).sort((a, b) => b - a);

  it('celebrates with the winner', async () => {
    const { page, complaints } = await endOf(finished(game, 'won'));
    expect(await page.locator('.end-result').textContent()).toBe(
      `You win, ${scores[0]} to ${others.join(' and ')}`,
    );
    expect(await page.locator('.end-picture h3').textContent()).toMatch(/^Your .+ stands!$/);
    expect(await page.locator('.confetti').count()).toBe(1);
    expect(await page.getByText('This device shuffled the cards.').count()).toBe(1);
    expect(await page.locator('.end-drawing img[src$="-glad.svg"]').count()).toBeGreaterThan(0);
    expect(await page.locator('.end-story').textContent()).toMatch(
      /^(Turning point|Biggest gain), (round|week) \d+: ./,
    );
    await expectScores(page, scores);
    await expectPicture(page, game);
    expect(complaints).toEqual([]);
  });

  it('is friendly to those who lost, without confetti', async () => {
    const { page, complaints } = await endOf(finished(game, 'lost'));
    expect(await page.locator('.end-result').textContent()).toMatch(/^(?!You).+ wins, \d+ to /);
    expect(await page.locator('.end-picture h3').textContent()).toMatch(/^Next time, /);
    expect(await page.locator('.confetti, .cup').count()).toBe(0);
    expect(await page.locator('.end-drawing img[src$="-glad.svg"]').count()).toBe(0);
    await expectPicture(page, game);
    expect(complaints).toEqual([]);
  });
});

describe('what comes after the end', () => {
  it('is shared as a file where the device can', async () => {
    const { page } = await visitor();
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          shared.push(...files.map(({ name, type, size }) => ({ name, type, size })));
        },
      });
      Object.assign(window, { shared });
    });
    await openKept(page, finished('fort', 'won'));
    await page.getByRole('button', { name: 'Share the picture' }).click();
    await page.waitForFunction('shared.length > 0');
    const [file] = (await page.evaluate('shared')) as {
      name: string;
      type: string;
      size: number;
    }[];
    expect(file).toMatchObject({ name: 'treefort-fort.png', type: 'image/png' });
    expect(file!.size).toBeGreaterThan(20_000);
  });

  it('stays behind what was opened over it, and is found again from the table', async () => {
    const { page } = await endOf(finished('treehouse', 'lost'), PHONE);
    await page.getByRole('button', { name: 'More…' }).click();
    await page.locator('dialog.end-more').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.end-more').waitFor({ state: 'detached' });
    await page.locator('dialog.end > header button').click();
    await page.locator('dialog.end').waitFor({ state: 'detached' });
    await page.locator('.back-to-end').click();
    await page.locator('dialog.end .end-result').waitFor();
  }, 120_000);

  it('is the same table again by keys alone: the result has the focus, then the main button', async () => {
    const { page } = await endOf(finished('treehouse', 'lost'));
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toMatch(/ wins, /);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Play again');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/play/end');
    await page.locator('.dock').waitFor();
    expect(await page.locator('dialog.end').count()).toBe(0);
  });

  it('is one level up for every bot, until there is none above', async () => {
    const kept = finished('fort', 'won');
    const sitters = [
      { name: 'Me' },
      { name: 'Puddle', bot: 'duckling' },
      { name: 'Hazel', bot: 'squirrel' },
    ];
    const { page } = await endOf({ ...kept, sitters });
    await page.getByRole('button', { name: /^Play level \d/ }).click();
    await page.waitForURL((url) => url.pathname !== '/play/end');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const text = await page.evaluate((at) => localStorage.getItem(`treefort.table.${at}`), id);
    const next = JSON.parse(text ?? '') as SavedGame;
    expect(next.sitters.map(({ bot }) => bot)).toEqual([undefined, 'squirrel', 'parrot']);
    const { page: top } = await endOf(kept);
    expect(await top.getByRole('button', { name: /^Play level/ }).count()).toBe(0);
  });

  it('is told of everybody by name where several share the device', async () => {
    const kept = finished('treehouse', 'won');
    const sitters = [{ name: 'Anna' }, { name: 'Olga' }, { name: 'Ida' }];
    const { page } = await visitor();
    await openKept(page, { ...kept, sitters });
    await page.locator('dialog.end').waitFor();
    expect(await page.locator('.end-result').textContent()).toMatch(/^Anna wins, /);
    expect(await page.locator('.end-picture h3').textContent()).toBe(
      'Anna built the best treehouse',
    );
    expect(await page.locator('.final-bars strong').allTextContents()).toEqual([
      'Anna',
      'Olga',
      'Ida',
    ]);
  });

  it.each([PHONE, { ...PHONE, viewport: { width: 360, height: 640 } }])(
    'is in sight on a phone without scrolling: %o',
    async (phone) => {
      const { page } = await endOf(finished('fort', 'lost'), phone, { locale: 'ru' });
      const button = page.locator('.end-next .button.strong');
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(phone.viewport.height);
      expect(box.width).toBeGreaterThan(100);
      const across = await page
        .locator('.end > .dialog-body')
        .evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(across).toBe(0);
    },
  );
});

/** What the count has shown, each time something changed. */
const watchCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const open = [...document.querySelectorAll('.final-card li')].flatMap((row, seat) =>
        row.querySelector('.final-rule.open') ? [seat] : [],
      );
      const said = open.join();
      if (document.querySelector('.final-card') && seen.at(-1) !== said) seen.push(said);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

describe('the final count of Fort', () => {
  const { kept, key } = beforeTheEnd();

  async function atTheEnd(pace: string) {
    const { page } = await visitor();
    await openKept(page, kept, { pace });
    await page.locator('.dock.asks').waitFor();
    await watchCount(page);
    await page.keyboard.press(key);
    await page.locator('.final-card').waitFor();
    return page;
  }

  it('turns the made-up rules over one by one, then shows the end', async () => {
    const page = await atTheEnd('fast');
    expect(await page.locator('dialog.end').count()).toBe(0);
    await page.locator('dialog.end').waitFor();
    const seen = (await page.evaluate('seen')) as string[];
    expect(seen.map((one) => (one === '' ? 0 : one.split(',').length))).toEqual([0, 1, 2, 3]);
    // The log reads the same afterwards.
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('button', { name: 'View the table' }).click();
    await page.keyboard.press('l');
    const log = await page.locator('.log-dialog').textContent();
    expect(log).toContain('Points for made-up rules: ');
    expect(log).toContain('Points for the fort: ');
  });

  it('is skipped by Space', async () => {
    const page = await atTheEnd('slow');
    await page.keyboard.press('Space');
    await page.locator('dialog.end').waitFor();
    expect(((await page.evaluate('seen')) as string[]).length).toBeLessThan(4);
  });
});
