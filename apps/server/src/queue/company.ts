/** Who does not want to meet whom. */
export interface Blocks {
  /** The pairs among some players of whom one has blocked the other. */
  blocked(players: readonly string[]): Promise<readonly (readonly [string, string])[]>;
}

/** How well players play: an estimate and how uncertain it is. */
export interface RatingOf {
  of(
    game: string,
    players: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly mu: number; readonly sigma: number }>>;
}

/** Tells players that a table waits for them. */
export interface TableReady {
  tell(call: {
    readonly player: string;
    readonly about: 'table-ready';
    readonly table: string;
  }): void;
}

/** What the queue asks of the rest of the server. */
export interface Company {
  readonly blocks: Blocks;
  readonly ratings: RatingOf;
  readonly calls: TableReady;
}
