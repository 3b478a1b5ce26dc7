import { parseJson, reading } from '@treefort/kernel';
import { keepText, readText } from '../shell/storage.ts';
import type { GameId } from './game-id.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export const SEATS = [2, 3, 4] as const;

/** What one tap on "Play" starts: how strong the bots are, and how many play. */
export interface QuickPlay {
  /** The rank of the strongest bot. */
  readonly level: (typeof LEVELS)[number];
  readonly seats: (typeof SEATS)[number];
}

/** At first: two bots that a beginner can beat. */
const USUAL: QuickPlay = { level: 2, seats: 3 };
const keyOf = (game: GameId): string => `treefort.quick.${game}`;

/** What was chosen last on this device. */
export function quickPlay(game: GameId): QuickPlay {
  const json = parseJson(readText(keyOf(game)) ?? 'null', 'quick');
  if (!json.ok || json.value === null) return USUAL;
  const read = reading(json.value, 'quick', (reader): QuickPlay => {
    const f = reader.fields('level', 'seats');
    const level = f.level.whole(1, 5);
    const seats = f.seats.whole(2, 4);
    return {
      level: LEVELS.find((one) => one === level) ?? USUAL.level,
      seats: SEATS.find((one) => one === seats) ?? USUAL.seats,
    };
  });
  return read.ok ? read.value : USUAL;
}

export const keepQuickPlay = (game: GameId, chosen: QuickPlay): void =>
  void keepText(keyOf(game), JSON.stringify(chosen));
