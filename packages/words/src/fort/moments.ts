import type { FortView } from '@treefort/fort';
import type { Voice } from '../messages.ts';
import { acting, type People } from '../people.ts';

/** The draft, a round, or the end. */
export function chapter(voice: Voice, { phase, round }: FortView): string {
  if (phase === 'over') return voice.t('fort-phase:over');
  return phase === 'draft'
    ? voice.t('table:when-draft')
    : voice.t('table:when-round', { n: round });
}

/** Whose turn of which round. */
export function turn(voice: Voice, view: FortView, people: People): string {
  const { phase, round, leader } = view;
  if (phase === 'over' || phase === 'draft') return chapter(voice, view);
  return voice.t('table:when-turn', { n: round, ...acting(voice, people, leader) });
}

/** The same, and what is going on. */
export function moment(voice: Voice, view: FortView, people: People): string {
  const where = turn(voice, view, people);
  if (view.phase === 'over' || view.phase === 'draft') return where;
  return [where, voice.t(`fort-phase:${view.phase}`)].join(' · ');
}
