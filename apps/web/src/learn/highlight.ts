import { useEffect } from 'react';
import type { OpenDecision } from '../table/table.ts';
import { isWanted, type Task } from './lesson.ts';

/** Finds the elements of a task on the page: spots and buttons name their options in data attributes. */
function meantBy(task: Task, asked: OpenDecision): HTMLElement[] {
  const refused = asked.refusals.filter((refusal) => isWanted(task.wants, refusal));
  const inVain = new Set(task.refused === undefined ? [] : refused.map(({ target }) => target));
  const offered = asked.decision.options.filter((option) => isWanted(task.wants, option));
  const wanted = new Set(offered.map(({ id }) => id));
  const all = document.querySelectorAll<HTMLElement>('[data-options], [data-target]');
  return [...all].filter(({ dataset }) => {
    if (task.refused !== undefined) return inVain.has(dataset.target ?? '');
    return (dataset.options ?? '').split(' ').some((id) => wanted.has(id));
  });
}

/** Highlights a zone of the table and scrolls to it. */
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

/** Highlights the elements of a task and scrolls to the first one. */
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
