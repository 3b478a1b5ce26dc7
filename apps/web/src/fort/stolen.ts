import type { FortHeard, FortView } from '@treefort/fort';
import { usePlaying } from '../play/playing.tsx';

/** Whether an event takes a friend out of the Yard of a seat. */
const takes = (
  event: FortHeard,
  seat: number,
): event is Extract<FortHeard, { kind: 'recruited' }> =>
  event.kind === 'recruited' && event.from === 'yard' && event.owner === seat;

/** Who was taken out of the Yard of a seat since it last left cards there. */
function stolenFrom(events: readonly FortHeard[], seat: number): string[] {
  const since = events.findLastIndex((event) => event.kind === 'cleaned-up' && event.seat === seat);
  const left = events.findLastIndex((event) => event.kind === 'discarded' && event.seat === seat);
  if (left < since) return [];
  return events.slice(left + 1).flatMap((event) => (takes(event, seat) ? [event.card] : []));
}

/** The same at this table; only the own Yard shows its gaps. */
export function useStolen(view: FortView, seat: number): string[] {
  const { moment } = usePlaying();
  if (seat !== view.viewer) return [];
  // A table of Fort hears events of Fort.
  return stolenFrom(moment.events as readonly FortHeard[], seat);
}
