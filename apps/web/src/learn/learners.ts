import { useTongue } from '../shell/tongue.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt } from '../table/new.ts';
import type { Sitter } from '../table/table.ts';

/** The learner, and bots as beginners will meet them. */
export function useLearners(game: GameId): readonly Sitter[] {
  const { web } = useTongue();
  return [{ name: web.t('newTable:me') }, botAt(game, 1), botAt(game, 2)];
}
