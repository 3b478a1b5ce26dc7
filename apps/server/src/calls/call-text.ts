import type { CallAbout } from '@treefort/protocol';
import { type CallWords, loadCalls, loadWords, pickLocale, type Words } from '@treefort/words';
import type { LiveTable } from '../tables/live-table.ts';
import type { Match } from '../tables/match.ts';
import { seatInfosOf } from '../tables/seat-info.ts';
import type { Call, CallText } from './call.ts';
import { waitsFor } from './occasions.ts';

/** The words for calls, in one language. */
export interface Spoken {
  readonly calls: CallWords;
  readonly words: Words;
}

/** The words of a language as a device or a player named it. */
export async function spokenIn(language: string): Promise<Spoken> {
  const locale = pickLocale([language]);
  const [calls, words] = await Promise.all([loadCalls(locale), loadWords(locale)]);
  return { calls, words };
}

/** What a call is about by now, or null where there is no longer a reason for it. */
function aboutNow(match: Match, { player, about }: Call): CallAbout | null {
  const seat = match.seatOf(player);
  const { phase } = match;
  if (phase === 'over') return seat === null ? null : 'game-over';
  if (seat !== null && waitsFor(match, seat)) return 'your-turn';
  switch (about) {
    case 'invited':
      return phase === 'open' && seat === null ? about : null;
    case 'table-ready':
      return about;
    case 'your-turn':
    case 'game-over':
      return null;
  }
}

function whereIn({ calls, words }: Spoken, match: Match, player: string): string {
  const own = match.seatOf(player);
  const sitting = seatInfosOf(match).map(({ kind, name, bot }) =>
    kind === 'bot' ? { name: bot ?? '', bot: bot ?? '' } : { name: name ?? '' },
  );
  const others = words.names(sitting).filter((name, seat) => seat !== own && name !== '');
  const game = words.game(match.plan.game).name;
  if (others.length === 0) return game;
  return calls.t('call:where', { game, names: calls.list(others.map((name) => [name])) });
}

/** A call as its reader is told it, or null where there is no longer a reason for it. */
export async function callText(
  live: LiveTable,
  call: Call,
  language: string,
): Promise<CallText | null> {
  const spoken = await spokenIn(language);
  return await live.exclusive((match) => {
    const about = aboutNow(match, call);
    if (about === null) return null;
    const title = spoken.calls.t(`call:${about}`);
    return { about, table: call.table, title, body: whereIn(spoken, match, call.player) };
  });
}
