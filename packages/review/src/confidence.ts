/** The power at the beginning of a game, and the one at its end. */
export type Powers = readonly [first: number, last: number];

type Confidence = Readonly<Record<string, Readonly<Record<number, Powers>>>>;

/** How far what is found can be trusted, by game and number of seats; fitted by `npm run calibrate -- --fit`. */
export const CONFIDENCE: Readonly<Record<'weighed' | 'foreseen', Confidence>> = {
  weighed: {
    fort: { 2: [1.22, 0.8], 3: [1.46, 0.84], 4: [1.27, 1.02] },
    treehouse: { 2: [1.74, 0.25], 3: [1.74, 0.2], 4: [1.69, 0.14] },
  },
  foreseen: {
    fort: { 2: [1.33, 1.04], 3: [1.48, 1.09], 4: [1.32, 1.16] },
    treehouse: { 2: [2.27, 0.33], 3: [1.61, 0.28], 4: [1.82, 0.24] },
  },
};
