import type { MoveWeights } from './features.ts';
import type { Personality } from './heuristics.ts';
import { MOVE_WEIGHTS, POSITION_WEIGHTS } from './learned.ts';
import { THUMB_WEIGHTS } from './thumb-weights.ts';

/** The weights in which a personality differs from another. */
type Leaning = { readonly [Phase in keyof MoveWeights]?: Partial<MoveWeights[Phase]> };

const leaning = (moveWeights: MoveWeights, by: Leaning): MoveWeights => ({
  pick: { ...moveWeights.pick, ...by.pick },
  place: { ...moveWeights.place, ...by.place },
  take: { ...moveWeights.take, ...by.take },
  cover: { ...moveWeights.cover, ...by.cover },
});

export const SAGE: Personality = { moveWeights: MOVE_WEIGHTS, positionWeights: POSITION_WEIGHTS };

export const RULE_OF_THUMB: Personality = {
  moveWeights: THUMB_WEIGHTS,
  positionWeights: POSITION_WEIGHTS,
};

/** Builds what is pretty: a colour beside its own, high up in the tree. Rivals are not in the picture. */
export const DREAMER: Personality = {
  moveWeights: leaning(THUMB_WEIGHTS, {
    pick: { builds: 1, own: 1.5, alone: 0, next: 0 },
    place: { open: 0, even: 0, height: 0.5, growth: 0.3 },
    take: { double: 1, swing: 0 },
    cover: { own: 0.7, foremost: 0 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Wants the most of every colour: a majority within reach comes before a place to build. */
export const GATHERER: Personality = {
  moveWeights: leaning(THUMB_WEIGHTS, {
    pick: { builds: 2, own: 0.3, alone: 2, level: 1, stake: 1, next: 0 },
    cover: { own: 1, foremost: -0.3 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Every room finds its place: builds high and level and keeps all colours growing. */
export const BUILDER: Personality = {
  moveWeights: leaning(THUMB_WEIGHTS, {
    pick: { builds: 5, places: 1, own: 0.5, alone: 0.5, next: 0 },
    place: { height: 0.5, even: 1, open: 1, colours: 1, now: 1, later: 1, growth: 0 },
  }),
  positionWeights: POSITION_WEIGHTS,
};

/** Looks at your tree first: picks what you would need next and lays its changer where it hurts. */
export const SPOILER: Personality = {
  moveWeights: leaning(MOVE_WEIGHTS, {
    pick: { next: 0.9, nextBuilds: 0.4 },
    cover: { rivals: -1.5, foremost: -1.5 },
  }),
  positionWeights: POSITION_WEIGHTS,
};
