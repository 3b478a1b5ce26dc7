import type { HomeFace } from '../games/game-face.ts';
import { FortScene } from './scene.tsx';

export const fortHome: HomeFace = {
  Scene: FortScene,
  minutes: 30,
  links: [{ to: { at: 'cards' }, label: 'home:cards' }],
  keptName: (words, id) => words.fort.cardName(id).text,
};
