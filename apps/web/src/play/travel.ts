import { useLayoutEffect, useRef } from 'react';

interface Spot {
  readonly left: number;
  readonly top: number;
}

const MS = 420;

/** Everything that travels, by what it shows; equal cards are told apart by their order on the page. */
function travellers(): Map<string, HTMLElement> {
  const seen = new Map<string, number>();
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-shows]')) {
    const shows = element.dataset.shows ?? '';
    const nth = seen.get(shows) ?? 0;
    seen.set(shows, nth + 1);
    found.set(`${shows} ${nth}`, element);
  }
  return found;
}

const spotOf = (element: HTMLElement): Spot => {
  const { left, top } = element.getBoundingClientRect();
  return { left, top };
};

function fly(element: HTMLElement, from: Spot, to: Spot): void {
  const away = `${from.left - to.left}px ${from.top - to.top}px`;
  element.animate(
    [
      { translate: away, zIndex: 9 },
      { translate: '0 0', zIndex: 9 },
    ],
    {
      duration: MS,
      easing: 'cubic-bezier(.3,.9,.4,1)',
    },
  );
}

/** Cards travel: whatever lies elsewhere than a moment ago comes from there. */
export function useTravel(moment: unknown): void {
  const before = useRef(new Map<string, Spot>());
  const last = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    const now = travellers();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const spots = new Map([...now].map(([key, element]) => [key, spotOf(element)]));
    if (last.current !== moment && !calm) {
      for (const [key, to] of spots) {
        const from = before.current.get(key);
        if (from && (from.left !== to.left || from.top !== to.top)) fly(now.get(key)!, from, to);
      }
    }
    last.current = moment;
    before.current = spots;
  });
}
