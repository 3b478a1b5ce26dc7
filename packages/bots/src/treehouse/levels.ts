import { colourOf, PICK, treehouse } from '@treefort/treehouse';
import { analystsBy } from '../analyst.ts';
import type { Bot } from '../bot.ts';
import type { Level } from '../level.ts';
import type { Manner } from '../manner.ts';
import { PLAIN, unguided } from '../plain.ts';
import { randomBot } from '../random-bot.ts';
import { Searcher } from '../searcher.ts';
import { ThumbPlayer } from '../thumb-player.ts';
import { Acquaintance, type Suspicion } from './acquaintance.ts';
import { BUILDER, DREAMER, GATHERER, RULE_OF_THUMB, SAGE, SPOILER } from './characters.ts';
import { colourGame } from './colour-game.ts';
import { treehouseFigures } from './figures.ts';
import { type Mind, treehouseInsight } from './insight.ts';
import { treehouseSeenLate } from './newcomer.ts';

/** To the end: games are short, and what a position promises early on is little more than a guess. */
const GUIDED: Manner = { curiosity: 0.4, guided: true, mild: true, positions: 1000 };

/** Follows its urges, with so much whim. */
function impulsive(mind: Mind, whim: number): Pick<Bot, 'sit'> {
  const insight = treehouseInsight(mind);
  return { sit: () => new ThumbPlayer(colourGame, insight, whim) };
}

const suspicion = (share: number, mind: Mind, whim: number): Suspicion => ({
  share,
  habit: { urges: treehouseInsight(mind).urges, whim },
});

/** Who a rival may be: somebody who looks ahead, or plays by rules of thumb as one of the house does. */
export const SUSPICIONS: readonly Suspicion[] = [
  { ...suspicion(0.2, SAGE, 1), thinks: true },
  suspicion(0.4, RULE_OF_THUMB, 0),
  suspicion(0.1, SPOILER, 0),
  suspicion(0.1, BUILDER, 0.8),
  suspicion(0.1, GATHERER, 2.2),
  suspicion(0.1, DREAMER, 3),
];

/** Looks ahead, and gets to know the others. */
function thoughtful(mind: Mind, game = colourGame): Pick<Bot, 'sit'> {
  const insight = { ...treehouseInsight(mind), remember: () => new Acquaintance(SUSPICIONS) };
  return { sit: (seat) => new Searcher(game, insight, { manner: GUIDED, seat }) };
}

export const treehouseLevels: readonly Level[] = [
  {
    ...impulsive(DREAMER, 3),
    id: 'hedgehog',
    rank: 1,
    name: 'Bramble',
    face: '🦔',
    character: 'dreamer',
    budget: {},
  },
  {
    ...impulsive(GATHERER, 2.2),
    id: 'mouse',
    rank: 2,
    name: 'Pip',
    face: '🐭',
    character: 'gatherer',
    budget: {},
  },
  {
    ...impulsive(BUILDER, 0.8),
    id: 'beaver',
    rank: 3,
    name: 'Twig',
    face: '🦫',
    character: 'builder',
    budget: {},
  },
  {
    ...impulsive(SPOILER, 0),
    id: 'fox',
    rank: 4,
    name: 'Russet',
    face: '🦊',
    character: 'spoiler',
    budget: {},
  },
  {
    ...thoughtful(SAGE),
    id: 'raven',
    rank: 5,
    name: 'Edgar',
    face: '🐦‍⬛',
    character: 'sage',
    budget: { ms: 250 },
  },
];

const plainInsight = unguided(treehouseInsight(SAGE));

/** Those who play in arenas only. */
export const treehouseContestants: readonly Bot[] = [
  randomBot,
  { ...impulsive(RULE_OF_THUMB, 0), id: 'thumb', budget: {} },
  // The raven without the hands that it has passed on: what knowing them gains is measured against it.
  { ...thoughtful(SAGE, treehouseSeenLate), id: 'newcomer', budget: { ms: 250 } },
  {
    // The raven that takes every rival for a thinker: what getting to know them gains is measured against it.
    id: 'stranger',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(colourGame, treehouseInsight(SAGE), { manner: GUIDED, seat }),
  },
  {
    id: 'plain',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(treehouse, plainInsight, { manner: PLAIN, seat }),
  },
];

/** The sage beside a seat, playing to the end; it takes every rival for as good as itself, so that a choice is not judged by who sat there. */
export const treehouseAnalysts = analystsBy({
  game: treehouse,
  thought: colourGame,
  insight: treehouseInsight(SAGE),
  manner: GUIDED,
  figures: treehouseFigures,
  thoughtOf: (s, move) => (s.phase === PICK ? colourOf(move) : move),
  turns: () => Number.POSITIVE_INFINITY,
});
