import type { Page } from 'playwright-core';
import { doStep, openStep } from '../test/learner.ts';
import type { Scene } from './scene.ts';

const at = (game: string, step: number) => (page: Page) => openStep(page, game, step);

/** The screens on which one learns. */
export const LEARN_SCENES: readonly Scene[] = [
  { name: 'learn-fort-1', path: '/learn/fort', act: at('fort', 0) },
  {
    name: 'learn-fort-5',
    path: '/learn/fort',
    act: async (page) => {
      await openStep(page, 'fort', 4);
      await doStep(page);
    },
  },
  { name: 'learn-fort-end', path: '/learn/fort', act: at('fort', 8) },
  { name: 'learn-treehouse-2', path: '/learn/treehouse', act: at('treehouse', 1) },
  {
    name: 'learn-treehouse-6',
    path: '/learn/treehouse',
    act: async (page) => {
      await openStep(page, 'treehouse', 5);
      await doStep(page);
    },
  },
  {
    name: 'rules-try',
    path: '/rules/fort',
    act: async (page) => {
      await page.locator('[id="fort.play.add"] .try').click();
      await page.locator('dialog .dock').waitFor();
    },
  },
  {
    name: 'rules-search',
    path: '/rules/treehouse',
    act: async (page) => {
      await page.locator('.search-box input').fill('6');
      await page.locator('mark').first().waitFor();
    },
  },
  { name: 'rules-named', path: '/rules/fort#fort.level.cost' },
  { name: 'cards', path: '/cards' },
  {
    name: 'cards-filtered',
    path: '/cards',
    act: async (page) => {
      await page.locator('.filters .pill').nth(2).click();
      await page.locator('.kid-card').first().scrollIntoViewIfNeeded();
    },
  },
];
