import { fortTutorial } from '../fort/tutorial-face.ts';
import { treehouseTutorial } from '../treehouse/tutorial-face.ts';
import type { Registry } from './game-face.ts';

export const tutorialFaces: Registry<'tutorial'> = {
  fort: fortTutorial,
  treehouse: treehouseTutorial,
};
