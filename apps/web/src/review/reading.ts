import type { Review } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import type { Course } from '../table/course.ts';
import type { Opened } from '../table/opened.ts';

/** A finished review with all that is needed to tell it. */
export interface Reading {
  readonly opened: Opened;
  readonly course: Course;
  readonly review: Review;
  readonly words: ReviewWords;
  /** The moment that is looked at, if one is. */
  readonly at: number | undefined;
}
