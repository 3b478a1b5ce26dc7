import { savedPosition } from '../test/positions.ts';
import type { Scene } from './scene.ts';

const begun = (id: string, seats: number) =>
  savedPosition(
    {
      game: 'treehouse',
      seed: 'looked at',
      seats,
      until: (table) => table.record.choices.length > 40,
    },
    id,
  );

/** A game in which I made mistakes. */
const played = (id: string) =>
  savedPosition(
    {
      game: 'treehouse',
      seed: 'review',
      seats: 2,
      until: (table) => table.record.choices.length > 30,
    },
    id,
  );

/** Games looked at afterwards, and advice. */
export const REVIEW_SCENES: readonly Scene[] = [
  {
    name: 'review',
    path: '/review/v1',
    kept: () => begun('v1', 4),
    act: async (page) => {
      await page.locator('.review[data-stage="done"] .position').waitFor();
    },
  },
  {
    name: 'review-fort',
    path: '/review/v7',
    kept: () =>
      savedPosition(
        {
          game: 'fort',
          seed: 'review',
          seats: 2,
          until: (table) => table.record.choices.length > 60,
        },
        'v7',
      ),
    act: async (page) => {
      await page.locator('[data-tab="turning"]').click();
      await page.locator('.review-list[data-shows="turning"]').waitFor();
    },
  },
  {
    name: 'review-mistakes',
    path: '/review/v5',
    kept: () => played('v5'),
    act: async (page) => {
      await page.locator('[data-tab="mistakes"]').click();
      await page.locator('.review-list[data-shows="mistakes"]').waitFor();
    },
  },
  {
    name: 'review-riddle',
    path: '/review/v6',
    kept: () => played('v6'),
    act: async (page) => {
      await page.locator('[data-tab="mistakes"]').click();
      await page.locator('.told-turn .button.strong').first().click();
      await page.locator('.retry').waitFor();
    },
  },
  {
    name: 'review-going',
    path: '/review/v2',
    kept: () => savedPosition({ game: 'fort', seed: 'looked at', seats: 4 }, 'v2'),
    act: (page) => page.locator('.review[data-stage="going"]').waitFor(),
  },
  {
    name: 'review-stopped',
    path: '/review/v3',
    kept: () => savedPosition({ game: 'fort', seed: 'looked at', seats: 2 }, 'v3'),
    act: async (page) => {
      await page.locator('.going .button').click();
      await page.locator('.review[data-stage="stopped"]').waitFor();
    },
  },
  {
    name: 'hint',
    path: '/play/v4',
    kept: () => begun('v4', 3),
    act: async (page) => {
      await page.locator('.dock .hint').click();
      await page.locator('.hint-ring').waitFor();
    },
  },
];
