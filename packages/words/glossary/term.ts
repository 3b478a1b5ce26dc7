/** What a thing is called in one language, and what it is not called there. */
export interface Term {
  /** The thing, by its English name. */
  readonly thing: string;
  /** The word used for it, as a pattern; where a printed edition exists, that edition's. */
  readonly use: RegExp;
  /** Words for the same thing that must not be used. */
  readonly not?: RegExp;
  /** Keys where such a word means something else. */
  readonly except?: RegExp;
}
