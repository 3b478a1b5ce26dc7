import { treehouse } from '@treefort/treehouse';
import type { GameFace } from '../game-face.ts';

/** Treehouse on the command line. */
export const treehouseFace: GameFace = {
  game: treehouse,
  flags: {
    junior: { type: 'boolean', help: 'for small players: no changers, each picks a colour' },
    fewest: { type: 'boolean', help: 'the player with the fewest points chooses first' },
  },
  options: ({ given }) => ({ junior: given.junior === true, fewest: given.fewest === true }),
  loadBoard: async () => (await import('./board.ts')).treehouseBoards,
};
