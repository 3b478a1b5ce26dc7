import { sure, Table } from '@treefort/kernel';
import { costliest, loadNetwork, reviewOf, THRESHOLDS, USUAL_REVIEW } from '@treefort/review';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepReview } from '../src/review/kept-review.ts';
import { keysUnder, readText } from '../src/shell/storage.ts';
import { games } from '../src/table/games.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';
import { visitorOf } from './visitor.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterAll(() => client.stop(), 30_000);

const LONG = savedPosition({ game: 'fort', seats: 4, seed: 'review' }, 'long');
const FORT = savedPosition(
  { game: 'fort', seats: 2, seed: 'review', until: (table) => table.record.choices.length > 60 },
  'fort',
);
const SHORT = savedPosition(
  {
    game: 'treehouse',
    seats: 2,
    seed: 'review',
    until: (table) => table.record.choices.length > 30,
  },
  'short',
);

const REVIEWS = {
  short: sure(reviewOf(SHORT.record)),
  fort: sure(reviewOf(FORT.record)),
};

/** The reviews as a browser keeps them: most tests need not wait for a new one. */
function keptReviews(): readonly (readonly [string, string])[] {
  keepReview(SHORT.record, USUAL_REVIEW, REVIEWS.short);
  keepReview(FORT.record, USUAL_REVIEW, REVIEWS.fort);
  return keysUnder('treefort.review.').map((key) => [key, readText(key)!] as const);
}

/** A visitor in whose browser these games and their reviews are kept. */
async function returning(...tables: readonly SavedGame[]) {
  const visit = await visitorOf(client, ...tables);
  await visit.page.addInitScript((texts) => {
    for (const [id, text] of texts) localStorage.setItem(id, text);
  }, keptReviews());
  return visit;
}

/** Opens a review and waits until it is there. */
async function reviewed(page: Page, path = '/review/short'): Promise<void> {
  await page.goto(path);
  await page.locator('.review[data-stage="done"]').waitFor();
}

/** How many choices had been made at the moment that is looked at. */
const momentOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.moment-bar').getAttribute('data-at'));

describe('the review', () => {
  it('can be stopped, started again, is told, and is there at once the next time', async () => {
    const { page, complaints } = await visitorOf(client, LONG, SHORT);
    await page.goto('/review/long');
    await page.locator('progress').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('[data-stage="stopped"]').waitFor();
    expect(await page.locator('.curve').count()).toBe(0);

    await reviewed(page);
    expect(await page.locator('.told-turn').count()).toBe(5);
    const rows = page.locator('.player-table tbody tr:not(.story)');
    expect(await rows.count()).toBe(2);
    for (const row of await rows.all()) {
      const cells = await row.locator('td').allTextContents();
      const [start, luck, choices, end] = cells
        .slice(1)
        .map((text) => Number(text.replace('−', '-')));
      expect(start! + luck! + choices!).toBe(end);
    }
    expect(await page.locator('.player-table .story').first().textContent()).toMatch(/Most rooms:/);
    await page.getByRole('button', { name: 'More about this review' }).click();
    await page.getByText('As a table').click();
    await page.locator('.curve-table tbody tr').first().waitFor();
    const sums = await page
      .locator('.curve-table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].reduce(
            (all, cell) => all + Number.parseInt(cell.textContent ?? '', 10),
            0,
          ),
        ),
      );
    expect(sums.length).toBeGreaterThan(10);
    // Each is rounded on its own.
    for (const sum of sums) expect(Math.abs(sum - 100)).toBeLessThanOrEqual(1);

    const told = await page.locator('.player-table').textContent();
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'Worker', undefined);
    });
    await reviewed(page);
    expect(await page.locator('.player-table').textContent()).toBe(told);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [390, 844],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
  ])('stands on one screen of %i × %i', async (width, height) => {
    const { page } = await returning(SHORT);
    await page.setViewportSize({ width, height });
    await reviewed(page);
    const shown = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(shown).toEqual({ scrollWidth: width, scrollHeight: height });
    for (const part of ['.position', '.moment-bar', '.curve .plot', '.review-list']) {
      const box = (await page.locator(part).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.height).toBeGreaterThan(40);
    }
    await page.context().close();
  });

  it('moves the board when the curve is dragged, or by the keys', async () => {
    const { page, complaints } = await returning(SHORT);
    await reviewed(page);
    const plot = page.getByRole('slider', { name: 'Moment of the game' });
    const { x, y, width, height } = (await plot.boundingBox())!;
    const rooms = page.locator('.position .tree-place');
    await page.mouse.move(x + 60, y + height / 2);
    await page.mouse.down();
    const early = await momentOf(page);
    const few = await rooms.count();
    await page.mouse.move(x + width - 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    const late = await momentOf(page);
    expect(late).toBeGreaterThan(early + 15);
    await expect.poll(() => rooms.count()).toBeGreaterThan(few);
    await page.mouse.move(x + 100, y + 20);
    expect(await momentOf(page)).toBe(late);

    await plot.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await momentOf(page)).toBe(late - 1);
    await page.keyboard.press('Home');
    expect(await momentOf(page)).toBe(0);
    expect(await plot.getAttribute('aria-valuetext')).toMatch(
      /^Week 1 · pick 1 of 5, You: \d+%, Pip: \d+%$/,
    );
    await page.keyboard.press('PageDown');
    expect(await page.locator('.moment-bar .where').textContent()).toBe('Week 1 · pick 2 of 5');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('names rounds, decisions, draws and reveals, and why', async () => {
    const { page, complaints } = await returning(FORT);
    await reviewed(page, '/review/fort');
    expect(await page.locator('.axis text').first().textContent()).toMatch(/^(Round )?1$/);
    const points = REVIEWS.fort.turningPoints;
    const swings = page.locator('.told-turn');
    for (const [i, { cause, n, reasons }] of points.entries()) {
      const text = await swings.nth(i).textContent();
      expect(text).toMatch({ decision: /^Decision/, draw: /^Draw/, reveal: /^Reveal/ }[cause]);
      if (cause === 'reveal') continue;
      expect(text).toMatch(/Round \d+ · (your turn|\w+’s turn): [A-Z]/);
      if (reasons.some(({ why }) => why === 'taken-later')) expect(text).toMatch(/Later .+ Yard/);
      const mark = page.locator(`.curve .turn[data-at="${n}"]`);
      expect(await mark.locator('circle').count()).toBe(cause === 'decision' ? 1 : 0);
    }
    await swings.nth(3).locator('.go-there').click();
    expect(await momentOf(page)).toBe(points[3]!.n);
    expect(await swings.nth(3).getAttribute('aria-current')).toBe('step');
    const colours = await page
      .locator('.curve .line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
    expect(new Set(colours).size).toBe(FORT.record.seats);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lists decisions with the other choices, and plays on with hidden cards as they were or dealt anew', async () => {
    const { page, complaints } = await returning(SHORT);
    await reviewed(page);
    await page.getByRole('tab', { name: 'Turning points' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.review-list[data-shows="all"]').waitFor();
    const mine = page.locator('.told-turn');
    expect(await mine.count()).toBeGreaterThan(5);
    const good = page.locator('.told-turn.judged-best').first();
    await good.getByRole('button', { name: 'Show the other choices' }).click();
    const chances = await good
      .locator('.alternatives b')
      .evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent ?? '', 10)));
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    await mine.nth(2).locator('.go-there').click();
    const at = await momentOf(page);
    expect(at).toBeGreaterThan(0);
    for (const name of ['Keep the hidden cards', 'Redeal the hidden cards']) {
      await reviewed(page, `/review/short?at=${at}`);
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.getByRole('button', { name }).click();
      await page.locator('.dock.asks').waitFor();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lets me look for the better move, says what it is worth, and shows the answer', async () => {
    const { page, complaints } = await returning(SHORT);
    await reviewed(page);
    const costly = REVIEWS.short.judgements.filter(
      ({ seat, cost }) => seat === 0 && cost >= THRESHOLDS.doubtful,
    );
    const [riddle] = costliest(REVIEWS.short.judgements, 0).toSorted((a, b) => a.n - b.n);
    await page.getByRole('tab', { name: `My mistakes · ${costly.length}` }).click();
    await page.getByRole('button', { name: 'Find the better move' }).first().click();
    const card = page.locator('.retry');
    await card.waitFor();
    expect(await card.textContent()).toContain('What would have been better?');
    const { options } = sure(Table.at(games, SHORT.record, riddle!.n)).decision(0)!;
    const pick = async (option: string): Promise<void> => {
      await page.getByRole('button', { name: 'All choices' }).click();
      const nth = options.findIndex(({ id }) => id === option);
      await page.locator('dialog .choices .option').nth(nth).click();
    };
    await pick(riddle!.chosen);
    await page.locator('.retry[data-verdict="same"]').waitFor();
    await card.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.retry:not([data-verdict])').waitFor();
    await pick(riddle!.best);
    await page.locator('.retry[data-verdict="right"]').waitFor();
    expect(await card.textContent()).toMatch(/\d+% to win instead of \d+%/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByRole('button', { name: 'Show the answer' }).click();
    await page.locator('.retry[data-verdict="answered"]').waitFor();
    await card.getByRole('button', { name: 'Back to the review' }).click();
    expect(await momentOf(page)).toBe(riddle!.n);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has tabs for everything on a phone', async () => {
    const { page } = await returning(SHORT);
    await page.setViewportSize({ width: 390, height: 844 });
    await reviewed(page);
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Curve',
      'Turning points',
      expect.stringMatching(/^My mistakes · \d+$/),
      'All',
    ]);
    const plot = page.getByRole('slider');
    await plot.waitFor();
    await page.getByRole('tab', { name: 'Turning points' }).click();
    await page.locator('.told-turn').nth(4).waitFor();
    expect(await plot.count()).toBe(0);
    await page.locator('.told-turn .go-there').nth(2).click();
    const at = await momentOf(page);
    await page.getByRole('tab', { name: 'Curve' }).click();
    expect(await plot.getAttribute('aria-valuenow')).toBe(`${at}`);
    await page.context().close();
  });

  it('is downloaded as JSON, to the last digit what the terminal tells, however often it is opened', async () => {
    const { page } = await visitorOf(client, SHORT);
    const whole = `${JSON.stringify(REVIEWS.short)}\n`;
    for (let time = 0; time < 2; time++) {
      await reviewed(page);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'More about this review' }).click();
      await page.getByRole('button', { name: 'Download as JSON' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('treefort-review-treehouse.json');
      const chunks = await (await saved.createReadStream()).toArray();
      expect(Buffer.concat(chunks).toString()).toBe(whole);
    }
    await page.context().close();
  });

  it('is printed whole, without what can only be clicked', async () => {
    const { page, complaints } = await returning(SHORT);
    await page.setViewportSize({ width: 794, height: 1123 });
    await reviewed(page);
    await page.emulateMedia({ media: 'print' });
    await page.locator('.alternatives').nth(6).waitFor();
    expect(await page.locator('.button:visible, fieldset:visible, .sky:visible').count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(794);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.alternatives').first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens at a moment that was shared', async () => {
    const sender = await returning(SHORT);
    await reviewed(sender.page);
    await sender.page.locator('.told-turn .go-there').nth(3).click();
    await sender.page.getByRole('button', { name: 'Copy a link' }).click();
    await sender.page.locator('.link-given').waitFor();
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    const at = await momentOf(sender.page);
    await sender.page.context().close();
    expect(link).toMatch(/\/review\?at=\d+#tf1-/);

    const { page, complaints } = await returning();
    await reviewed(page, link);
    expect(await momentOf(page)).toBe(at);
    await page.locator('.told-turn[aria-current="step"]').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('refuses a damaged game and says why', async () => {
    const { page } = await visitorOf(client);
    await page.goto('/review#tf1-AAAA');
    await page.locator('.note').waitFor();
    expect(await page.locator('.note').textContent()).toMatch(/damaged|not all of it|copied/i);
    await page.context().close();
  });
});
