/** The parameters of a search. */
export interface SearchSettings {
  /** How much unexplored moves count against the results seen so far (the constant of UCT and PUCT). */
  readonly exploration: number;
  /** Rollouts, and trees with a judge, are judged so many turns on; without a horizon they go on to the end. */
  readonly horizon?: number;
  /** Whether the policy guides the choices in the tree and in rollouts; else all moves are alike. */
  readonly guided: boolean;
  /** Whether the tree uses the square root of the policy: it explores more widely than rollouts do. */
  readonly flattened?: boolean;
  /** Whether each seat goes down its own tree as far as it reaches; else the first new node of any seat is the end of all. */
  readonly apart?: boolean;
  /** Whether the thinking seat alone has a tree, and the others choose by what draws them, as the judge sees it. */
  readonly alone?: boolean;
  /** By how much a move that was never tried is taken for worse than its node. */
  readonly untried?: number;
  /** How far the memory of the trees may grow, as bits of its size; else it stays as it is, and a full one takes in nothing new. */
  readonly memory?: number;
  /** How many positions are sampled for one choice at most. */
  readonly positions: number;
}
