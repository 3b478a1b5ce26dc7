import {
  colourOf,
  PICK,
  type TreehouseState,
  type TreehouseView,
  treehouse,
} from '@treefort/treehouse';
import { analystsBy, NOBODY } from '../analyst.ts';
import type { Bot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { forgetting, type Memory } from '../heuristics.ts';
import type { Level } from '../level.ts';
import { loadNetwork, networkOf } from '../network/loaded.ts';
import { PLAIN, unguided } from '../plain-search.ts';
import { PolicyPlayer } from '../policy-player.ts';
import { randomBot } from '../random-bot.ts';
import type { SearchSettings } from '../search-settings.ts';
import { Searcher } from '../searcher.ts';
import { BUILDER, DREAMER, GATHERER, RULE_OF_THUMB, SAGE, SPOILER } from './characters.ts';
import { colourGame } from './colour-game.ts';
import { type Personality, treehouseHeuristics } from './heuristics.ts';
import { JUDGED, TreehouseJudge } from './judge.ts';
import { treehouseFromPartialView } from './partial-view.ts';
import { reckoning } from './reckoning.ts';
import { RivalModel, type RivalType, rivalType } from './rival-model.ts';
import { FORESIGHT, nextWeek, pupil, sage } from './sage.ts';

/** To the end: games are short, and what a position promises early on is little more than a guess. */
const FIRST_GUIDED: SearchSettings = {
  exploration: 0.4,
  guided: true,
  flattened: true,
  positions: 1000,
};

/** How the teacher of the first networks thinks: by rules of thumb, each seat in its own tree as far as it reaches. */
export const GUIDED: SearchSettings = { ...FIRST_GUIDED, apart: true };

/** Follows its policy without looking ahead; a higher temperature makes it more erratic. */
function impulsive(mind: Personality, temperature: number): Pick<Bot, 'sit'> {
  const heuristics = treehouseHeuristics(mind);
  return { sit: () => new PolicyPlayer(colourGame, heuristics, temperature) };
}

/** How erratic those of the house are who do not look ahead. */
interface Temperatures {
  readonly builder: number;
  readonly gatherer: number;
  readonly dreamer: number;
}

/** As far apart as the levels should be: about as many rating points from one to the next. */
const TEMPERATURES: Temperatures = { builder: 0.4, gatherer: 1.9, dreamer: 2.2 };

const rivalTypes = (
  thinkers: number,
  { builder, gatherer, dreamer }: Temperatures,
): readonly RivalType[] => {
  const others = 1 - thinkers;
  return [
    { ...rivalType(thinkers, SAGE, 1), thinks: true },
    rivalType(others * 0.5, RULE_OF_THUMB, 0),
    rivalType(others * 0.125, SPOILER, 0),
    rivalType(others * 0.125, BUILDER, builder),
    rivalType(others * 0.125, GATHERER, gatherer),
    rivalType(others * 0.125, DREAMER, dreamer),
  ];
};

/** Who a rival may be: somebody who looks ahead, or plays by rules of thumb as one of the house does. */
export const RIVAL_TYPES: readonly RivalType[] = rivalTypes(0.5, TEMPERATURES);

/**
 * How sure one must be that a rival does not look ahead. Rules of thumb are known for it after three picks, nearly always;
 * a rival who looks ahead is hardly ever mistaken.
 */
export const SURE = 0.8;

const watching = (): Memory<TreehouseState> => new RivalModel(RIVAL_TYPES, SURE);

const load = () => loadNetwork(treehouse.id);

/** Looks ahead by the network, and gets to know the others. */
const thoughtful = ({
  game = colourGame,
  remember = watching,
} = {}): Pick<Bot, 'load' | 'sit'> => ({
  load,
  sit: (seat) =>
    new Searcher(game, reckoning(seat, sage(seat, remember)), { settings: FORESIGHT, seat }),
});

const levels: readonly Level[] = [
  {
    ...impulsive(DREAMER, TEMPERATURES.dreamer),
    id: 'hedgehog',
    rank: 1,
    face: '🦔',
    character: 'dreamer',
    budget: {},
  },
  {
    ...impulsive(GATHERER, TEMPERATURES.gatherer),
    id: 'mouse',
    rank: 2,
    face: '🐭',
    character: 'gatherer',
    budget: {},
  },
  {
    ...impulsive(BUILDER, TEMPERATURES.builder),
    id: 'beaver',
    rank: 3,
    face: '🦫',
    character: 'builder',
    budget: {},
  },
  {
    load,
    sit: (seat) => new Searcher(colourGame, pupil(seat, SPOILER), { settings: FORESIGHT, seat }),
    id: 'fox',
    rank: 4,
    face: '🦊',
    character: 'spoiler',
    budget: { iterations: 12, ms: 250 },
  },
  {
    ...thoughtful(),
    id: 'raven',
    rank: 5,
    face: '🐦‍⬛',
    character: 'sage',
    budget: { ms: 250 },
  },
];

/** What the learned player knows: a network judges positions and moves; and it gets to know the others. */
const learnedHeuristics = () => ({
  ...treehouseHeuristics(SAGE),
  remember: watching,
  judge: new TreehouseJudge(networkOf(treehouse.id)),
});

const plainHeuristics = unguided(treehouseHeuristics(SAGE));

/** Whom the first raven knew: it took four of five rivals for players of rules of thumb from the start. */
const FIRST_TYPES = rivalTypes(0.2, { builder: 0.8, gatherer: 2.2, dreamer: 3 });

function firstRaven(seat: number): Searcher<TreehouseState, TreehouseView> {
  const remember = () => new RivalModel(FIRST_TYPES);
  const heuristics = { ...treehouseHeuristics(SAGE), remember };
  return new Searcher(colourGame, heuristics, { settings: FIRST_GUIDED, seat });
}

const contestants: readonly Bot[] = [
  randomBot,
  { ...impulsive(RULE_OF_THUMB, 0), id: 'thumb', budget: {} },
  // A measure for its successors: it stays as it is.
  { id: 'raven1', budget: { ms: 250 }, sit: firstRaven },
  // The raven without the hands that it has passed on: what knowing them gains is measured against it.
  { ...thoughtful({ game: treehouseFromPartialView }), id: 'newcomer', budget: { ms: 250 } },
  // The raven that takes every rival for a thinker: what getting to know them gains is measured against it.
  { ...thoughtful({ remember: forgetting }), id: 'stranger', budget: { ms: 250 } },
  {
    id: 'learned',
    budget: { ms: 250 },
    load,
    sit: (seat) => new Searcher(colourGame, learnedHeuristics(), { settings: JUDGED, seat }),
  },
  {
    id: 'plain',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(treehouse, plainHeuristics, { settings: PLAIN, seat }),
  },
];

/** The raven beside a seat; it takes every rival for as good as itself, so that a choice is not judged by who sat there. */
const analyst = analystsBy({
  game: treehouse,
  thought: colourGame,
  // Who only watches judges a new week as the first seat would: every seat's hand is as likely as another.
  heuristics: (seat) => sage(seat === NOBODY ? 0 : seat, forgetting),
  settings: FORESIGHT,
  thoughtOf: (s, move) => (s.phase === PICK ? colourOf(move) : move),
  until: nextWeek,
});

export const treehouseBots: GameBots = { levels, contestants, analyst };
