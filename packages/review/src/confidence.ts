type Confidence = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** How far what is found can be trusted, by game and number of seats; fitted by `npm run calibrate -- --fit`. */
export const CONFIDENCE: Readonly<Record<'weighed' | 'foreseen', Confidence>> = {
  weighed: { fort: { 2: 0.92, 3: 1.2, 4: 1.06 }, treehouse: { 2: 0.47, 3: 0.65, 4: 0.55 } },
  foreseen: { fort: { 2: 1.11, 3: 1.42, 4: 1.13 }, treehouse: { 2: 0.8, 3: 0.72, 4: 0.63 } },
};
