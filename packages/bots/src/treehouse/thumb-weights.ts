import type { MoveWeights } from './features.ts';

/**
 * The rules of thumb. Pick a room that can be built, best of a colour that grows, keeps you in front alone, or that the
 * next player collects; build where most places stay open, level, with space for the colour; take the changer that gains
 * most on the others; double what you have, spoil what the foremost rival has.
 */
export const THUMB_WEIGHTS: MoveWeights = {
  pick: {
    builds: 3,
    places: 0,
    first: 0,
    own: 1,
    alone: 1,
    level: 0,
    stake: 0,
    rivals: 0,
    next: 0.5,
    nextBuilds: 0,
    plenty: 0,
  },
  place: {
    builds: 3,
    height: 0,
    centre: 0,
    even: 0.5,
    open: 1,
    colours: 0,
    now: 0,
    later: 0,
    growth: 0.5,
  },
  take: { double: 0, swing: 1 },
  cover: { own: 1, rivals: 0, foremost: -1 },
};
