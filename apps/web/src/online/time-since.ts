import { useEffect, useState } from 'react';

const TICK = 250;

/** The milliseconds since a moment, counted several times a second while a clock runs. */
export function useTimeSince(moment: number, runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now - moment;
}
