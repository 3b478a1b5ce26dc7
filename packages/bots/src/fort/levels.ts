import { fort } from '@treefort/fort';
import type { Bot } from '../bot.ts';
import type { Level } from '../level.ts';
import { PLAIN, unguided } from '../plain.ts';
import { randomBot } from '../random-bot.ts';
import type { Manner } from '../search.ts';
import { Searcher } from '../searcher.ts';
import { ThumbPlayer } from '../thumb-player.ts';
import { firstInsight } from './insight.ts';

const plainInsight = unguided(firstInsight);
const plain = { sit: (seat: number) => new Searcher(fort, plainInsight, { manner: PLAIN, seat }) };
const thumb = { sit: () => new ThumbPlayer(fort, firstInsight) };

const SAGE: Manner = { curiosity: 1, horizon: 1, guided: true, positions: 256 };
const sage = { sit: (seat: number) => new Searcher(fort, firstInsight, { manner: SAGE, seat }) };

export const fortLevels: readonly Level[] = [
  {
    ...randomBot,
    id: 'duckling',
    rank: 1,
    name: 'Puddle',
    face: '🐥',
    character: 'dreamer',
    budget: {},
  },
  {
    ...thumb,
    id: 'squirrel',
    rank: 2,
    name: 'Acorn',
    face: '🐿️',
    character: 'hoarder',
    budget: { ms: 20 },
  },
  {
    ...plain,
    id: 'parrot',
    rank: 3,
    name: 'Echo',
    face: '🦜',
    character: 'copycat',
    budget: { ms: 50 },
  },
  {
    ...plain,
    id: 'hare',
    rank: 4,
    name: 'Bolt',
    face: '🐇',
    character: 'rusher',
    budget: { ms: 100 },
  },
  {
    ...sage,
    id: 'owl',
    rank: 5,
    name: 'Minerva',
    face: '🦉',
    character: 'sage',
    budget: { ms: 250 },
  },
];

/** Those who play in arenas only. */
export const fortContestants: readonly Bot[] = [
  randomBot,
  { ...thumb, id: 'thumb' },
  { ...plain, id: 'plain' },
];
