/** What a piece of foreign data should have been. */
export type Expected =
  | { readonly is: 'text' | 'flag' | 'list' | 'object' }
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'one-of'; readonly words: readonly string[] };

/** What is wrong with foreign data or a record, for people in any language; the message of the fault is for programs. */
export type Problem =
  /** Something stands where something else should: `where` is its place in the data. */
  | { readonly is: 'value'; readonly where: string; readonly expected?: Expected }
  | { readonly is: 'field'; readonly where: string; readonly field: string }
  | { readonly is: 'json' | 'nested' }
  /** The short text of a record that is not whole. */
  | { readonly is: 'copy' }
  | { readonly is: 'game' | 'rules'; readonly id: string }
  | { readonly is: 'seats'; readonly seats: readonly number[] }
  /** A record whose choice, counted from 1, the game does not offer there. */
  | { readonly is: 'choice'; readonly n: number }
  | { readonly is: 'unfinished' | 'outcome' };
