import type { Taste } from './features.ts';
import type { Worth } from './promise.ts';

/** Learned by self-play: `npm run learn:treehouse -w packages/bots`. */
export const TASTE: Taste = {
  pick: {
    builds: 3.63,
    places: 0.5,
    first: -1.7,
    own: -0.5,
    alone: 1.82,
    level: 1.45,
    stake: 0.85,
    rivals: -0.19,
    next: 0.27,
    nextBuilds: 0.02,
    plenty: -0.45,
  },
  place: {
    builds: 0.28,
    height: -0.19,
    centre: -1.16,
    even: -0.9,
    open: 0.53,
    colours: 0.71,
    now: 0.67,
    later: 1.2,
    growth: -0.19,
  },
  take: { double: 1.3, swing: 0.49 },
  cover: { own: 1.3, rivals: -1.01, foremost: -0.2 },
};

/** What each sign of how a seat stands is worth, early and late. */
export const WORTH: Worth = {
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
