import type { Clock, SeatClock } from '@treefort/protocol';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The milliseconds that a seat has for an answer, if there is a limit. */
const perAnswer = (clock: Clock): number | null => {
  if (clock.kind === 'live') return clock.move * SECOND;
  return clock.kind === 'correspondence' ? clock.days * DAY : null;
};

/** What a seat has left so many milliseconds after it was told: while it thinks, for this answer; else for the game. */
export function timeLeft(clock: Clock, told: SeatClock, ms: number): number | null {
  const { runs, used, left, off = 0 } = told;
  if (!runs) return left;
  const answer = perAnswer(clock);
  if (answer === null) return null;
  return Math.max(0, Math.min(answer - used, left ?? answer) - Math.max(0, ms - off));
}

const unit = (n: number, name: 'day' | 'hour', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(n);

/** A time as clocks show it: minutes and seconds, hours or days where seconds do not matter. */
export function clockFace(ms: number, locale: string): string {
  if (ms >= 2 * DAY) return unit(Math.floor(ms / DAY), 'day', locale);
  if (ms >= HOUR) return unit(Math.floor(ms / HOUR), 'hour', locale);
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
