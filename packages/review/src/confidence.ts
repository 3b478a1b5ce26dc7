type Confidence = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** How far what is found can be trusted, by game and number of seats; fitted by `npm run calibrate -- --fit`. */
export const CONFIDENCE: Readonly<Record<'weighed' | 'foreseen', Confidence>> = {
  weighed: { fort: { 2: 0.92, 3: 1.21, 4: 1.22 }, treehouse: { 2: 0.59, 3: 0.72, 4: 0.68 } },
  foreseen: { fort: { 2: 0.97, 3: 1.26, 4: 1.25 }, treehouse: { 2: 0.91, 3: 0.77, 4: 0.69 } },
};
