import type { Clock, SeatClock, SeatInfo, SeatPresence } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { useOnlineWords } from './online-words.ts';
import { clockFace, timeLeft } from './time-left.ts';

const TICK = 250;

/** The milliseconds since a moment, counted several times a second while a clock runs. */
function useTimeSince(moment: number, runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now - moment;
}

interface SeatStatusProps {
  readonly seat: SeatInfo | undefined;
  /** Undefined where words tell it already. */
  readonly presence?: SeatPresence | null | undefined;
  readonly clock: Clock;
  readonly time: SeatClock | undefined;
  /** When the time was told. */
  readonly toldAt: number;
}

/** A moon beside the name of somebody who is away. */
function AwayMoon({ who }: { readonly who: string }) {
  const title = useOnlineWords().t('online:gone-sign', { who });
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={title} className="line-icon moon">
      <title>{title}</title>
      <path d="M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z" />
    </svg>
  );
}

/** Beside a name: what is left of the time, whether somebody is away, and whether a bot plays on. */
export function SeatStatus({ seat, presence, clock, time, toldAt }: SeatStatusProps) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const runs = time?.runs === true;
  const ms = useTimeSince(toldAt, runs);
  const left = time && seat?.kind === 'player' ? timeLeft(clock, time, ms) : null;
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
      {presence?.here === false && !seat?.away && <AwayMoon who={who} />}
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
