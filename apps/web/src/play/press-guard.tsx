import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A new question is not answered by a press that was meant for the last one. */
const EVERYWHERE_MS = 300;
const NEARBY_MS = 500;
const NEARBY_PX = 40;

interface Press {
  readonly x: number;
  readonly y: number;
}

/** Covers the place of the last press, and for a shorter time all buttons, when another decision is asked. */
export function PressGuard({ decision }: { readonly decision: string | undefined }) {
  const last = useRef<Press>(undefined);
  const [guarded, setGuarded] = useState<'everywhere' | 'nearby'>();
  useEffect(() => {
    const press = ({ clientX, clientY }: PointerEvent): void => {
      last.current = { x: clientX, y: clientY };
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);
  useLayoutEffect(() => {
    if (decision === undefined || !last.current) return;
    setGuarded('everywhere');
    const timers = [
      setTimeout(() => setGuarded('nearby'), EVERYWHERE_MS),
      setTimeout(() => setGuarded(undefined), NEARBY_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setGuarded(undefined);
    };
  }, [decision]);
  const { x = 0, y = 0 } = last.current ?? {};
  if (!guarded) return null;
  const size = 2 * NEARBY_PX;
  const near = { left: x - NEARBY_PX, top: y - NEARBY_PX, width: size, height: size };
  return (
    <div
      className={`press-guard ${guarded}`}
      style={guarded === 'nearby' ? near : undefined}
      aria-hidden="true"
    />
  );
}
