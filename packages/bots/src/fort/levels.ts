import { type FortState, type FortView, fort } from '@treefort/fort';
import type { Game } from '@treefort/kernel';
import { analystsBy } from '../analyst.ts';
import type { Bot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { forgetting, type Heuristics } from '../heuristics.ts';
import type { Level } from '../level.ts';
import { loadNetwork } from '../network/loaded.ts';
import { PLAIN, unguided } from '../plain-search.ts';
import { PolicyPlayer } from '../policy-player.ts';
import { randomBot } from '../random-bot.ts';
import type { SearchSettings } from '../search-settings.ts';
import { Searcher } from '../searcher.ts';
import { COPYCAT, DREAMER, HOARDER, type Personality, RUSHER, SOBER } from './characters.ts';
import { fortHeuristics, TURN, turn } from './heuristics.ts';
import { JUDGED } from './judge.ts';
import { fortFromPartialView } from './partial-view.ts';
import { FORESIGHT, fortJudge, sage } from './sage.ts';

export const GUIDED: SearchSettings = {
  exploration: 1,
  horizon: TURN,
  guided: true,
  positions: 256,
};

/** Follows its policy without looking ahead; a higher temperature makes it more erratic. */
function impulsive(
  { moveWeights, positionWeights }: Personality,
  temperature: number,
): Pick<Bot, 'sit'> {
  const heuristics = fortHeuristics(moveWeights, positionWeights);
  return { sit: () => new PolicyPlayer(fort, heuristics, temperature) };
}

/** Looks ahead. */
function thoughtful(
  { moveWeights, positionWeights }: Personality,
  game: Game<FortState, FortView> = fort,
): Pick<Bot, 'sit'> {
  const heuristics = fortHeuristics(moveWeights, positionWeights);
  return { sit: (seat) => new Searcher(game, heuristics, { settings: GUIDED, seat }) };
}

const load = () => loadNetwork(fort.id);

const levels: readonly Level[] = [
  {
    ...impulsive(DREAMER, 0.9),
    id: 'duckling',
    rank: 1,
    face: '🐥',
    character: 'dreamer',
    budget: {},
  },
  {
    ...impulsive(HOARDER, 0.4),
    id: 'squirrel',
    rank: 2,
    face: '🐿️',
    character: 'hoarder',
    budget: {},
  },
  {
    ...thoughtful(COPYCAT),
    id: 'parrot',
    rank: 3,
    face: '🦜',
    character: 'copycat',
    budget: { iterations: 80, ms: 250 },
  },
  {
    load,
    sit: (seat) => new Searcher(fort, sage(RUSHER), { settings: FORESIGHT, seat }),
    id: 'hare',
    rank: 4,
    face: '🐇',
    character: 'rusher',
    budget: { iterations: 20, ms: 250 },
  },
  {
    load,
    sit: (seat) => new Searcher(fort, sage(), { settings: FORESIGHT, seat }),
    id: 'owl',
    rank: 5,
    face: '🦉',
    character: 'sage',
    budget: { ms: 250 },
  },
];

/** Judges new nodes of the tree by the network at once, moves too, without rollouts. */
function learned(seat: number): Searcher<FortState, FortView> {
  const { moveWeights, positionWeights } = SOBER;
  const heuristics = { ...fortHeuristics(moveWeights, positionWeights), judge: fortJudge() };
  return new Searcher(fort, heuristics, { settings: JUDGED, seat });
}

/** Looks ahead like the sage, without what was heard of the others' hands. */
const forgetful: Heuristics<FortState> = {
  ...fortHeuristics(SOBER.moveWeights, SOBER.positionWeights),
  remember: forgetting,
};

const plainHeuristics = unguided(fortHeuristics(SOBER.moveWeights, SOBER.positionWeights));

const contestants: readonly Bot[] = [
  randomBot,
  { ...impulsive(SOBER, 0), id: 'thumb', budget: {} },
  // The owl without what it has seen go by, and without what it has heard: what each gains is measured against them.
  { ...thoughtful(SOBER, fortFromPartialView), id: 'newcomer', budget: { ms: 250 } },
  {
    id: 'forgetful',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(fort, forgetful, { settings: GUIDED, seat }),
  },
  { id: 'learned', budget: { ms: 250 }, load, sit: learned },
  // A measure for its successors: it stays as it is.
  { ...thoughtful(SOBER), id: 'owl1', budget: { ms: 250 } },
  {
    id: 'plain',
    budget: { ms: 250 },
    sit: (seat) => new Searcher(fort, plainHeuristics, { settings: PLAIN, seat }),
  },
];

/** The sage beside a seat; a hand that was drawn comes to be played within a round. */
const analyst = analystsBy({
  game: fort,
  thought: fort,
  heuristics: () => sage(),
  settings: FORESIGHT,
  thoughtOf: (_, move) => move,
  until: (s) => turn(s) + (s.seats + 1) * TURN,
});

export const fortBots: GameBots = { levels, contestants, analyst };
