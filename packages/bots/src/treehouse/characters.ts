import type { Taste } from './features.ts';
import type { Mind } from './insight.ts';
import { TASTE, WORTH } from './learned.ts';
import { THUMB } from './thumb.ts';

/** What somebody cares for instead of what another taste says. */
type Leaning = { readonly [Phase in keyof Taste]?: Partial<Taste[Phase]> };

const leaning = (taste: Taste, by: Leaning): Taste => ({
  pick: { ...taste.pick, ...by.pick },
  place: { ...taste.place, ...by.place },
  take: { ...taste.take, ...by.take },
  cover: { ...taste.cover, ...by.cover },
});

export const SAGE: Mind = { taste: TASTE, worth: WORTH };

export const RULE_OF_THUMB: Mind = { taste: THUMB, worth: WORTH };

/** Builds what is pretty: a colour beside its own, high up in the tree. Rivals are not in the picture. */
export const DREAMER: Mind = {
  taste: leaning(THUMB, {
    pick: { builds: 1, own: 1.5, alone: 0, next: 0 },
    place: { open: 0, even: 0, height: 0.5, growth: 0.3 },
    take: { double: 1, swing: 0 },
    cover: { own: 0.7, foremost: 0 },
  }),
  worth: WORTH,
};

/** Wants the most of every colour: a majority within reach comes before a place to build. */
export const GATHERER: Mind = {
  taste: leaning(THUMB, {
    pick: { builds: 2, own: 0.3, alone: 2, level: 1, stake: 1, next: 0 },
    cover: { own: 1, foremost: -0.3 },
  }),
  worth: WORTH,
};

/** Every room finds its place: builds high and level and keeps all colours growing. */
export const BUILDER: Mind = {
  taste: leaning(THUMB, {
    pick: { builds: 5, places: 1, own: 0.5, alone: 0.5, next: 0 },
    place: { height: 0.5, even: 1, open: 1, colours: 1, now: 1, later: 1, growth: 0 },
  }),
  worth: WORTH,
};

/** Looks at your tree first: picks what you would need next and lays its changer where it hurts. */
export const SPOILER: Mind = {
  taste: leaning(TASTE, {
    pick: { next: 0.9, nextBuilds: 0.4 },
    cover: { rivals: -1.5, foremost: -1.5 },
  }),
  worth: WORTH,
};
