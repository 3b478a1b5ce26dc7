import type { SeatPresence } from '@treefort/protocol';
import type { RemoteState } from '../remote/remote-state.ts';
import { useLanguage } from '../shell/language.tsx';
import { useOnlineWords } from './online-words.ts';

/** Since when somebody is away; undefined if they are here. */
export function useAwayWords(
  presence: SeatPresence | null | undefined,
  ahead: number,
): string | undefined {
  const { locale } = useLanguage().words;
  const online = useOnlineWords();
  if (!presence || presence.here) return undefined;
  if (presence.since === null) return online.t('online:gone');
  const since = new Date(presence.since - ahead);
  const time = since.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  if (since.toDateString() === new Date().toDateString()) {
    return online.t('online:gone-today', { time });
  }
  const date = since.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  return online.t('online:gone-before', { date, time });
}

/** How many watch besides the viewer. */
const onlookers = ({ you, people }: RemoteState): number =>
  Math.max(0, (people?.watching ?? 0) - (you === null ? 1 : 0));

/** How many watch; undefined if nobody does. */
export function useWatchWords(state: RemoteState): string | undefined {
  const online = useOnlineWords();
  const n = onlookers(state);
  if (state.you === null && state.phase !== 'open') {
    return n > 0 ? online.t('online:watch-with', { n }) : online.t('online:you-watch');
  }
  return n > 0 ? online.t('online:watching', { n }) : undefined;
}
