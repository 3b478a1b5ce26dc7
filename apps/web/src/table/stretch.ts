/** A stretch of a game that people would name, such as a turn of Fort or a pick of Treehouse. */
export interface Stretch {
  /** Moments of the same stretch have the same id. */
  readonly id: string;
  /** Stretches that belong together, such as the turns of a round. */
  readonly chapter: string;
  /** The chapter in the fewest signs: the number of a round or week. */
  readonly short?: string;
  /** How far the stretch is in its chapter, where people count that. */
  readonly n?: number;
}

export const theEnd: Stretch = { id: 'over', chapter: 'over' };
