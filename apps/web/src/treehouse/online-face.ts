import type { OnlineFace } from '../games/game-face.ts';

export const treehouseOnline: OnlineFace = {};
