import type { Clock } from '@treefort/protocol';
import { useOnlineWords } from './online-words.ts';

/** A clock in words. */
export function useClockWords(clock: Clock): string {
  const online = useOnlineWords();
  if (clock.kind === 'none') return online.t('friends:clock-none');
  if (clock.kind === 'correspondence') {
    const { days, daysOff } = clock;
    const perMove = online.t('friends:clock-letters-text', { days });
    return daysOff ? `${perMove}, ${online.t('daysOff:each', { days: daysOff })}` : perMove;
  }
  const { move, game } = clock;
  return online.t('friends:clock-live-text', { move, game: Math.round(game / 60) });
}
