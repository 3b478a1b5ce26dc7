import type { Table } from '@treefort/kernel';
import type { TreehouseConsequence } from '@treefort/treehouse';
import type { Page } from 'playwright-core';
import { BUBBLES } from '../src/play/bubble.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { savedPosition } from '../test/positions.ts';
import { ACCOUNT_SCENES } from './account-scenes.ts';
import { LEARN_SCENES } from './learn-scenes.ts';
import { ONLINE_SCENES } from './online-scenes.ts';
import { QUEUE_SCENES } from './queue-scenes.ts';
import { RATING_SCENES } from './rating-scenes.ts';
import { REVIEW_SCENES } from './review-scenes.ts';
import type { Scene } from './scene.ts';

const asked = (kind: string, from: number) => (table: Table) =>
  table.record.choices.length >= from && table.decision(0)?.kind === kind;

/** Several rooms of the hand have no place in the tree. */
const nowhere = (table: Table): boolean =>
  table.decision(0)?.kind === 'pick' &&
  Object.values(table.consequences(0)).filter(
    (brings) => !brings.some((one) => (one as TreehouseConsequence).kind === 'place'),
  ).length > 2;

const TREE = { game: 'treehouse', seed: 'a summer afternoon', seats: 4 } as const;
const FORT = { game: 'fort', seed: 'a summer afternoon', seats: 3 } as const;

const people = (): SavedGame => ({
  ...savedPosition({ ...TREE, seats: 2, until: () => true }, 'passed'),
  sitters: [{ name: 'Anna' }, { name: 'Olga' }],
});

export const SCENES: readonly Scene[] = [
  ...ONLINE_SCENES,
  ...QUEUE_SCENES,
  ...RATING_SCENES,
  ...ACCOUNT_SCENES,
  { name: 'home', path: '/' },
  {
    name: 'home-continued',
    path: '/',
    kept: () => savedPosition({ ...TREE, until: asked('pick', 30) }, 'running'),
  },
  { name: 'home-finished', path: '/', kept: () => savedPosition(FORT, 'finished') },
  {
    name: 'first-follow',
    path: '/play/first',
    newcomer: true,
    kept: () => savedPosition({ ...FORT, until: asked('follow', 0) }, 'first'),
  },
  {
    name: 'settings',
    path: '/',
    act: async (page) => {
      await page.locator('.home-foot .button').first().click();
      await page.locator('.dialog').waitFor();
    },
  },
  {
    name: 'about',
    path: '/',
    act: async (page) => {
      await page.locator('.home-foot .button').last().click();
      await page.locator('.dialog').waitFor();
    },
  },
  { name: 'new-fort', path: '/play/new/fort' },
  {
    name: 'box',
    path: '/play/new/fort',
    act: (page) => page.locator('.box-choice .button').click(),
  },
  {
    name: 'box-wrong',
    path: '/play/new/fort',
    act: async (page) => {
      await page.locator('.box-choice .button').click();
      await page.locator('.level-figures input').first().fill('12');
    },
  },
  { name: 'new-treehouse', path: '/play/new/treehouse' },
  { name: 'new-people', path: '/play/new/treehouse/people' },
  { name: 'rules-fort', path: '/rules/fort' },
  { name: 'hand-over', path: '/play/passed', kept: people },
  {
    name: 'treehouse-pick',
    path: '/play/t1',
    kept: () => savedPosition({ ...TREE, until: asked('pick', 0) }, 't1'),
  },
  {
    name: 'treehouse-nowhere',
    path: '/play/t6',
    kept: () => savedPosition({ ...TREE, until: nowhere }, 't6'),
  },
  {
    name: 'treehouse-place',
    path: '/play/t2',
    kept: () => savedPosition({ ...TREE, until: asked('place', 70) }, 't2'),
  },
  {
    name: 'treehouse-cover',
    path: '/play/t3',
    kept: () => savedPosition({ ...TREE, until: asked('cover', 0) }, 't3'),
  },
  {
    name: 'treehouse-neighbour',
    path: '/play/t5',
    kept: () => savedPosition({ ...TREE, until: asked('place', 70) }, 't5'),
    act: async (page) => {
      await page.locator('.enlarge').first().click();
      await page.locator('.large-tree .built').first().click();
    },
  },
  { name: 'treehouse-end', path: '/play/t4', kept: () => savedPosition(TREE, 't4') },
  {
    name: 'fort-play',
    path: '/play/f1',
    kept: () => savedPosition({ ...FORT, until: asked('play', 0) }, 'f1'),
  },
  {
    name: 'fort-use',
    path: '/play/f2',
    kept: () => savedPosition({ ...FORT, until: asked('use', 150) }, 'f2'),
  },
  {
    name: 'fort-add',
    path: '/play/f3',
    kept: () => savedPosition({ ...FORT, until: asked('add', 80) }, 'f3'),
  },
  {
    name: 'fort-recruit',
    path: '/play/f4',
    kept: () => savedPosition({ ...FORT, until: asked('recruit', 200) }, 'f4'),
  },
  {
    name: 'fort-choices',
    path: '/play/f5',
    kept: () => savedPosition({ ...FORT, until: asked('follow', 100) }, 'f5'),
    act: (page) => page.locator('.dock .list').click(),
  },
  {
    name: 'fort-draft',
    path: '/play/f6',
    kept: () => savedPosition({ ...FORT, options: { setup: 'draft' }, until: () => true }, 'f6'),
  },
  {
    name: 'replay-fort',
    path: '/replay/r1?at=160&eyes=all',
    kept: () => savedPosition(FORT, 'r1'),
  },
  {
    name: 'replay-fort-seat',
    path: '/replay/r2?at=160&eyes=0',
    kept: () => savedPosition(FORT, 'r2'),
  },
  {
    name: 'replay-draft',
    path: '/replay/r8?at=3&eyes=all',
    kept: () => savedPosition({ ...FORT, options: { setup: 'draft' } }, 'r8'),
  },
  {
    name: 'replay-treehouse',
    path: '/replay/r3?at=75&eyes=all',
    kept: () => savedPosition(TREE, 'r3'),
  },
  {
    name: 'replay-treehouse-seat',
    path: '/replay/r4?at=75&eyes=0',
    kept: () => savedPosition(TREE, 'r4'),
  },
  {
    name: 'replay-more',
    path: '/replay/r5?at=75&eyes=all',
    kept: () => savedPosition(TREE, 'r5'),
    act: (page) => page.locator('.looks .button').click(),
  },
  {
    name: 'replay-play-on',
    path: '/replay/r6?at=75&eyes=0',
    kept: () => savedPosition(TREE, 'r6'),
    act: async (page) => {
      await page.locator('.looks .button').click();
      await page.locator('.replay-more .row .button').last().click();
    },
  },
  {
    name: 'verified',
    path: '/play/r7',
    kept: () => savedPosition(FORT, 'r7'),
    act: async (page) => {
      await page.locator('.end-rest button').last().click();
      await page.locator('.record-tools button').nth(1).click();
    },
  },
  {
    name: 'open-record',
    path: '/',
    act: async (page) => {
      await page.locator('.home-foot .button').nth(1).click();
      await page.locator('.open-record textarea').fill('{"game":"fort","rules":"1","seed":7}');
      await page.locator('.open-record .strong').click();
      await page.locator('.open-record .wrong').waitFor();
    },
  },
  { name: 'replay-damaged', path: '/replay#tf1-AAAA' },
  { name: 'fort-end', path: '/play/f7', kept: () => savedPosition(FORT, 'f7') },
  ...LEARN_SCENES,
  ...REVIEW_SCENES,
];

const made = new Map<Scene, SavedGame | undefined>();

/** The game of a scene, played once. */
function keptFor(scene: Scene): SavedGame | undefined {
  if (!made.has(scene)) made.set(scene, scene.kept?.());
  return made.get(scene);
}

/** Opens a scene as somebody with these settings would see it. */
export async function show(page: Page, scene: Scene, settings: object): Promise<void> {
  const saved = keptFor(scene);
  // Any small file of the same origin will do to lay something into its storage.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    ([id, table, chosen, explained]) => {
      localStorage.clear();
      localStorage.setItem('treefort.settings', chosen);
      localStorage.setItem('treefort.bubbles', explained);
      if (id) localStorage.setItem(`treefort.table.${id}`, table);
    },
    [
      saved?.id ?? '',
      JSON.stringify(saved ?? null),
      JSON.stringify(settings),
      JSON.stringify(scene.newcomer ? [] : BUBBLES),
    ] as const,
  );
  await scene.told?.(page);
  await page.goto(scene.path, { waitUntil: 'load' });
  await page.locator('main').first().waitFor();
  await scene.act?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
