import type { FortHeard } from '@treefort/fort';
import type { Viewer } from '@treefort/kernel';
import type { Sound } from '../play/sound-parts.ts';

/** What is heard of an event. */
export function fortSounds(event: FortHeard, viewer: Viewer): readonly Sound[] {
  switch (event.kind) {
    case 'cleaned-up':
    case 'discarded':
      return ['gate'];
    case 'drafted':
    case 'played':
    case 'added':
    case 'recycled':
    case 'tucked':
      return ['paper'];
    case 'gained':
    case 'packed':
      return [event.resource === 'pizza' ? 'pop' : 'squeak'];
    case 'copied':
      return [
        ...(event.pizza > 0 ? ['pop' as const] : []),
        ...(event.toy > 0 ? ['squeak' as const] : []),
      ];
    case 'spent':
    case 'converted':
      return ['plop'];
    case 'scored':
    case 'final-points':
      return ['notes'];
    case 'advanced':
      return ['knocks'];
    case 'followed':
      return ['rope'];
    case 'recruited':
      return [event.owner === viewer ? 'falling-bell' : 'bell'];
    case 'took-perk':
    case 'took-sculpture':
    case 'used-perk':
      return ['chime'];
    case 'trashed':
      return ['crumple'];
    case 'reshuffled':
    case 'drew':
      return ['riffle'];
    case 'ending':
      return ['school-bell'];
    case 'answered':
    case 'turn':
    case 'skipped':
    case 'declared':
    case 'used':
    case 'chose-suit':
    case 'lent':
    case 'counted':
    case 'stopped':
    case 'action-done':
    case 'looks':
    case 'kept-rule':
    case 'turned-up':
    case 'passed':
    case 'play-done':
    case 'over':
      return [];
  }
}
