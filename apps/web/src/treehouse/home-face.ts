import type { HomeFace } from '../games/game-face.ts';
import { TreehouseScene } from './scene.tsx';

export const treehouseHome: HomeFace = {
  Scene: TreehouseScene,
  minutes: 20,
  links: [],
  keptName: (words, id) =>
    words.treehouse.room(id as Parameters<typeof words.treehouse.room>[0]).text,
};
