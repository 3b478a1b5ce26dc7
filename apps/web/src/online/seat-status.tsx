import type { Clock, SeatClock, SeatInfo, SeatPresence } from '@treefort/protocol';
import { sitterOf } from '../remote/remote-state.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { useOffUntil } from './days-off.tsx';
import { useOnlineWords } from './online-words.ts';
import { clockFace, timeLeft } from './time-left.ts';
import { useTimeSince } from './time-since.ts';

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
function AwayMoon({ title }: { readonly title: string }) {
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
  const [who = ''] = seat ? words.names([sitterOf(seat)]) : [];
  const off = useOffUntil(time?.off, toldAt);
  const isGone = presence?.here === false || off !== undefined;
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
      {isGone && !seat?.away && (
        <AwayMoon
          title={
            off ? online.t('daysOff:sign', { who, ...off }) : online.t('online:gone-sign', { who })
          }
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
