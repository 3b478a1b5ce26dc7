import type { TreehouseView } from '@treefort/treehouse';
import type { Voice } from '../messages.ts';

/** A week, or the end. */
export const chapter = (voice: Voice, { phase, week }: TreehouseView): string =>
  phase === 'over' ? voice.t('tree-phase:over') : voice.t('table:when-week', { n: week });

/** Which pick of which week, or its scoring. */
export function turn(voice: Voice, view: TreehouseView): string {
  const { phase, picks } = view;
  if (phase === 'over') return chapter(voice, view);
  return [chapter(voice, view), voice.t(`tree-phase:${phase}`, { n: picks + 1 })].join(' · ');
}
