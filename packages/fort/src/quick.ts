import type { Game } from '@treefort/kernel';
import { play, start } from './play.ts';
import { actors, answered, legal } from './seats.ts';
import { blank, copy } from './state.ts';
export const fort = {
  id: 'fort',
  rules: '1',
  seats: [2, 3, 4],
  start,
  blank,
  copy,
  actors,
  answered,
  legal,
  play,
} as unknown as Game<import('./state.ts').FortState>;
