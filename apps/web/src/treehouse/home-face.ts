import type { HomeFace } from '../games/game-face.ts';
import { TreehouseScene } from './scene.tsx';

export const treehouseHome: HomeFace = { Scene: TreehouseScene, minutes: 20, links: [] };
