import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './browser.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterEach(() => client.empty());

afterAll(() => client.stop(), 30_000);

const DESK = { viewport: { width: 1280, height: 800 } };

/** A new game against bots from the home page, at a pace. */
async function begin(game: 'fort' | 'treehouse', pace: string) {
  const visit = await client.visit({ baseURL: client.url, ...DESK });
  const { page } = visit;
  await page.addInitScript(
    (chosen) => localStorage.setItem('treefort.settings', chosen),
    JSON.stringify({ locale: 'en', theme: 'day', pace, volume: 0 }),
  );
  await page.goto('/');
  await page.locator(`.${game} .button.strong`).first().click();
  await page.locator('.dock').waitFor();
  return visit;
}

const asks = (page: Page) => page.locator('.dock.asks');
const decision = (page: Page) => page.locator('.dock').getAttribute('data-decision');

/** Answers as a player who takes the first thing that is lit. */
const answer = (page: Page) =>
  page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('.table [data-options]')];
    lit.find((one) => one.checkVisibility())?.click();
  });

/** What a rival does in a turn, as the narrator says it. */
const ACTS = /plays|follows|passes|recruits/;

/** Every line that the narrator shows from now on while somebody acts. */
async function lines(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const note = (): void => {
      const line = document.querySelector('.narrator.telling .question')?.textContent ?? '';
      if (line && said.at(-1) !== line) said.push(line);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Plays until bots have something to tell. */
async function untilTold(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    if (await page.locator('.narrator.telling').isVisible()) return;
    await page.locator('.dock.asks, .narrator.telling').first().waitFor();
    if (await page.locator('.narrator.telling').isVisible()) return;
    await answer(page);
  }
}

/** Answers, and waits for the next decision. */
async function answerOnce(page: Page): Promise<void> {
  const before = await decision(page);
  await answer(page);
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.dock')?.dataset.decision !== was,
    before,
  );
}

/** Answers until several beats have happened since the last answer, and opens their strip. Gives the decision that waits. */
async function openStrip(page: Page): Promise<string | null> {
  for (let i = 0; i < 30; i++) {
    await asks(page).waitFor();
    if (await page.locator('.since').isVisible()) {
      const now = await decision(page);
      await page.locator('.since').click();
      await page.locator('.beat[aria-current]').waitFor();
      if ((await page.locator('.beat').count()) > 1) return now;
      await page.keyboard.press('Space');
      await asks(page).waitFor();
    }
    await answerOnce(page);
  }
  throw new Error('never two beats since the last answer');
}

describe('the narrator', () => {
  it('tells what rivals do, and never that a player who acts is thinking', async () => {
    const { page } = await begin('fort', 'fast');
    const said = await lines(page);
    // Bots choose by chance: some rounds begin with nothing but a clean-up.
    for (let i = 0; i < 30 && !(await said()).some((line) => ACTS.test(line)); i++) {
      await untilTold(page);
      await asks(page).waitFor();
    }
    const told = await said();
    expect(told.some((line) => ACTS.test(line))).toBe(true);
    expect(told.filter((line) => /thinking/.test(line))).toEqual([]);
  });

  it('goes on to my decision by Space and by a tap', async () => {
    const { page } = await begin('fort', 'slow');
    await untilTold(page);
    await page.keyboard.press('Space');
    await page.locator('.narrator:not(.telling)').waitFor();
    await untilTold(page);
    await page.locator('.skip-cover').click();
    await page.locator('.narrator:not(.telling)').waitFor();
  });

  it('says to a screen reader what it tells', async () => {
    const { page } = await begin('fort', 'fast');
    await untilTold(page);
    await asks(page).waitFor();
    const heard = await page.locator('[role=status].unseen').textContent();
    const question = await page.locator('.question').textContent();
    expect(heard).toContain(question?.trim().slice(0, 12));
  });
});

describe('what happened since', () => {
  it('is a strip that can be stepped through, with the table as it was', async () => {
    const { page } = await begin('fort', 'instant');
    const now = await openStrip(page);
    const shown = () =>
      page.locator('.beat').evaluateAll((beats) => beats.findIndex((one) => one.ariaCurrent));
    const first = await shown();
    await page.keyboard.press('ArrowRight');
    await expect.poll(shown).toBe(first + 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe(first);
    expect(await decision(page)).toBeNull();
    await page.keyboard.press('Space');
    await asks(page).waitFor();
    expect(await decision(page)).toBe(now);
  });

  it('counts what was missed while looking elsewhere', async () => {
    const { page } = await begin('fort', 'slow');
    await asks(page).waitFor({ timeout: 60_000 });
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    for (let i = 0; i < 8 && !(await page.locator('.since.missed').isVisible()); i++) {
      await asks(page).waitFor();
      await answerOnce(page);
    }
    await expect.poll(() => page.locator('.since').textContent()).toMatch(/Since you left: \d+/);
  });
});

describe('a press', () => {
  it('that is repeated at once never answers the next question', async () => {
    const { page } = await begin('fort', 'instant');
    await asks(page).waitFor();
    await page.locator('.press-guard').waitFor({ state: 'detached' });
    const seen = new Set<string | null>([await decision(page)]);
    const card = page.locator('.dock [data-options], .table .lit[data-options]').first();
    const box = (await card.boundingBox())!;
    await page.evaluate(() => {
      const dock = document.querySelector<HTMLElement>('.dock')!;
      const met: string[] = [];
      new MutationObserver(() => met.push(dock.dataset.decision ?? '')).observe(dock, {
        attributes: true,
        attributeFilter: ['data-decision'],
      });
      Object.assign(window, { met });
    });
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('.press-guard').waitFor({ state: 'detached' });
    const met = await page.evaluate(() => (window as unknown as { met: string[] }).met);
    const answered = met.filter((id) => id !== '' && !seen.has(id));
    expect(answered.length).toBeLessThanOrEqual(1);
  });
});
