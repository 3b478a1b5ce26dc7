import { type PointerEvent as Pointing, useEffect, useRef } from 'react';
import { picture } from './flight.ts';

/** How many pixels a pointer moves before a tap becomes a drag. */
const SLACK = 10;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  ghost?: HTMLElement;
}

/** A picture of the card that follows the pointer. */
function lift({ element }: Held): HTMLElement {
  const layer = document.querySelector<HTMLElement>('.travellers');
  const ghost = picture(element);
  const box = element.getBoundingClientRect();
  const zoom = layer?.currentCSSZoom ?? 1;
  ghost.classList.add('dragged');
  Object.assign(ghost.style, {
    left: `${box.left / zoom}px`,
    top: `${box.top / zoom}px`,
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
  });
  layer?.append(ghost);
  document.documentElement.dataset.dragging = '';
  return ghost;
}

/** Lets a card be dragged; `drop` gets the element under the pointer. */
export function useDrag(can: boolean, drop: (under: Element | null) => void) {
  const held = useRef<Held>(undefined);
  const dropped = useRef(false);
  const letGo = (): void => {
    held.current?.ghost?.remove();
    held.current = undefined;
    delete document.documentElement.dataset.dragging;
  };
  useEffect(() => letGo, []);
  const move = ({ clientX, clientY }: Pointing<HTMLElement>): void => {
    const now = held.current;
    if (!now) return;
    const [dx, dy] = [clientX - now.x, clientY - now.y];
    if (!now.ghost && Math.hypot(dx, dy) < SLACK) return;
    now.ghost ??= lift(now);
    const zoom = now.ghost.currentCSSZoom ?? 1;
    now.ghost.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px) rotate(-3deg)`;
  };
  return {
    /** Whether the current click only ends a drag. */
    wasDragged: (): boolean => dropped.current,
    handlers: {
      onPointerDown: (event: Pointing<HTMLElement>): void => {
        if (!can || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, element: event.currentTarget };
      },
      onPointerMove: move,
      onPointerUp: ({ clientX, clientY }: Pointing<HTMLElement>): void => {
        const flown = held.current?.ghost !== undefined;
        letGo();
        if (!flown) return;
        dropped.current = true;
        // A browser may send a click right after a drag; any later click is a real one.
        setTimeout(() => {
          dropped.current = false;
        });
        drop(document.elementFromPoint(clientX, clientY));
      },
      onPointerCancel: letGo,
    },
  };
}
