import { type Level, levelNamed, levelsOf } from '@treefort/bots';
import type { GameRecord } from '@treefort/kernel';
import { gameIdOf } from '../table/game-id.ts';
import { botAt, createTable } from '../table/new-table.ts';
import { hintsAt } from '../table/saved-games.ts';
import type { Source } from '../table/source.ts';
import type { Sitter } from '../table/table.ts';

/** What the next game takes over from this one. */
export interface Played {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly source: Source | undefined;
}

/** The same table once more; returns its id. */
export function playAgain({ record, sitters, source }: Played): string {
  const said = source?.from === 'kept' ? hintsAt(source.id) : {};
  return createTable({ game: gameIdOf(record), sitters, options: record.options, ...said });
}

const rankOf = (game: string, { bot }: Sitter): number =>
  (bot !== undefined && levelNamed(game, bot)?.rank) || 0;

/** The next level for one's strongest rival; none where nobody is stronger, or no bot plays. */
export function nextLevel({ record, sitters }: Played): Level | undefined {
  const strongest = Math.max(...sitters.map((sitter) => rankOf(record.game, sitter)));
  return strongest > 0 ? levelsOf(record.game)[strongest] : undefined;
}

/** The same table with every bot one level stronger. */
export function playHarder(played: Played): string {
  const game = gameIdOf(played.record);
  const sitters = played.sitters.map((sitter) => {
    const rank = rankOf(game, sitter);
    return rank > 0 ? botAt(game, Math.min(rank + 1, levelsOf(game).length)) : sitter;
  });
  return playAgain({ ...played, sitters });
}
