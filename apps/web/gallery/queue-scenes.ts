import type { QueueState, WaitingCount } from '@treefort/protocol';
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const COUNTS: readonly WaitingCount[] = [
  { game: 'fort', pace: 'easy', waiting: 12 },
  { game: 'treehouse', pace: 'easy', waiting: 1 },
];

const WISH = { game: 'fort', pace: 'easy', seats: [2, 3, 4], bots: false } as const;
const WAITING: QueueState = { ...WISH, is: 'waiting', waiting: 12, waited: 8000 };
const READY: QueueState = { ...WISH, is: 'ready', table: 'ready', left: 28_000 };

/** Somebody in the queue: the first question is answered, the next waits for news that never come. */
async function inQueue(page: Page, state: QueueState): Promise<void> {
  let asked = 0;
  await page.route('**/api/queue?*', (route) => {
    if (asked++ === 0) void route.fulfill({ json: state });
  });
  await page.evaluate(() => localStorage.setItem('treefort.queue', 'waiting'));
}

/** Looking for company. */
export const QUEUE_SCENES: readonly Scene[] = [
  { name: 'queue-form', path: '/play/new/fort/anyone' },
  {
    name: 'queue-home',
    path: '/',
    told: (page) => page.route('**/api/queue/waiting', (route) => route.fulfill({ json: COUNTS })),
    act: (page) => page.locator('.queue-row').last().waitFor(),
  },
  {
    name: 'queue-waiting',
    path: '/rules/fort',
    told: (page) => inQueue(page, WAITING),
    act: async (page) => {
      await page.locator('.queue-sign').click();
      await page.locator('dialog .way').waitFor();
    },
  },
  {
    name: 'queue-ready',
    path: '/',
    told: (page) => inQueue(page, READY),
    act: (page) => page.locator('dialog .button.strong').waitFor(),
  },
];
