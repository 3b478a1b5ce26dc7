import { useEffect } from 'react';
import type { Asked } from '../table/table.ts';
import { type Beat, isMeant } from './lesson.ts';

/** What a lesson points at is marked on the page itself: spots and buttons name their options. */
function meantBy(beat: Beat, asked: Asked): HTMLElement[] {
  const refused = asked.refusals.filter(({ id }) => isMeant(beat.wants, id));
  const inVain = new Set(beat.refused === undefined ? [] : refused.map(({ target }) => target));
  const all = document.querySelectorAll<HTMLElement>('[data-options], [data-target]');
  return [...all].filter(({ dataset }) => {
    if (beat.refused !== undefined) return inVain.has(dataset.target ?? '');
    return (dataset.options ?? '').split(' ').some((id) => isMeant(beat.wants, id));
  });
}

/** Marks the zone of the table that a sentence speaks of, and brings it into sight. */
export function useShown(zone: string | undefined): void {
  useEffect(() => {
    const shown = zone && document.querySelector<HTMLElement>(`.table [data-zone="${zone}"]`);
    if (!shown) return;
    shown.dataset.shown = '';
    shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      delete shown.dataset.shown;
    };
  }, [zone]);
}

/** Lights up the place where the thing to do is done, and brings it into sight. */
export function useGlow(beat: Beat | undefined, asked: Asked | undefined): void {
  useEffect(() => {
    if (!beat || !asked) return;
    const meant = meantBy(beat, asked);
    for (const element of meant) element.dataset.taught = '';
    meant[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const element of meant) delete element.dataset.taught;
    };
  }, [beat, asked]);
}
