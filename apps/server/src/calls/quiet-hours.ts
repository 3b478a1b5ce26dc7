import type { QuietHours } from '@treefort/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** The minutes since midnight at a place. */
function minuteAt(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(format.format(time));
}

/** In how many milliseconds quiet hours end, or 0 where it is no such hour. */
export function quietFor(now: number, { from, to, zone }: QuietHours): number {
  const minute = minuteAt(now, zone);
  const length = (minutesOf(to) - minutesOf(from) + DAY) % DAY;
  const passed = (minute - minutesOf(from) + DAY) % DAY;
  if (passed >= length) return 0;
  return (length - passed) * MINUTE - (now % MINUTE);
}
