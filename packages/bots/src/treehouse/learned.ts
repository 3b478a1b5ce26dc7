import type { PositionWeights } from './evaluation.ts';
import type { MoveWeights } from './features.ts';

/** Learned by self-play (`npm run train:treehouse`): what to like in a move. */
export const MOVE_WEIGHTS: MoveWeights = {
  pick: {
    builds: 7.26,
    places: 1.0,
    first: -3.4,
    own: -1.0,
    alone: 3.64,
    level: 2.9,
    stake: 1.7,
    rivals: -0.38,
    next: 0.54,
    nextBuilds: 0.04,
    plenty: -0.9,
  },
  place: {
    builds: 0.56,
    height: -0.38,
    centre: -2.32,
    even: -1.8,
    open: 1.06,
    colours: 1.42,
    now: 1.34,
    later: 2.4,
    growth: -0.38,
  },
  take: { double: 2.6, swing: 0.98 },
  cover: { own: 2.6, rivals: -2.02, foremost: -0.4 },
};

/** What each sign of how a seat stands is worth, early and late. */
export const POSITION_WEIGHTS: PositionWeights = {
  points: [-0.28, 2.8],
  rooms: [0.78, 2.43],
  laid: [0.19, 2.77],
  alone: [0.99, 3.81],
  level: [1.46, 0.33],
  close: [0.38, 0.05],
  colours: [-0.47, 0.1],
  now: [1.09, -0.03],
  later: [2.3, 0.35],
  open: [0.22, 0.11],
  fresh: [0.84, -0.9],
  deep: [-1.76, -0.06],
  shared: [0.02, 1.25],
  largest: [0.13, -0.12],
};
