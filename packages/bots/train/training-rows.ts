/** Rows of numbers that grow, as examples are gathered; plain arrays travel between threads as they are. */
export interface TrainingRows {
  /** Choices: for each its moves, for each move its reasons and how often the search chose it. */
  readonly choiceEnds: number[];
  readonly moveEnds: number[];
  readonly shares: number[];
  readonly reasons: number[];
  readonly amounts: number[];
  /** Positions: for each its progress and its seats, for each seat its signs and its share of the victory. */
  readonly positionEnds: number[];
  readonly progress: number[];
  readonly seatEnds: number[];
  readonly wins: number[];
  readonly signs: number[];
  readonly sizes: number[];
}

export const noTrainingRows = (): TrainingRows => ({
  choiceEnds: [],
  moveEnds: [],
  shares: [],
  reasons: [],
  amounts: [],
  positionEnds: [],
  progress: [],
  seatEnds: [],
  wins: [],
  signs: [],
  sizes: [],
});

/** Adds the rows of another game. */
export function append(all: TrainingRows, more: TrainingRows): void {
  const shifted = (to: number[], from: readonly number[], by: number) => {
    for (const end of from) to.push(end + by);
  };
  shifted(all.choiceEnds, more.choiceEnds, all.moveEnds.length);
  shifted(all.moveEnds, more.moveEnds, all.reasons.length);
  shifted(all.positionEnds, more.positionEnds, all.seatEnds.length);
  shifted(all.seatEnds, more.seatEnds, all.signs.length);
  for (const name of [
    'shares',
    'reasons',
    'amounts',
    'progress',
    'wins',
    'signs',
    'sizes',
  ] as const) {
    shifted(all[name], more[name], 0);
  }
}
