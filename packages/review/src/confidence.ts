/** The power at the beginning of a game, and the one at its end. */
export type Powers = readonly [first: number, last: number];

type Confidence = Readonly<Record<string, Readonly<Record<number, Powers>>>>;

/** How far what is found can be trusted, by game and number of seats; fitted by `npm run calibrate -- --fit`. */
export const CONFIDENCE: Readonly<Record<'weighed' | 'foreseen', Confidence>> = {
  weighed: {
    fort: { 2: [1.13, 0.73], 3: [1.15, 0.99], 4: [1.39, 0.83] },
    treehouse: { 2: [0.79, 0.26], 3: [1.23, 0.28], 4: [1.54, 0.23] },
  },
  foreseen: {
    fort: { 2: [1.1, 1.14], 3: [1.19, 1.2], 4: [1.37, 1] },
    treehouse: { 2: [1.24, 0.28], 3: [1.2, 0.36], 4: [1.52, 0.29] },
  },
};
