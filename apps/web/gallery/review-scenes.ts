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

/** Games looked at afterwards, and advice. */
export const REVIEW_SCENES: readonly Scene[] = [
  {
    name: 'review',
    path: '/review/v1',
    kept: () => begun('v1', 4),
    act: async (page) => {
      await page.locator('.review[data-stage="done"]').waitFor();
      await page.locator('.turning summary').first().click();
      await page.locator('.position').waitFor();
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
