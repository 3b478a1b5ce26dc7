import { buffer } from 'node:stream/consumers';
import { standard } from '@treefort/fort';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkedBox, isProvisional, readBoxFile, withFigure } from '../src/fort/box/draft-box.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { Client } from './browser.ts';

describe('a box that is being changed', () => {
  it('is the standard one until something changes, and then has a name of its own', () => {
    expect(checkedBox(standard.file)).toEqual({ ok: true, value: undefined });
    const changed = withFigure(standard.file, 2, { toys: 4 }, 'Mine');
    expect(changed.name).toBe('Mine');
    expect(checkedBox(changed)).toEqual({ ok: true, value: changed });
    expect(withFigure(changed, 2, { toys: 5 }, 'Other').name).toBe('Mine');
    expect(checkedBox({ ...changed, name: 'standard' })).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('a name of its own') },
    });
  });

  it('marks what no rulebook prints', () => {
    const marked = [1, 4, 5].map((level) => isProvisional(standard.file, level, 'points'));
    expect(marked).toEqual([true, true, false]);
    expect(isProvisional(standard.file, 5, 'toys')).toBe(true);
    expect(isProvisional({ ...standard.file, provisional: [] }, 1, 'toys')).toBe(false);
  });

  it.each([
    ['', /not JSON/],
    ['[]', /expected an object/],
    [JSON.stringify({ ...standard.file, name: 'x', kids: [] }), /60 kids, not 0/],
    [JSON.stringify({ ...standard.file, name: 'x', levels: [] }), /levels 0 to 5/],
  ])('is not read from a wrong text: %#', (text, told) => {
    const read = readBoxFile(text);
    expect(read.ok ? '' : read.fault.message).toMatch(told);
  });

  it('is read from the file that it was saved as', () => {
    const changed = withFigure(standard.file, 2, { toys: 4 }, 'Mine');
    expect(readBoxFile(JSON.stringify(changed, null, 2))).toEqual({ ok: true, value: changed });
    expect(readBoxFile(JSON.stringify(standard.file))).toEqual({ ok: true, value: standard.file });
  });
});

describe('the box editor', () => {
  let client: Client;
  beforeAll(async () => {
    client = await Client.start();
  }, 60_000);
  afterEach(() => client.empty(), 60_000);
  afterAll(() => client.stop(), 30_000);

  async function editor(): Promise<{ page: Page; complaints: string[] }> {
    const visit = await client.visit({
      baseURL: client.url,
      viewport: { width: 768, height: 1024 },
      reducedMotion: 'reduce',
    });
    await visit.page.goto('/play/new/fort');
    await visit.page.locator('.box-choice .button').click();
    return visit;
  }
  const price = (page: Page) => page.getByLabel('Level 3: Toys');
  const use = (page: Page) => page.locator('.box-foot .strong');

  it('changes a price, saves the box, loads it again and plays with it', async () => {
    const { page, complaints } = await editor();
    await price(page).fill('4');
    const saving = page.waitForEvent('download');
    await page.locator('.box-files button:not(.quiet)').click();
    const saved = await buffer(await (await saving).createReadStream());
    await page.locator('.box-files .quiet').click();
    expect(await price(page).inputValue()).toBe(`${standard.file.levels[3]!.toys}`);
    await page
      .locator('.box-files input[type=file]')
      .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: saved });
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('.level-figures tr:nth-child(3) input')?.value ===
        '4',
    );
    await use(page).click();
    expect(await page.locator('.box-choice').textContent()).toContain('My box');
    await page.locator('.new-table .start .strong').click();
    await page.locator('.dock').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const text = await page.evaluate((at) => localStorage.getItem(`treefort.table.${at}`), id);
    const { record } = JSON.parse(text ?? '') as SavedGame;
    expect(record.options.box).toMatchObject({ name: 'My box', levels: { 3: { toys: 4 } } });
    expect(complaints).toEqual([]);
  });

  it('says what is wrong, marks where, and is not used meanwhile', async () => {
    const { page, complaints } = await editor();
    await price(page).fill('12');
    expect(await price(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.box-foot [role=alert]').textContent()).toBe(
      'Level 3, Toys: must be a whole number from 0 to 9.',
    );
    await use(page).click({ force: true });
    expect(await page.locator('.box-editor').isVisible()).toBe(true);
    await price(page).fill('');
    expect(await price(page).getAttribute('aria-invalid')).toBe('true');
    await price(page).fill('2');
    expect(await page.locator('.box-foot [role=alert]').count()).toBe(0);
    await page.getByLabel(/^Copies: Doc/).fill('3');
    expect(await page.locator('.box-foot [role=status]').textContent()).toContain('62');
    expect(await use(page).getAttribute('aria-disabled')).toBe('true');
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"name":') };
    await page.locator('.box-files input[type=file]').setInputFiles(file);
    await page.locator('.box-foot [role=alert]').waitFor();
    expect(await page.locator('.box-foot [role=alert]').textContent()).toContain('valid JSON');
    await page.locator('.box-files .quiet').click();
    await use(page).click();
    expect(await page.locator('.box-choice').textContent()).toContain('The standard box');
    expect(complaints).toEqual([]);
  });
});
