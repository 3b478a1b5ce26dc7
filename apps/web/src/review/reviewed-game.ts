import type { Review } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import type { OpenedRecord } from '../table/open-record.ts';
import type { Playthrough } from '../table/playthrough.ts';

/** A finished review with everything its sections need. */
export interface ReviewedGame {
  readonly opened: OpenedRecord;
  readonly playthrough: Playthrough;
  readonly review: Review;
  readonly words: ReviewWords;
  /** The moment that is looked at, if one is. */
  readonly at: number | undefined;
}
