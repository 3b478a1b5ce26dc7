import type { TreehouseHeard } from '@treefort/treehouse';
import type { SoundsByEvent } from '../play/sound.ts';

export const treehouseSounds: SoundsByEvent<TreehouseHeard> = {
  answered: null,
  dealt: 'card',
  passed: 'card',
  picked: 'card',
  built: 'build',
  discarded: null,
  dropped: null,
  first: null,
  took: null,
  covered: null,
  coloured: null,
  'scored-colour': null,
  scored: 'points',
  returned: null,
  majority: 'points',
  'no-majority': null,
  over: null,
};
