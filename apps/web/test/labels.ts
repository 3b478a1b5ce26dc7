import type { Locale } from '@treefort/words';
import type { Page } from 'playwright-core';
import type { Client } from './browser.ts';
import { clickLit, hurry } from './play-out.ts';
import { savedPosition } from './positions.ts';

/** Words and pictures on buttons of the dock that are cut, spill over or are broken within a word. */
const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = [...document.querySelectorAll('.dock .button, .dock .strip-button')].filter(
      (one) => one.checkVisibility(),
    );
    for (const button of shown) {
      const box = button.getBoundingClientRect();
      const spills = ({ left, right, top, bottom, width }: DOMRect): boolean =>
        width > 1 &&
        (left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1);
      const name = (button.textContent ?? '').trim();
      // What ends in an ellipsis is whole in the list of choices.
      const isClamped = (part: Element): boolean =>
        getComputedStyle(part).webkitLineClamp !== 'none';
      const around = button.parentElement!.getBoundingClientRect();
      // A button may grow with its words, and so may the row around it: neither may leave the dock.
      const dock = button.closest('.dock')!.getBoundingClientRect();
      if (box.left < dock.left - 1 || box.right > dock.right + 1)
        found.push(`"${name}" is wider than the dock`);
      if (button.matches('.strip-row > *') && box.right > around.right + 1)
        found.push(`"${name}" does not fit beside the others`);
      for (const part of button.querySelectorAll('*'))
        if (part.scrollHeight > part.clientHeight + 2 && part.matches('small') && !isClamped(part))
          found.push(`"${name}" is cut off below`);
      for (const picture of button.querySelectorAll('img'))
        if (spills(picture.getBoundingClientRect())) found.push(`a picture of "${name}" spills`);
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement!.closest('.unseen') || isClamped(node.parentElement!)) continue;
        for (const { index, 0: word } of node.nodeValue!.matchAll(/[^\s\u00AD-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()];
          if (new Set(parts.map(({ top }) => Math.round(top))).size > 1)
            found.push(`"${word}" of "${name}" is broken`);
          if (parts.some(spills)) found.push(`"${word}" of "${name}" spills`);
        }
      }
    }
    return found;
  });

/** Every card that could be played, as it is read when it is selected. */
async function readCards(page: Page): Promise<string[]> {
  const cards = page.locator('.hand .lit[data-options^="play:"]');
  const found: string[] = [];
  for (let at = 0; at < (await cards.count()); at++) {
    await cards.nth(at).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found.push(...(await cutLabels(page)));
  }
  return found;
}

/** Two people at one device: bots would play another game each time. */
const PEOPLE = [{ name: 'Anna' }, { name: 'Olga' }];

/** What some button of a whole game of Fort of two on a phone does not show of what it says. */
export async function cutInFort(client: Client, locale: Locale): Promise<string[]> {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const begun = savedPosition(
    { game: 'fort', seats: 2, seed: 'labels', until: () => true },
    'labels',
  );
  await hurry(locale)(page);
  await page.addInitScript(
    (table) => {
      if (!localStorage.getItem('treefort.table.labels'))
        localStorage.setItem('treefort.table.labels', table);
    },
    JSON.stringify({ ...begun, sitters: PEOPLE }),
  );
  await page.goto('/play/labels');
  const found = new Set<string>();
  for (let decisions = 0; ; decisions++) {
    await page.locator('.dock.asks, .hand-over, dialog.end').first().waitFor();
    // Where the device goes on to the other, the table is drawn once more before it is covered.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await page.locator('dialog.end').isVisible()) break;
    if (await page.locator('.hand-over').isVisible()) {
      // A mouse left at the edge of the button would lift it from under itself again and again.
      await page.mouse.move(0, 0);
      await page.locator('.hand-over .strong').click();
      await page.locator('.dock.asks').waitFor();
    }
    for (const one of [...(await cutLabels(page)), ...(await readCards(page))]) found.add(one);
    // A card with nothing to choose about it was played when it was selected.
    if (await page.locator('.hand-over').isVisible()) continue;
    const before = await page.locator('.dock').getAttribute('data-decision');
    await clickLit(page, decisions);
    await page.waitForFunction(
      (was) => document.querySelector('.dock')?.getAttribute('data-decision') !== was,
      before,
    );
  }
  await page.context().close();
  return [...found];
}
