/** A place on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cards that leave together leave one after another. */
const STAGGER = 0.12;

/** Animates cards over the table. The page below is already in its new state and can be used. */
export class Flight {
  private readonly layer: HTMLElement;
  private readonly ms: number;
  /** The page may be zoomed by CSS: lengths on the screen are divided by this to get lengths of the page. */
  private readonly zoom: number;
  private readonly leaving = new Map<string, number>();

  constructor(layer: HTMLElement, ms: number) {
    this.layer = layer;
    this.ms = ms;
    this.zoom = layer.currentCSSZoom ?? 1;
  }

  private lay(element: HTMLElement, box: Box): void {
    Object.assign(element.style, {
      left: `${box.left / this.zoom}px`,
      top: `${box.top / this.zoom}px`,
      width: `${box.width / this.zoom}px`,
      height: `${box.height / this.zoom}px`,
    });
    this.layer.append(element);
  }

  private frame(at: Box, seen: Box): string {
    const [x, y] = [(seen.left - at.left) / this.zoom, (seen.top - at.top) / this.zoom];
    return `translate(${x}px, ${y}px) scale(${seen.width / at.width}, ${seen.height / at.height})`;
  }

  /**
   * Sends a picture of a card from one box to another, after those that left the same place before. It is laid out in the
   * box of the card itself, else where it lands, and only shown larger or smaller: its words keep their places.
   */
  send(
    flyer: HTMLElement,
    [from, to]: readonly [Box, Box],
    names: { from: string; to: string },
    own: Box = to,
  ): Animation {
    const nth = this.leaving.get(names.from) ?? 0;
    this.leaving.set(names.from, nth + 1);
    Object.assign(flyer.dataset, names);
    flyer.setAttribute('aria-hidden', 'true');
    this.lay(flyer, own);
    const gone = names.to === 'gone';
    const flight = flyer.animate(
      [
        { transform: this.frame(own, from), transformOrigin: '0 0' },
        {
          transform: gone ? 'rotate(25deg) scale(0.1)' : this.frame(own, to),
          transformOrigin: gone ? '50% 50%' : '0 0',
        },
      ],
      {
        duration: this.ms,
        delay: nth * this.ms * STAGGER,
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'both',
      },
    );
    flight.finished.then(
      () => flyer.remove(),
      () => flyer.remove(),
    );
    return flight;
  }

  /** Slides a card that stays in its zone, where others came or went. */
  shift(element: HTMLElement, from: Box, to: Box): void {
    const away = `${(from.left - to.left) / this.zoom}px ${(from.top - to.top) / this.zoom}px`;
    element.animate([{ translate: away }, {}], { duration: this.ms * 0.7, easing: 'ease-out' });
  }

  /** Hides the card itself until its picture has landed. */
  land(flyer: Animation, element: HTMLElement): void {
    const timing = flyer.effect?.getComputedTiming();
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Number(timing?.endTime ?? 0) });
  }
}

/** A copy of a card that is not a button. */
export function picture(element: HTMLElement): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = element.className.replace(/\b(spot|lit|dimmed|pointed)\b/g, '');
  flyer.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return flyer;
}
