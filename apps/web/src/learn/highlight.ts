import { useEffect } from 'react';
import type { OpenDecision } from '../table/table.ts';
import { matchesTask, type Task } from './lesson.ts';

/** What a lesson points at is marked on the page itself: spots and buttons name their options. */
function meantBy(task: Task, asked: OpenDecision): HTMLElement[] {
  const refused = asked.refusals.filter(({ id }) => matchesTask(task.wants, id));
  const inVain = new Set(task.refused === undefined ? [] : refused.map(({ target }) => target));
  const all = document.querySelectorAll<HTMLElement>('[data-options], [data-target]');
  return [...all].filter(({ dataset }) => {
    if (task.refused !== undefined) return inVain.has(dataset.target ?? '');
    return (dataset.options ?? '').split(' ').some((id) => matchesTask(task.wants, id));
  });
}

/** Marks the zone of the table that a sentence speaks of, and brings it into sight. */
export function useHighlightedZone(zone: string | undefined): void {
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
export function useHighlight(task: Task | undefined, asked: OpenDecision | undefined): void {
  useEffect(() => {
    if (!task || !asked) return;
    const meant = meantBy(task, asked);
    for (const element of meant) element.dataset.taught = '';
    meant[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const element of meant) delete element.dataset.taught;
    };
  }, [task, asked]);
}
