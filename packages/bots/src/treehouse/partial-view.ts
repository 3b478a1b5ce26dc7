import type { TreehouseView } from '@treefort/treehouse';
import { withPartialView } from '../partial-view.ts';
import { colourGame } from './colour-game.ts';

function shown(view: TreehouseView): TreehouseView {
  const { players, discard, viewer } = view;
  return {
    ...view,
    players: players.map((player, seat) => (seat === viewer ? player : { ...player, hand: null })),
    discard: discard.map((one) => (one.known.includes('watcher') ? one : { ...one, room: null })),
  };
}

/** Treehouse without a memory of the hands that were passed on and of what was thrown away face down. */
export const treehouseFromPartialView = withPartialView(colourGame, shown);
