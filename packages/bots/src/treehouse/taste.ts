import type { Taste } from './features.ts';

/** Fitted by self-play. */
export const FITTED: Taste = {
  pick: {
    builds: 7.1,
    places: 1,
    first: -3.22,
    own: -1.19,
    alone: 3.56,
    level: 2.61,
    stake: 1.76,
    rivals: -0.39,
    next: 0.41,
    nextBuilds: 0.04,
    plenty: -0.85,
  },
  place: {
    builds: 0.63,
    height: -0.11,
    centre: -2.2,
    even: -1.86,
    open: 1.25,
    colours: 1.42,
    now: 1.35,
    later: 2.13,
    growth: -0.47,
  },
  take: { double: 2.64, swing: 1.12 },
  cover: { own: 3.78, rivals: -3.25, foremost: -0.44 },
};
