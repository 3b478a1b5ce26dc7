import { treehouse } from '@treefort/treehouse';
import type { GameReview } from '../game-review.ts';
import { type TreehouseFacts, treehouseFacts } from './facts.ts';

/** Treehouse, looked at afterwards. */
export const treehouseReview: GameReview<TreehouseFacts> = {
  game: treehouse,
  worth: {
    points: 1,
    rooms: 1.5,
    growing: 0.4,
    alone: 0.6,
    open: 0.4,
    neighbour: -0.8,
    rivalPoints: -1,
  },
  facts: treehouseFacts,
};
