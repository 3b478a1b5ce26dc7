import type { Locator, Page } from 'playwright-core';

/** How much is still to be done in this step. */
const left = (page: Page): Promise<string | null> =>
  page.locator('.lesson-card').getAttribute('data-left');

/** By mouse or finger: what the lesson points at is clicked; the first tap may only show what can be done. */
export async function byPointer(page: Page): Promise<void> {
  const fingers = await page.evaluate(() => !matchMedia('(hover: hover)').matches);
  const before = await left(page);
  // A forced click does not wait until new buttons take one.
  await page.locator('.press-guard').waitFor({ state: 'detached' });
  // What is refused says so by aria-disabled; it can be tapped all the same.
  const refused = (await taught(page).getAttribute('aria-disabled')) === 'true';
  if (fingers) await taught(page).tap({ force: refused });
  else await taught(page).click({ force: true });
  const commits = '.reader .option, .reader .take';
  await page.waitForFunction(
    ([was, buttons]) => {
      const card = document.querySelector('.lesson-card');
      return card?.getAttribute('data-left') !== was || document.querySelector(buttons!);
    },
    [before, commits] as const,
  );
  if ((await left(page)) === before) await page.locator(commits).first().click();
}

/** By keyboard: Tab until the focus is on what the lesson points at, then Enter. */
export async function byKeyboard(page: Page): Promise<void> {
  const reached = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[data-taught]') ?? false);
  for (let i = 0; i < 120 && !(await reached()); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const taught = (page: Page): Locator => page.locator('[data-taught]:visible').first();

/** Does what the lesson points at, beat by beat, until its step is done. */
export async function doStep(page: Page, act = byPointer): Promise<void> {
  for (;;) {
    await page.locator('.lesson-card.done, [data-taught]').first().waitFor();
    if (await page.locator('.lesson-card.done').isVisible()) return;
    const before = await left(page);
    await act(page);
    await page.waitForFunction(
      (was) => document.querySelector('.lesson-card')?.getAttribute('data-left') !== was,
      before,
    );
  }
}

/** Opens a tutorial as somebody who was at this step. */
export async function openStep(page: Page, game: string, step: number): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `treefort.learn.${game}`,
    JSON.stringify({ step, finished: false }),
  ] as const);
  await page.reload();
  await page.locator('.lesson-card, .graduation').first().waitFor();
}
