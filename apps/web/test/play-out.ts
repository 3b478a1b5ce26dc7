import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The settings of somebody in a hurry. */
export const hurry = (locale: string) => (page: Page) =>
  page.addInitScript(
    (chosen) => {
      localStorage.setItem('treefort.settings', chosen);
    },
    JSON.stringify({ locale, theme: 'day', pace: 'instant' }),
  );

/** Clicks something lit and says whether there was anything to click; each time another choice than the first. */
export const clickLit = (page: Page, nth: number): Promise<boolean> =>
  page.evaluate(async (count) => {
    // A card that offers several things only shows them when it is clicked; each is a button too.
    const lights = 'button.lit:not([data-options*=" "]), .dock .option';
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const lit = seen(lights);
    const dock = document.querySelector<HTMLElement>('.dock');
    const decision = dock?.dataset.decision;
    lit[(count * 7) % lit.length]?.click();
    await new Promise(requestAnimationFrame);
    // A card of Fort's hand is selected first; then its actions are buttons.
    const does = dock?.dataset.decision === decision ? seen('.reader [data-does]') : [];
    does[count % does.length]?.click();
    return lit.length > 0;
  }, nth);

/** Goes on until the game is over; says after how many clicks. */
export async function playOut(page: Page): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    const asked = page.locator('.dock.asks, dialog.end').first();
    await asked.waitFor();
    if (await page.locator('dialog.end').isVisible()) return clicks;
    const before = await page.locator('.dock').getAttribute('data-decision');
    expect(await clickLit(page, clicks), `something is lit at decision ${before}`).toBe(true);
    await page.waitForFunction(
      (was) => document.querySelector('.dock')?.getAttribute('data-decision') !== was,
      before,
    );
  }
}
