import { useEffect, useLayoutEffect } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';

/** What keys do at a table. */
export interface KeyActions {
  /** Chooses by its number. */
  choose(nth: number): void;
  undo(): void;
  log(): void;
  choices(): void;
  help(): void;
  unpoint(): void;
  /** Goes on to the own next decision; false where nothing is told. */
  skip(): boolean;
  /** Goes to the beat before or after; false where nobody steps through them. */
  stepBeats(by: number): boolean;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Everything at the table that can have the focus. */
const reachable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.table :is(button, a, summary)')].filter((element) =>
    element.checkVisibility(),
  );

/** Moves the focus to the nearest element in a direction; a sideways distance counts threefold. */
function step([dx, dy]: readonly [number, number]): void {
  const from = document.activeElement;
  const start = from && from !== document.body ? middleOf(from) : [0, innerHeight];
  const far = (element: Element): number => {
    const [x, y] = middleOf(element);
    const [ahead, aside] = [
      (x - start[0]!) * dx + (y - start[1]!) * dy,
      Math.abs((x - start[0]!) * dy) + Math.abs((y - start[1]!) * dx),
    ];
    return ahead > 1 ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
  };
  const [nearest] = reachable()
    .filter((element) => element !== from && far(element) < Number.POSITIVE_INFINITY)
    .sort((a, b) => far(a) - far(b));
  nearest?.focus();
}

/** Keys pressed in a field are for the field. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), select, textarea');

function press(event: KeyboardEvent, actions: KeyActions): boolean {
  const { key, target } = event;
  const arrow = ARROWS[key];
  if (document.querySelector('dialog[open]')) return false;
  if (arrow?.[0] && actions.stepBeats(arrow[0])) return true;
  if (arrow && !(target instanceof HTMLElement && target.matches('ol'))) step(arrow);
  else if (/^[1-9]$/.test(key)) actions.choose(Number(key) - 1);
  else if (key === '0') actions.choose(9);
  else if (key === 'u' || key === 'U') actions.undo();
  else if (key === 'l' || key === 'L') actions.log();
  else if (key === 'a' || key === 'A') actions.choices();
  else if (key === '?') actions.help();
  else if (key === 'Escape') actions.unpoint();
  else if (key === ' ') return actions.skip();
  else return false;
  return true;
}

/** Handles keys. A layout effect, so that a key never acts on an older state of the page. */
export function useKeys(actions: KeyActions): void {
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const meantElsewhere = event.ctrlKey || event.metaKey || event.altKey || writes(event.target);
      // A key that is held down answers once.
      if (meantElsewhere || event.repeat) return;
      if (press(event, actions)) event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [actions]);
}

/** The first thing that can be chosen, or the question where nothing can. */
export function nextFocus(): HTMLElement | undefined {
  const lit = '.dock .lit, .dock .option, .board .lit';
  const found = [...document.querySelectorAll<HTMLElement>(lit)].find((element) =>
    element.checkVisibility(),
  );
  return found ?? document.querySelector<HTMLElement>('.question') ?? undefined;
}

/** Sets the focus for keyboard players when the focused element is gone and when their turn begins. */
export function useFocusKept(moment: { readonly asked?: unknown }, covered: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    // A hidden element loses the focus only when the page is drawn.
    const lost =
      !activeElement || activeElement === document.body || !activeElement.checkVisibility();
    const waited = moment.asked && activeElement?.matches('.question');
    if (!(lost || waited) || covered || !usesKeyboard() || document.querySelector('dialog[open]'))
      return;
    nextFocus()?.focus();
  }, [moment, covered]);
}
