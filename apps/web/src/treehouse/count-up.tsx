import { useEffect, useRef } from 'react';

const MS = 600;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A number that counts up to its new value. Only its own text changes while it does. */
export function CountUp({ n }: { readonly n: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  const last = useRef(n);
  useEffect(() => {
    const from = last.current;
    last.current = n;
    if (from === n || isCalm()) return;
    const start = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / MS);
      const eased = 1 - (1 - part) ** 3;
      if (shown.current) shown.current.textContent = `${Math.round(from + (n - from) * eased)}`;
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      if (shown.current) shown.current.textContent = `${n}`;
    };
  }, [n]);
  return (
    <span ref={shown} className="count" aria-hidden="true">
      {n}
    </span>
  );
}
