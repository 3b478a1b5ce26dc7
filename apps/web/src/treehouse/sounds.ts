import type { TreehouseHeard } from '@treefort/treehouse';
import type { Sound } from '../play/sound-parts.ts';

/** What is heard of an event. */
export function treehouseSounds(event: TreehouseHeard): readonly Sound[] {
  switch (event.kind) {
    case 'dealt':
      return ['riffle'];
    case 'passed':
      return ['swish'];
    case 'picked':
      return ['flip'];
    case 'built':
      return ['planks', 'creak'];
    case 'dropped':
    case 'took':
      return ['paper'];
    case 'covered':
    case 'coloured':
      return ['stamp'];
    case 'scored-colour':
    case 'majority':
      return ['notes'];
    case 'scored':
      return ['school-bell'];
    case 'discarded':
    case 'no-majority':
      return ['crumple'];
    case 'answered':
    case 'first':
    case 'returned':
    case 'over':
      return [];
  }
}
