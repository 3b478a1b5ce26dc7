const GAP = 10;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxOf = (selector: string): DOMRect | undefined => {
  const found = document.querySelector(selector);
  return found?.checkVisibility() ? found.getBoundingClientRect() : undefined;
};

/** Where a bubble of a size could stand around a place, below it first, and last above all that can be chosen. */
function sidesOf(at: DOMRect, { width, height }: DOMRect, lit: readonly DOMRect[]) {
  const x = at.left + at.width / 2 - width / 2;
  const y = at.top + at.height / 2 - height / 2;
  return [
    { side: 'below', x, y: at.bottom + GAP },
    { side: 'above', x, y: at.top - GAP - height },
    { side: 'right', x: at.right + GAP, y },
    { side: 'left', x: at.left - GAP - width, y },
    { side: 'above', x, y: Math.min(at.top, ...lit.map(({ top }) => top)) - GAP - height },
  ] as const;
}

/**
 * Puts a bubble beside its zone, between the top bar and the dock, so that the question stays in sight; of the
 * places around it that one where it covers least of the zone and of what can be chosen.
 */
export function placeBubble(bubble: HTMLElement, zone: string): void {
  const bar = boxOf('.table .top-bar');
  const dock = boxOf('.table .dock');
  if (!bar || !dock) return;
  const size = bubble.getBoundingClientRect();
  // On a phone the zone may be on another tab: then the bubble stands on the dock.
  const at = boxOf(`.table [data-zone="${CSS.escape(zone)}"]`) ?? dock;
  const lit = [...document.querySelectorAll('.board .lit')].map((one) =>
    one.getBoundingClientRect(),
  );
  const places = sidesOf(at, size, lit).map(({ side, x, y }) => {
    const left = clamp(x, GAP, window.innerWidth - size.width - GAP);
    const top = clamp(y, bar.bottom, dock.top - size.height - GAP);
    const taken = new DOMRect(left, top, size.width, size.height);
    const covered = [at, ...lit].reduce((sum, box) => sum + overlap(taken, box), 0);
    return { side, left, top, covered };
  });
  const best = places.reduce((one, other) => (other.covered < one.covered ? other : one));
  bubble.style.translate = `${best.left}px ${best.top}px`;
  bubble.dataset.side = best.side;
  const middle = at.left + at.width / 2 - best.left;
  bubble.style.setProperty('--tail', `${clamp(middle, 24, size.width - 24)}px`);
}
