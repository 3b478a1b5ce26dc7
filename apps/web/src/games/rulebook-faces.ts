import { fortRulebook } from '../fort/rulebook-face.ts';
import { treehouseRulebook } from '../treehouse/rulebook-face.ts';
import type { Registry } from './game-face.ts';

export const rulebookFaces: Registry<'rulebook'> = {
  fort: fortRulebook,
  treehouse: treehouseRulebook,
};
