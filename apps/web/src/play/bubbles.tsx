import '../style/bubble.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';
import { useLanguage } from '../shell/language.tsx';
import { type Bubble, closeBubble, closedBubbles } from './bubble.ts';
import { placeBubble } from './bubble-place.ts';
import { nextFocus } from './keyboard.ts';
import { usePlaying } from './playing.tsx';

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
      if (moment && ref.current) placeBubble(ref.current, zone);
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
