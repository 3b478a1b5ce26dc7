import '../style/bubble.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';
import { useLanguage } from '../shell/language.tsx';
import { type Bubble, closeBubble, closedBubbles } from './bubble.ts';
import { nextFocus } from './keyboard.ts';
import { usePlaying } from './playing.tsx';

const GAP = 10;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Puts a bubble below or above its zone, always between the top bar and the dock: the question stays in sight. */
function place(bubble: HTMLElement, zone: string): void {
  const bar = document.querySelector('.table .top-bar')?.getBoundingClientRect();
  const dock = document.querySelector('.table .dock')?.getBoundingClientRect();
  if (!bar || !dock) return;
  const { width, height } = bubble.getBoundingClientRect();
  const found = document.querySelector(`.table [data-zone="${CSS.escape(zone)}"]`);
  // On a phone the zone may be on another tab: then the bubble stands on the dock.
  const at = found?.checkVisibility() ? found.getBoundingClientRect() : dock;
  const below = at.bottom + GAP;
  const fits = below + height + GAP <= dock.top;
  const above = at.top - GAP - height;
  const top = clamp(fits ? below : above, bar.bottom, dock.top - height - GAP);
  const middle = at.left + at.width / 2;
  const left = clamp(middle - width / 2, GAP, window.innerWidth - width - GAP);
  bubble.style.translate = `${left}px ${top}px`;
  bubble.style.setProperty('--tail', `${clamp(middle - left, 24, width - 24)}px`);
  bubble.dataset.side = fits ? 'below' : 'above';
}

interface ShownBubbleProps {
  readonly bubble: Bubble;
  readonly onClose: () => void;
}

function ShownBubble({ bubble: { id, zone }, onClose }: ShownBubbleProps) {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  const ref = useRef<HTMLDivElement>(null);
  // Whenever something has changed at the table, the zone may be elsewhere or in sight again.
  useLayoutEffect(() => {
    const move = (): void => {
      if (moment && ref.current) place(ref.current, zone);
    };
    move();
    // The table is laid out anew when it has measured its room.
    const sizes = new ResizeObserver(move);
    for (const box of document.querySelectorAll('.table, .table .dock')) sizes.observe(box);
    return () => sizes.disconnect();
  }, [moment, zone]);
  return (
    <div ref={ref} className="bubble sheet" data-bubble={id}>
      <p>{web.t(`bubbles:${id}`)}</p>
      <button type="button" className="button" onClick={onClose}>
        {web.t('bubbles:ok')}
      </button>
    </div>
  );
}

/** Explains something when it happens for the first time on this device. */
export function Bubbles() {
  const { moment, face } = usePlaying();
  const [closed, setClosed] = useState(closedBubbles);
  const { view, asked } = moment;
  const bubble = face.bubbles(view, asked).find(({ id }) => !closed.includes(id));
  const close = ({ id }: Bubble): void => {
    closeBubble(id);
    setClosed(closedBubbles());
    if (usesKeyboard()) nextFocus()?.focus();
  };
  return (
    <div className="bubbles" aria-live="polite">
      {bubble && <ShownBubble key={bubble.id} bubble={bubble} onClose={() => close(bubble)} />}
    </div>
  );
}
