import { treehouse } from '@treefort/treehouse';
import type { Bot } from '../bot.ts';
import type { Level } from '../level.ts';
import { PLAIN, unguided } from '../plain.ts';
import { randomBot } from '../random-bot.ts';
import { Searcher } from '../searcher.ts';
import { ThumbPlayer } from '../thumb-player.ts';
import { colourGame } from './colour-game.ts';
import { treehouseInsight } from './insight.ts';
import { FITTED } from './taste.ts';

const insight = treehouseInsight(FITTED);
const plainInsight = unguided(insight);
const plain = {
  sit: (seat: number) => new Searcher(treehouse, plainInsight, { manner: PLAIN, seat }),
};

const thumb = { sit: () => new ThumbPlayer(colourGame, insight) };

export const treehouseLevels: readonly Level[] = [
  {
    ...randomBot,
    id: 'hedgehog',
    rank: 1,
    name: 'Bramble',
    face: '🦔',
    character: 'dreamer',
    budget: {},
  },
  {
    ...plain,
    id: 'mouse',
    rank: 2,
    name: 'Pip',
    face: '🐭',
    character: 'gatherer',
    budget: { ms: 10 },
  },
  {
    ...plain,
    id: 'beaver',
    rank: 3,
    name: 'Twig',
    face: '🦫',
    character: 'builder',
    budget: { ms: 20 },
  },
  {
    ...plain,
    id: 'fox',
    rank: 4,
    name: 'Russet',
    face: '🦊',
    character: 'spoiler',
    budget: { ms: 50 },
  },
  {
    ...plain,
    id: 'raven',
    rank: 5,
    name: 'Edgar',
    face: '🐦‍⬛',
    character: 'sage',
    budget: { ms: 100 },
  },
];

/** Those who play in arenas only. */
export const treehouseContestants: readonly Bot[] = [
  randomBot,
  { ...thumb, id: 'thumb' },
  { ...plain, id: 'plain' },
];
