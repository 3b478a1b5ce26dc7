import type { ShownRating } from '@treefort/protocol';
import { loadRatings } from '@treefort/words';
import { useOptionalWords } from '../shell/loaded-words.ts';

/** A rating as a number; with a question mark while it is not certain. */
export const shownText = ({ points, provisional }: ShownRating): string =>
  `${points}${provisional ? '?' : ''}`;

export function Rating(rating: ShownRating) {
  const says = useOptionalWords(loadRatings);
  return (
    <span className="rating" title={rating.provisional && says?.t('profile:provisional')}>
      {shownText(rating)}
    </span>
  );
}
