import type { TableRatings } from '@treefort/protocol';
import { loadRatings } from '@treefort/words';
import { useEffect, useState } from 'react';
import type { RemoteState } from '../remote/remote-state.ts';
import { Link } from '../shell/link.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { signed } from './past-games.tsx';
import { Rating, shownText } from './rating.tsx';
import { findTableRatings } from './server.ts';

/** Milliseconds after which a game that is over is asked again what it has changed, and how often. */
const AGAIN = 1500;
const TRIES = 4;

const isComplete = ({ rated, seats }: TableRatings, isOver: boolean): boolean =>
  !isOver || !rated || seats.some((seat) => seat?.change !== undefined);

/** The ratings at a table: found when somebody came or left, and after the end, when they have changed. */
export function useTableRatings(
  id: string,
  { seats, phase }: Pick<RemoteState, 'seats' | 'phase'>,
): TableRatings | undefined {
  const [ratings, setRatings] = useState<TableRatings>();
  const isOver = phase === 'over';
  const seated = seats.map(({ kind, name }) => `${kind} ${name}`).join('\n');
  useEffect(() => {
    let timer: number | undefined;
    let wanted = seated !== '';
    const look = async (tries: number): Promise<void> => {
      const found = await findTableRatings(id);
      if (!wanted || !found.ok) return;
      setRatings(found.value);
      if (tries > 1 && !isComplete(found.value, isOver)) {
        timer = window.setTimeout(() => void look(tries - 1), AGAIN);
      }
    };
    if (wanted) void look(TRIES);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [id, isOver, seated]);
  return ratings;
}

interface SeatRatingProps {
  readonly of: TableRatings['seats'][number] | undefined;
  readonly name: string;
}

/** The rating beside a name, which leads to the profile; a question mark for somebody without one. */
export function SeatRating({ of, name }: SeatRatingProps) {
  const says = useOptionalWords(loadRatings);
  if (!of || !says) return null;
  return (
    <Link
      to={{ at: 'player', id: of.player }}
      className="seat-rating"
      label={`${of.rating ? shownText(of.rating) : '?'} ${says.t('rated:profile', { name })}`}
    >
      {of.rating ? <Rating {...of.rating} /> : '?'}
    </Link>
  );
}

/** Says before a game that it counts. */
export function RatedNote({ ratings }: { readonly ratings: TableRatings | undefined }) {
  const says = useOptionalWords(loadRatings);
  return ratings?.rated && says ? <p className="rated-note">{says.t('rated:yes')}</p> : null;
}

interface ChangeProps {
  readonly id: string;
  readonly state: Pick<RemoteState, 'seats' | 'phase' | 'you'>;
}

/** What a game has changed for the viewer, once that is known. */
export function RatingChange({ id, state }: ChangeProps) {
  const says = useOptionalWords(loadRatings);
  const ratings = useTableRatings(id, state);
  const own = state.you === null ? undefined : ratings?.seats[state.you];
  if (!says || !own?.rating || own.change === undefined) return null;
  return (
    <p className="rating-change" role="status">
      {says.t('rated:change', { points: shownText(own.rating), change: signed(own.change) })}
    </p>
  );
}
