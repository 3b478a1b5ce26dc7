import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, show } from '../gallery/scenes.ts';
import { Client } from './browser.ts';
import { savedPosition } from './positions.ts';

let client: Client;

beforeAll(async () => {
  client = await Client.start();
}, 60_000);

afterAll(() => client.stop(), 30_000);

const DESK = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** What has the focus: the first selector it fits, or its tag. */
const focused = (page: Page, ...selectors: string[]): Promise<string> =>
  page.evaluate((known) => {
    const { activeElement } = document;
    return known.find((one) => activeElement?.matches(one)) ?? activeElement?.tagName ?? 'nothing';
  }, selectors);

/** Waits for the next decision, or the end; says how much is offered, and whether Enter would choose. */
const asked = async (page: Page, before: string) => {
  const moment = await page.waitForFunction((was) => {
    const { activeElement } = document;
    if (document.querySelector('dialog.end[open]')) return { decision: '', offered: 0, lit: false };
    const { decision } = document.querySelector<HTMLElement>('.dock.asks')?.dataset ?? {};
    // Nobody who plays by keys has to look for the focus.
    if (!decision || decision === was || activeElement === document.body) return undefined;
    const ids = [...document.querySelectorAll<HTMLElement>('[data-options]')].flatMap((one) =>
      one.dataset.options!.split(' '),
    );
    const lit = activeElement?.matches('.option, .lit:not([data-options*=" "])') ?? false;
    return { decision, offered: new Set(ids).size, lit };
  }, before);
  return (await moment.jsonValue())!;
};

/** Plays on by keys until the end: Enter on what has the focus, or a number. */
async function playByKeys(page: Page): Promise<number> {
  let decision = 'none yet';
  for (let choices = 0; ; choices++) {
    const now = await asked(page, decision);
    if (!now.decision) return choices;
    const enter = choices % 3 === 0 && now.lit;
    await page.keyboard.press(enter ? 'Enter' : String(1 + (choices % Math.min(now.offered, 9))));
    // The first Enter on a card that can be played selects it.
    if (await page.locator('.fort .hand .card.lit.pointed:focus').count()) {
      const same = await page.locator('.dock').getAttribute('data-decision');
      if (enter && same === now.decision) await page.keyboard.press('Enter');
    }
    decision = now.decision;
  }
}

describe.each(['fort', 'treehouse'] as const)('a whole game of %s by keys alone', (game) => {
  it('from the first page to the final count', async () => {
    const { page, complaints } = await client.visit({ baseURL: client.url, ...DESK });
    const begun = savedPosition({ game, seats: 2, seed: 'keys', until: () => true }, 'keys');
    await page.addInitScript((table) => {
      const settings = { locale: 'en', theme: 'day', pace: 'instant' };
      localStorage.setItem('treefort.settings', JSON.stringify(settings));
      localStorage.setItem('treefort.table.keys', table);
    }, JSON.stringify(begun));
    await page.goto('/');
    const start = '.running-game .button.strong';
    await page.locator(start).waitFor();
    while ((await focused(page, start)) !== start) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await playByKeys(page)).toBeGreaterThan(10);
    expect(await focused(page, 'dialog.end *')).toBe('dialog.end *');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the keys', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await client.visit({ baseURL: client.url, ...DESK }));
  }, 120_000);

  const lay = (name: string): Promise<void> =>
    show(page, SCENES.find((scene) => scene.name === name)!, {
      locale: 'en',
      theme: 'day',
      pace: 'slow',
    });

  it('are listed on ?, and Esc closes the list and gives the focus back', async () => {
    await lay('fort-play');
    await page.keyboard.press('?');
    await page.locator('dialog[open] .keys').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.table *'));
  });

  it('show the log, the choices, and undo', async () => {
    await lay('fort-play');
    for (const [key, shown] of [
      ['l', '.log-dialog'],
      ['a', '.choices'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(`dialog[open] ${shown}, dialog[open]${shown}`).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('2');
    await page.locator('.in-play .card').first().waitFor();
    await page.keyboard.press('u');
    await page.locator('.in-play .card').first().waitFor({ state: 'detached' });
  });

  it('move through the hand and up to the board', async () => {
    await lay('fort-play');
    const place = () =>
      page.evaluate(() => {
        const { left, top } = document.activeElement!.getBoundingClientRect();
        return { left, top };
      });
    await page.locator('.hand .lit').first().focus();
    const first = await place();
    await page.keyboard.press('ArrowRight');
    const second = await place();
    expect(second.left).toBeGreaterThan(first.left);
    expect(await focused(page, '.hand *')).toBe('.hand *');
    await page.keyboard.press('ArrowUp');
    expect((await place()).top).toBeLessThan(second.top);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page, '.dock *')).toBe('.dock *');
  });

  it('have numbers that are seen once a key was used, and not after a tap', async () => {
    await lay('fort-play');
    const number = () =>
      page
        .locator('.hand .lit')
        .first()
        .evaluate((card) => getComputedStyle(card, '::after').content);
    expect(await number()).toBe('none');
    await page.keyboard.press('Tab');
    expect(await number()).toMatch(/\d/);
    await page.mouse.click(600, 60);
    expect(await number()).toBe('none');
  });
});

describe('a player with a screen reader', () => {
  it('is told what is asked and what happened, and finds every choice as a button with its name', async () => {
    const { page } = await client.visit({ baseURL: client.url, ...DESK });
    await show(page, SCENES.find(({ name }) => name === 'fort-play')!, {
      locale: 'en',
      theme: 'day',
      pace: 'instant',
    });
    const said = page.locator('p[role=status].unseen');
    await page.waitForFunction(
      () => document.querySelector('p[role=status].unseen')?.textContent !== '',
    );
    expect(await said.textContent()).toContain('Which card do you play?');
    const card = page.getByRole('button', { name: /^Play Dash/ }).first();
    await card.click();
    await page.getByRole('button', { name: /^Take 1 pizza/ }).click();
    await page.waitForFunction(() =>
      document.querySelector('p[role=status].unseen')?.textContent?.includes('gained 1 pizza'),
    );
    await page.waitForFunction(() =>
      document
        .querySelector('p[role=status].unseen')
        ?.textContent?.includes('Which card do you recruit?'),
    );
    await page.getByRole('button', { name: 'All choices' }).click();
    const buttons = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    expect(await buttons.allTextContents()).toContainEqual(
      expect.stringContaining('From the Park'),
    );
    await page.context().close();
  });
});
