import type { TreehouseHeard, TreehouseView } from '@treefort/treehouse';
import { usePlaying } from '../play/playing.tsx';
import { heardOf } from './scored-so-far.ts';
import type { Heard } from './told.ts';

/** An event of a week's scoring, or of the count at the end. */
export type Counted = Heard<'scored-colour' | 'scored' | 'returned' | 'majority' | 'no-majority'>;

const isCounted = (event: TreehouseHeard): event is Counted =>
  ['scored-colour', 'scored', 'returned', 'majority', 'no-majority'].includes(event.kind);

/** The beat that is told, if it is of a scoring. */
export function useScoring(): readonly Counted[] {
  const { moment } = usePlaying();
  return heardOf(moment.telling?.beat ?? []).filter(isCounted);
}

/** Whether a week is under way, so that it may still bring something. */
export function useWeekCounts({ phase }: TreehouseView): boolean {
  const [event] = useScoring();
  return phase !== 'over' && event?.kind !== 'majority' && event?.kind !== 'no-majority';
}
