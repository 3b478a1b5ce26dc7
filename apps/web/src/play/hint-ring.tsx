import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePlaying } from './playing.tsx';

/** How far the ring goes beyond what it is drawn around. */
const BEYOND_PX = 7;

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.table ${selector}`)].filter(isVisible);

const optionsOn = (element: HTMLElement): number =>
  (element.dataset.options ?? '').split(' ').length;

/** What stands for an option on the table: the thing with the fewest options besides, else its target. */
function standsFor(option: string, target: string | undefined): HTMLElement | undefined {
  const [found] = visible(`[data-options~="${CSS.escape(option)}"]`).sort(
    (a, b) => optionsOn(a) - optionsOn(b),
  );
  return found ?? (target === undefined ? undefined : visible(`[data-target="${target}"]`)[0]);
}

/** The strip gives way where it would cover what is ringed. */
function giveWay(at: DOMRect): void {
  const strip = document.querySelector<HTMLElement>('.hint-strip');
  const dock = document.querySelector<HTMLElement>('.table .dock');
  if (!strip || !dock) return;
  const bottom = dock.getBoundingClientRect().top;
  const { height } = strip.getBoundingClientRect();
  strip.classList.toggle('above', at.bottom > bottom - height - 12 && at.top < bottom);
}

function drawAround(ring: SVGElement, element: HTMLElement): void {
  const at = element.getBoundingClientRect();
  ring.style.left = `${at.left - BEYOND_PX}px`;
  ring.style.top = `${at.top - BEYOND_PX}px`;
  ring.style.width = `${at.width + 2 * BEYOND_PX}px`;
  ring.style.height = `${at.height + 2 * BEYOND_PX}px`;
  giveWay(at);
}

/** A crayon ring around what is advised. It follows its place, and is drawn outside the table, which stands still. */
export function HintRing({ option }: { readonly option: string }) {
  const { moment, point } = usePlaying();
  const ring = useRef<SVGSVGElement>(null);
  const target = moment.asked?.decision.options.find(({ id }) => id === option)?.target;
  useEffect(() => {
    let frame = 0;
    let seen: HTMLElement | undefined;
    // On a phone it may lie on a tab that is not shown: what is pointed at comes into sight.
    if (!standsFor(option, target) && target !== undefined) point({ target });
    const follow = (): void => {
      const element = standsFor(option, target) ?? visible('.button.list')[0];
      if (element && element !== seen)
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      seen = element;
      if (ring.current) ring.current.style.display = element ? '' : 'none';
      if (ring.current && element) drawAround(ring.current, element);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [option, target, point]);
  return createPortal(
    <svg
      ref={ring}
      className="hint-ring"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="casing" d={LOOP} pathLength="1" />
      <path className="crayon" d={LOOP} pathLength="1" />
    </svg>,
    document.body,
  );
}

/** Drawn by hand: the end overshoots the beginning. */
const LOOP = 'M9 7C30 2 72 2 94 6C99 28 99 74 95 95C70 99 28 98 5 95C1 70 2 24 6 5C12 2 20 3 27 4';
