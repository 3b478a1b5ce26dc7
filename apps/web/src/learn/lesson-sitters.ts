import { useLanguage } from '../shell/language.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt } from '../table/new-table.ts';
import type { Sitter } from '../table/table.ts';

/** The learner, and bots as beginners will meet them. */
export function useLessonSitters(game: GameId): readonly Sitter[] {
  const { web } = useLanguage();
  return [{ name: web.t('newTable:me') }, botAt(game, 1), botAt(game, 2)];
}
