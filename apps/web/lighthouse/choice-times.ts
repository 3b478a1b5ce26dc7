import type { BrowserContext, Page } from 'playwright-core';
import { SCENES, show } from '../gallery/scenes.ts';
import type { GameId } from '../src/table/game-id.ts';

const CHOICES = 20;

/** The scene in which the choices of a game are measured. */
const SCENE_OF: Readonly<Record<GameId, string>> = {
  fort: 'fort-play',
  treehouse: 'treehouse-pick',
};

/** The screens on which choices are measured. */
const SCREENS = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
} as const;

type Screen = keyof typeof SCREENS;

/** How long choices took until they were seen. */
export interface ChoiceTimes {
  readonly game: string;
  readonly screen: Screen;
  readonly choices: number;
  readonly median: number;
  readonly slowest: number;
}

/** Clicks one of the lit things, each time another, and measures to the frame that shows the next moment. */
const timed = (page: Page, nth: number): Promise<number> =>
  page.evaluate(async (turn) => {
    // What offers several things chooses nothing yet.
    const lit = document.querySelectorAll<HTMLElement>(
      'button.lit:not([data-options*=" "]), .dock-buttons button',
    );
    const shown = [...lit].filter((element) => element.checkVisibility());
    const begin = performance.now();
    shown[(7 * turn) % shown.length]!.click();
    // The frame after the one that is being painted is sure to be on the screen.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - begin;
  }, nth);

/** Waits for the next decision; what the others do meanwhile is not watched. */
async function nextDecision(page: Page): Promise<void> {
  const asks = page.locator('.dock.asks');
  const skip = page.locator('.skip-cover');
  while (!(await asks.isVisible())) {
    await asks.or(skip).first().waitFor();
    if (!(await asks.isVisible())) await page.keyboard.press('Space');
  }
}

/** Plays some choices against bots that answer at once, cards travelling all the while. */
export async function choiceTimesOf(
  visitor: BrowserContext,
  game: GameId,
  screen: Screen,
): Promise<ChoiceTimes> {
  const page = await visitor.newPage();
  await page.setViewportSize(SCREENS[screen]);
  // The bots think as long as they must.
  page.setDefaultTimeout(180_000);
  const scene = SCENES.find(({ name }) => name === SCENE_OF[game])!;
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'fast' });
  const times: number[] = [];
  while (times.length < CHOICES) {
    await nextDecision(page);
    times.push(await timed(page, times.length));
  }
  await page.close();
  times.sort((a, b) => a - b);
  const [median, slowest] = [times[CHOICES / 2]!, times.at(-1)!];
  return { game, screen, choices: times.length, median, slowest };
}
