import type { Clock, SeatClock, SeatInfo } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { Picture } from '../shell/picture.tsx';
import { useTongue } from '../shell/tongue.tsx';
import { clockFace, timeLeft } from './time-left.ts';
import { useOnline } from './words.ts';

const TICK = 250;

/** The server's time, told anew several times a second while a clock runs. */
function useServerTime(ahead: number, runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now + ahead;
}

interface SeatSignProps {
  readonly seat: SeatInfo | undefined;
  readonly clock: Clock;
  readonly time: SeatClock | undefined;
  readonly ahead: number;
}

/** Beside a name: what is left of the time, and whether a bot plays on. */
export function SeatSign({ seat, clock, time, ahead }: SeatSignProps) {
  const { words } = useTongue();
  const online = useOnline();
  const runs = time?.since != null;
  const now = useServerTime(ahead, runs);
  const left = time && seat?.kind === 'player' ? timeLeft(clock, time, now) : null;
  const who = seat?.name ?? '';
  const shown = left === null ? '' : clockFace(left, words.locale);
  return (
    <>
      {seat?.away && (
        <Picture
          of={`animals/${seat.bot ?? 'squirrel'}`}
          className="stand-in"
          alt={online.t('online:bot-plays', { who })}
        />
      )}
      {left !== null && !seat?.away && (
        <span
          className={`seat-time ${runs ? 'runs' : ''} ${runs && left < 10_000 ? 'short' : ''}`}
          role="timer"
          aria-label={online.t('online:time', { who, time: shown })}
        >
          {shown}
        </span>
      )}
    </>
  );
}
