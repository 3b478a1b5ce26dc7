import type { Problem } from './problem.ts';

/**
 * Why something was not done: the kind of fault, the rule that refuses it, a sentence, and numbers for a better one; of
 * data that cannot be read or followed, what is wrong with it.
 */
export interface Fault {
  readonly why:
    | 'stale'
    | 'not-an-option'
    | 'over'
    | 'malformed'
    | 'undo'
    | 'departs'
    /** The game itself failed: a bug of ours. */
    | 'broken';
  readonly message: string;
  readonly rule?: string;
  readonly detail?: Readonly<Record<string, number | string>>;
  readonly problem?: Problem;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault,
});

/** For callers who know that it went well; a fault here is a bug of theirs. */
export function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}
