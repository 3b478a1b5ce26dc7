import { parseJson, reading } from '@treefort/kernel';
import { keepText, readText } from '../shell/storage.ts';
import type { GameId } from '../table/game-id.ts';

/** The progress in a tutorial, stored in this browser. */
export interface Learned {
  /** The next step; the number of steps when all are done. */
  readonly step: number;
  /** Whether the end was reached once. */
  readonly finished: boolean;
}

const NOTHING: Learned = { step: 0, finished: false };
const keyOf = (game: GameId): string => `treefort.learn.${game}`;

/** The stored progress; unreadable text counts as none. */
export function learned(game: GameId): Learned {
  const json = parseJson(readText(keyOf(game)) ?? 'null', 'learned');
  if (!json.ok || json.value === null) return NOTHING;
  const read = reading(json.value, 'learned', (reader): Learned => {
    const { step, finished } = reader.fields('step', 'finished');
    return { step: step.whole(0, 99), finished: finished.flag() };
  });
  return read.ok ? read.value : NOTHING;
}

export function keepLearned(game: GameId, { step, finished }: Learned): void {
  keepText(keyOf(game), JSON.stringify({ step, finished }));
}
