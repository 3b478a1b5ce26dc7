import { sure } from '@treefort/kernel';
import { reviewOf } from '@treefort/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 120_000);

afterAll(() => client.stop(), 30_000);

const LONG = savedPosition({ game: 'fort', seats: 4, seed: 'review' }, 'long');
const SHORT = savedPosition(
  {
    game: 'treehouse',
    seats: 2,
    seed: 'review',
    until: (table) => table.record.choices.length > 30,
  },
  'short',
);

/** A visitor in whose browser these games are kept. */
async function visitor(...tables: readonly SavedGame[]) {
  const visit = await client.visit({ baseURL: client.url, reducedMotion: 'reduce' });
  await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.page.addInitScript(
    (texts) => {
      localStorage.setItem('treefort.settings', '{"locale":"en","theme":"day","pace":"instant"}');
      for (const [id, text] of texts) {
        if (!localStorage.getItem(id)) localStorage.setItem(id, text);
      }
    },
    tables.map((one) => [`treefort.table.${one.id}`, JSON.stringify(one)] as const),
  );
  return visit;
}

describe('the review', () => {
  it('can be stopped, started again, is told, and is there at once the next time', async () => {
    const { page, complaints } = await visitor(LONG, SHORT);
    await page.goto('/review/long');
    await page.locator('progress').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('[data-stage="stopped"]').waitFor();
    expect(await page.locator('.curve').count()).toBe(0);

    await page.goto('/review/short');
    await page.locator('[data-stage="done"]').waitFor();
    expect(await page.locator('.turning > ol > li').count()).toBe(5);
    expect(await page.locator('.players thead th').count()).toBe(2);
    await page.getByText('The same as a table').click();
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

    const told = await page.locator('.players').textContent();
    await page.evaluate(() => {
      Reflect.set(globalThis, 'Worker', undefined);
    });
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'Worker', undefined);
    });
    await page.reload();
    await page.locator('[data-stage="done"]').waitFor();
    expect(await page.locator('.players').textContent()).toBe(told);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lists my decisions, shares a moment, and plays on with hidden cards as they were or dealt anew', async () => {
    const { page, complaints } = await visitor(SHORT);
    await page.goto('/review/short');
    await page.locator('[data-stage="done"]').waitFor();
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    const mine = page.locator('.decisions > ol > li');
    expect(await mine.count()).toBeGreaterThan(5);
    await mine.nth(2).locator('summary').click();
    const tools = mine.nth(2).locator('.moment-tools');
    await tools.getByRole('button', { name: 'Copy a link' }).click();
    await tools.locator('.link-given').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/review\?at=\d+#tf1-/);
    expect(await tools.locator('a').getAttribute('href')).toMatch(/\/replay\/short\?at=\d+&eyes=0/);
    for (const name of ['Hidden cards as they were', 'Hidden cards dealt anew']) {
      await page.goto('/review/short');
      await page.getByRole('radio', { name: 'All', exact: true }).check();
      await mine.nth(2).locator('summary').click();
      await tools.getByRole('button', { name: 'Play on' }).click();
      await page.getByRole('button', { name }).click();
      await page.locator('.dock.asks').waitFor();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is downloaded as JSON, to the last digit what the terminal tells, however often it is opened', async () => {
    const { page } = await visitor(SHORT);
    const whole = `${JSON.stringify(sure(reviewOf(SHORT.record)))}\n`;
    for (let time = 0; time < 2; time++) {
      await page.goto('/review/short');
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as JSON' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('treefort-review-treehouse.json');
      const chunks = await (await saved.createReadStream()).toArray();
      expect(Buffer.concat(chunks).toString()).toBe(whole);
    }
    await page.context().close();
  });

  it('is printed unfolded, without what can only be clicked', async () => {
    const { page, complaints } = await visitor(SHORT);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto('/review/short');
    const folded = page.locator('.turning details:not([open]), .decisions details:not([open])');
    await folded.first().waitFor();
    const all = await folded.count();
    await page.emulateMedia({ media: 'print' });
    await page.locator('.position').nth(4).waitFor();
    expect(await folded.count()).toBe(0);
    const best = page.locator('.decisions dl');
    expect(await best.count()).toBe(all - 5);
    expect(await page.locator('.button:visible, fieldset:visible, .sky:visible').count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(794);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.position').first().waitFor({ state: 'detached' });
    expect(await folded.count()).toBe(all);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens at a moment that was shared, whoever chose there and however well', async () => {
    const sender = await visitor(SHORT);
    await sender.page.goto('/review/short');
    await sender.page.getByRole('radio', { name: 'Pip' }).check();
    await sender.page.getByRole('radio', { name: 'All', exact: true }).check();
    const good = sender.page.locator('.decisions .mark-best').last();
    await good.locator('summary').click();
    await good.getByRole('button', { name: 'Copy a link' }).click();
    await good.locator('.link-given').waitFor();
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    const id = await good.getAttribute('id');
    await sender.page.context().close();

    const { page, complaints } = await visitor();
    await page.goto(link);
    const moment = page.locator(`#${id}`);
    await moment.locator('.moment-tools').waitFor();
    const turned = page.locator(`#${id?.replace('choice', 'at')}`);
    const told = (await turned.count()) > 0 ? turned : moment;
    const { top, bottom } = await told.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(top).toBeLessThan(780);
    expect(bottom).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('refuses a damaged game and says why', async () => {
    const { page } = await visitor();
    await page.goto('/review#tf1-AAAA');
    await page.locator('.note').waitFor();
    expect(await page.locator('.note').textContent()).toMatch(/damaged|not all of it|copied/i);
    await page.context().close();
  });
});

describe('a hint', () => {
  it('is not there where it is switched off, nor where several people play who did not agree', async () => {
    const people = { ...SHORT, id: 'people', sitters: [{ name: 'Anna' }, { name: 'Olga' }] };
    const agreed = { ...people, id: 'agreed', hints: true };
    const { page } = await visitor({ ...SHORT, id: 'plain', hints: false }, people, agreed);
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
    const { page } = await visitor();
    await page.goto('/play/new/treehouse/people');
    const agree = page.locator('.hints-choice');
    await agree.getByText('Only if all who play agree').waitFor();
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
    const { page } = await visitor({ ...over, ...(!hints && { hints: false as const }) });
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
