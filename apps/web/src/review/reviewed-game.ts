import type { Review } from '@treefort/review';
import type { People, ReviewWords } from '@treefort/words';
import { createContext, useContext } from 'react';
import type { OpenedRecord } from '../table/open-record.ts';
import type { Playthrough } from '../table/playthrough.ts';
import type { RecordedTable } from '../table/recorded-table.ts';

/** A finished review with everything its parts need. */
export interface ReviewedGame {
  readonly opened: OpenedRecord;
  readonly playthrough: Playthrough;
  readonly review: Review;
  readonly words: ReviewWords;
  /** The game at the moment that is looked at. */
  readonly table: RecordedTable;
  /** Whose review this is: the only person who played, if one did. */
  readonly people: People;
  /** Opens the search for a better move at one of the decisions. */
  findBetter(n: number): void;
}

export const ReviewedContext = createContext<ReviewedGame | null>(null);

export function useReviewed(): ReviewedGame {
  const reviewed = useContext(ReviewedContext);
  if (!reviewed) throw new Error('there is no review here');
  return reviewed;
}
