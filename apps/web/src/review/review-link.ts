import { sharedSource } from '../replay/game-link.ts';
import type { OpenedRecord } from '../table/open-record.ts';
import { sourcePath } from '../table/source.ts';

/** A link to a moment of a review that opens in any browser. */
export const reviewLink = (opened: OpenedRecord, at: number): string =>
  `${location.origin}/review${sourcePath(sharedSource(opened), `?at=${at}`)}`;
