import { type Game, type GameEvent, heardBy, type State } from '@treefort/kernel';
import type { AnyView } from '../games/game-types.ts';
import { recordFaces } from '../games/record-faces.ts';

/** What all seats know together: each seat as its own player sees it, the rest as anybody does. */
export function openView(game: Game, state: State, seats: number): AnyView {
  const watched = game.view(state, 'watcher') as AnyView;
  const own = Array.from({ length: seats }, (_, seat) => game.view(state, seat) as AnyView);
  return recordFaces[watched.game].joinViews(watched, own);
}

/** An event with its secret told. */
export const heardByAll = (event: GameEvent): GameEvent =>
  heardBy(event, event.secret?.seats[0] ?? 'watcher');
