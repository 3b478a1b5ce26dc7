import { useDeferredValue } from 'react';
import { MomentBar } from './moment-bar.tsx';
import { PositionBoard } from './position-board.tsx';
import { useReviewed } from './reviewed-game.ts';
import { useMoment } from './use-moment.ts';

/** The table at the moment that is looked at. While somebody drags along the curve, it follows as fast as it can be drawn. */
export function BoardPart() {
  const { table } = useReviewed();
  const moment = useDeferredValue(useMoment(table));
  return (
    <section className="review-board sheet">
      <PositionBoard moment={moment} />
      <MomentBar />
    </section>
  );
}
