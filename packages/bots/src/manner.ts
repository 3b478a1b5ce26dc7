/** How a search goes about it. */
export interface Manner {
  /** How far curiosity outweighs what has been seen so far. */
  readonly curiosity: number;
  /** Rollouts are judged so many turns on; those without a horizon are played to the end. */
  readonly horizon?: number;
  /** Whether urges guide the choices in the tree and in rollouts; else all moves are alike. */
  readonly guided: boolean;
  /** Whether the tree takes the roots of the urges: what is played on at once may be surer than what is weighed. */
  readonly mild?: boolean;
  /** How many positions are imagined for one choice at most. */
  readonly positions: number;
}
