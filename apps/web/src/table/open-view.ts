import type { FortView } from '@treefort/fort';
import { type Game, type GameEvent, heardBy, type State } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import type { AnyView } from './table.ts';

/** What all seats know together: each seat as its own player sees it, the rest as anybody does. */
export function openView(game: Game, state: State, seats: number): AnyView {
  const shared = game.view(state, 'watcher') as AnyView;
  const own = Array.from({ length: seats }, (_, seat) => game.view(state, seat) as AnyView);
  return shared.game === 'fort'
    ? joinedForts(shared, own as FortView[])
    : joinedTrees(shared, own as TreehouseView[]);
}

const joinedForts = (shared: FortView, own: readonly FortView[]): FortView => ({
  ...shared,
  seats: own.map((view, seat) => view.seats[seat]!),
  draft: own.flatMap(({ draft }) => draft),
});

function joinedTrees(shared: TreehouseView, own: readonly TreehouseView[]): TreehouseView {
  return {
    ...shared,
    players: own.map((view, seat) => view.players[seat]!),
    discard: shared.discard.map((one, i) => ({
      ...one,
      room: own.map(({ discard }) => discard[i]!.room).find((room) => room !== null) ?? one.room,
    })),
  };
}

/** An event with its secret told. */
export const heardByAll = (event: GameEvent): GameEvent =>
  heardBy(event, event.secret?.seats[0] ?? 'watcher');
