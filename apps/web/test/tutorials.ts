import { LOCALES, type Locale } from '@treefort/words';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fortTutorial } from '../src/fort/lessons.ts';
import { GAMES, type GameId } from '../src/table/game-id.ts';
import { treehouseTutorial } from '../src/treehouse/lessons.ts';
import { byKeyboard, byPointer, doStep } from './learner.ts';
import { learners } from './learners.ts';

/** Two whole tutorials take a while where the machine is busy. */
const PATIENCE = 600_000;

const TUTORIALS = { fort: fortTutorial, treehouse: treehouseTutorial } as const;

const next = '.lesson-card .next';

/** The focus is on the button when a step is done. */
async function goOnByKeyboard(page: Page): Promise<void> {
  await page.waitForFunction((button) => document.activeElement?.matches(button), next);
  await page.keyboard.press('Enter');
}

/** How somebody plays, and goes on to the next step. */
interface Manner {
  readonly act: (page: Page) => Promise<void>;
  readonly goOn: (page: Page) => Promise<void>;
}

const POINTER: Manner = { act: byPointer, goOn: (page) => page.locator(next).click() };
const KEYBOARD: Manner = { act: byKeyboard, goOn: goOnByKeyboard };

/** What the end of a step speaks of is in sight: below the card, and not wholly under the dock. */
const seesWhatIsShown = (page: Page, zone: string): Promise<boolean> =>
  page.locator(`[data-shown][data-zone="${zone}"]`).evaluate((shown) => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const { top, bottom } = shown.getBoundingClientRect();
    const [card, dock] = [box('.lesson-card'), box('.dock')];
    return bottom > (card?.bottom ?? 0) && top < (dock?.top ?? 0);
  });

/** Plays a tutorial to its end. */
async function learn(page: Page, game: GameId, { act, goOn }: Manner): Promise<void> {
  for (const { id, shows } of TUTORIALS[game].steps) {
    await page.locator(`.lesson-card[data-step="${id}"]`).waitFor();
    await doStep(page, act);
    if (shows) expect(await seesWhatIsShown(page, shows), `${id} shows ${shows}`).toBe(true);
    await goOn(page);
  }
  await page.locator('.graduation').waitFor();
}

/** Plays both tutorials in each of these languages. */
export function tutorials(locales: readonly Locale[]): void {
  const visit = learners();
  it.each(locales)(
    'in %s both tutorials are played to their end, one of them by keyboard, and a real game follows',
    async (locale) => {
      const { page, complaints } = await visit(locale);
      // Each tutorial by both ways, whichever it is in a language.
      const isFortByKeyboard = LOCALES.indexOf(locale) % 2 === 0;
      for (const game of GAMES) {
        await page.goto(`/learn/${game}`);
        await learn(page, game, (game === 'fort') === isFortByKeyboard ? KEYBOARD : POINTER);
        await page.locator('.graduation .button.strong').click();
        await page.locator('.dock.asks').waitFor();
        expect(await page.locator('.lesson-card').count()).toBe(0);
      }
      expect(complaints).toEqual([]);
    },
    PATIENCE,
  );
}
