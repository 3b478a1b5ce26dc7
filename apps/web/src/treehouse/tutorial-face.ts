import type { TutorialFace } from '../games/game-face.ts';
import { treehouseTutorial as tutorial } from './lessons.ts';

export const treehouseTutorial: TutorialFace = { tutorial };
