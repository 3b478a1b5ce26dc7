import { useEffect, useLayoutEffect, useState } from 'react';
import type { RecordedTable } from '../table/recorded-table.ts';
import { type ReplayStep, stepped } from './steps.tsx';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is shown at speed 1, in milliseconds. */
const SHOWN = 1200;

export interface Autoplay {
  readonly running: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/** Lets a recorded game run by itself, to its end. */
export function useAutoplay(table: RecordedTable): Autoplay {
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      table.turn({ at: table.at + 1 });
      if (table.at === table.last) setRunning(false);
    }, SHOWN / speed);
    return () => clearInterval(timer);
  }, [table, running, speed]);
  const toggle = (): void => {
    // At the end it starts over.
    if (!running && table.at === table.last) table.turn({ at: 0 });
    setRunning(!running);
  };
  return { running, speed, toggle, setSpeed };
}

const KEYS: Readonly<Record<string, ReplayStep>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'turn-back',
  PageDown: 'turn-forward',
  Home: 'start',
  End: 'end',
};

/** Fields use the arrow keys themselves; the slider uses them as we do. */
const isOurs = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement) || target.closest('dialog')) return false;
  if (target.matches('input[type=range]')) return key.startsWith('Page');
  return !target.matches('input, select, textarea');
};

/** ← → step, Page Up and Page Down go by turns, Home and End to either end, Space lets it run: from the moment on that the table is there. */
export function useReplayKeys(table: RecordedTable, toggle: () => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || !isOurs(event.target, event.key))
        return;
      const step = KEYS[event.key];
      const runs =
        event.key === ' ' && !(event.target as HTMLElement).matches('button, a, summary');
      if (!step && !runs) return;
      event.preventDefault();
      if (step) table.turn({ at: stepped(table, step) });
      else toggle();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
