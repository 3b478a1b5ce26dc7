import { levelNamed } from '@treefort/bots';
import { gameIdOf } from './game-id.ts';
import type { GameResult } from './results.ts';
import type { SavedGame } from './saved-games.ts';

/** What a saved game counts for: nothing before its end, for practice, among people or where only bots play. */
export function playedResult({ id, record, sitters, touched, practice }: SavedGame) {
  const { outcome } = record;
  const seat = sitters.findIndex(({ bot }) => bot === undefined);
  if (!outcome || practice || seat < 0) return undefined;
  const others = sitters.filter((_, i) => i !== seat);
  const game = gameIdOf(record);
  const levels = others.map(({ bot }) => (bot === undefined ? undefined : levelNamed(game, bot)));
  if (!levels.every((level) => level !== undefined)) return undefined;
  const { scores, winners } = outcome;
  const level = Math.max(...levels.map(({ rank }) => rank));
  return { id, game, at: touched, seat, scores, winners, level } satisfies GameResult;
}
