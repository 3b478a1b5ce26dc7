import { type FortState, fort } from '@treefort/fort';
import { analystsBy } from '../analyst.ts';
import type { Bot } from '../bot.ts';
import { forgetting, type Insight } from '../insight.ts';
import type { Level } from '../level.ts';
import type { Manner } from '../manner.ts';
import { PLAIN, unguided } from '../plain.ts';
import { randomBot } from '../random-bot.ts';
import { Searcher } from '../searcher.ts';
import { ThumbPlayer } from '../thumb-player.ts';
import { COPYCAT, DREAMER, HOARDER, type Mind, RUSHER, SOBER } from './characters.ts';
import { fortFigures } from './figures.ts';
import { fortInsight, TURN } from './insight.ts';
import { fortSeenLate } from './newcomer.ts';

const GUIDED: Manner = { curiosity: 1, horizon: TURN, guided: true, positions: 256 };

/** Follows its urges, with so much whim. */
function impulsive({ taste, worth }: Mind, whim: number): Pick<Bot, 'sit'> {
  const insight = fortInsight(taste, worth);
  return { sit: () => new ThumbPlayer(fort, insight, whim) };
}

/** Looks ahead. */
function thoughtful({ taste, worth }: Mind, game = fort): Pick<Bot, 'sit'> {
  const insight = fortInsight(taste, worth);
  return { sit: (seat) => new Searcher(game, insight, { manner: GUIDED, seat }) };
}

export const fortLevels: readonly Level[] = [
  {
    ...impulsive(DREAMER, 1.5),
    id: 'duckling',
    rank: 1,
    name: 'Puddle',
    face: '🐥',
    character: 'dreamer',
    budget: {},
  },
  {
    ...impulsive(HOARDER, 1.1),
    id: 'squirrel',
    rank: 2,
    name: 'Acorn',
    face: '🐿️',
    character: 'hoarder',
    budget: {},
  },
  {
    ...impulsive(COPYCAT, 0.2),
    id: 'parrot',
    rank: 3,
    name: 'Echo',
    face: '🦜',
    character: 'copycat',
    budget: {},
  },
  {
    ...thoughtful(RUSHER),
    id: 'hare',
    rank: 4,
    name: 'Bolt',
    face: '🐇',
    character: 'rusher',
    budget: { iterations: 30, ms: 250 },
  },
  {
    ...thoughtful(SOBER),
    id: 'owl',
    rank: 5,
    name: 'Minerva',
    face: '🦉',
    character: 'sage',
    budget: { ms: 250 },
  },
];

/** Looks ahead like the sage, without what was heard of the others' hands. */
const forgetful: Insight<FortState> = {
  ...fortInsight(SOBER.taste, SOBER.worth),
  remember: forgetting,
};

const plainInsight = unguided(fortInsight(SOBER.taste, SOBER.worth));

/** Those who play in arenas only. */
export const fortContestants: readonly Bot[] = [
  randomBot,
  { ...impulsive(SOBER, 0), id: 'thumb', budget: {} },
  // The owl without what it has seen go by, and without what it has heard: what each gains is measured against them.
  { ...thoughtful(SOBER, fortSeenLate), id: 'newcomer', budget: { ms: 250 } },
  {
    id: 'forgetful',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(fort, forgetful, { manner: GUIDED, seat }),
  },
  {
    id: 'plain',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(fort, plainInsight, { manner: PLAIN, seat }),
  },
];

/** The sage beside a seat; a hand that was drawn comes to be played within a round. */
export const fortAnalysts = analystsBy({
  game: fort,
  thought: fort,
  insight: fortInsight(SOBER.taste, SOBER.worth),
  manner: GUIDED,
  thoughtOf: (_, move) => move,
  figures: fortFigures,
  turns: (seats) => (seats + 1) * TURN,
});
