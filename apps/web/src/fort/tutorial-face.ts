import type { TutorialFace } from '../games/game-face.ts';
import { fortTutorial as tutorial } from './lessons.ts';

export const fortTutorial: TutorialFace = { tutorial };
