type Confidence = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** How far what is found can be trusted, by game and number of seats; fitted by `npm run calibrate -- --fit`. */
export const CONFIDENCE: Readonly<Record<'weighed' | 'foreseen', Confidence>> = {
  weighed: { fort: { 2: 1, 3: 1, 4: 1 }, treehouse: { 2: 1, 3: 1, 4: 1 } },
  foreseen: { fort: { 2: 1, 3: 1, 4: 1 }, treehouse: { 2: 1, 3: 1, 4: 1 } },
};
