import type { SetupFace } from '../games/game-face.ts';

export const treehouseSetup: SetupFace = {
  variants: [
    { name: 'classic', options: {} },
    { name: 'fewest', options: { fewest: true } },
    { name: 'junior', options: { junior: true } },
  ],
  MoreOptions: null,
};
