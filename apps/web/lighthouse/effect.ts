import type { BrowserContext, Page } from 'playwright-core';
import { SCENES, show } from '../gallery/scenes.ts';

const CHOICES = 20;

/** How long choices took until they were seen. */
export interface Effect {
  readonly game: string;
  readonly choices: number;
  readonly median: number;
  readonly slowest: number;
}

/** Clicks the first lit thing and measures to the frame that shows the next moment. */
const timed = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const lit = document.querySelectorAll<HTMLElement>('button.lit, .dock-buttons button');
    const shown = [...lit].find((element) => element.checkVisibility());
    const begin = performance.now();
    shown!.click();
    // The frame after the one that is being painted is sure to be on the screen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - begin;
  });

/** Plays some choices against bots that answer at once, cards travelling all the while. */
export async function effectOf(visitor: BrowserContext, game: string): Promise<Effect> {
  const page = await visitor.newPage();
  // The bots think as long as they must.
  page.setDefaultTimeout(180_000);
  const scene = SCENES.find(
    ({ name }) => name === (game === 'fort' ? 'fort-play' : 'treehouse-pick'),
  )!;
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'fast' });
  const times: number[] = [];
  while (times.length < CHOICES) {
    await page.locator('.dock.asks').waitFor();
    times.push(await timed(page));
  }
  await page.close();
  times.sort((a, b) => a - b);
  return { game, choices: times.length, median: times[CHOICES / 2]!, slowest: times.at(-1)! };
}
