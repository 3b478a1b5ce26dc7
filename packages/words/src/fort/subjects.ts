import type { FortHeard, FortMove, FortQuestion, FortRefusal, FortView } from '@treefort/fort';
import type { SentenceContext, Subjects } from '../game-words.ts';

/** A question and the seat that it is put to. */
export type FortAsked = FortQuestion & {
  readonly seat: number;
  /** What can be chosen, where the question depends on it. */
  readonly options?: readonly { readonly id: string }[];
};

/** What Fort is spoken of with. */
export interface FortSubjects extends Subjects {
  readonly view: FortView;
  readonly question: FortAsked;
  readonly option: FortMove;
  readonly refusal: FortRefusal;
  readonly event: FortHeard;
}

export type FortContext = SentenceContext<FortView>;
