import type { Decision } from '@treefort/kernel';
import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { changer, roomWithColour } from './names.ts';

/** What a player is asked. */
export function question(voice: Voice, { kind, about = '' }: Decision): Text {
  switch (kind) {
    case 'pick':
      return voice.parts('tree-question:pick');
    case 'place':
      return voice.parts('tree-question:place', { room: roomWithColour(voice, about) });
    case 'take':
      return voice.parts('tree-question:take');
    case 'cover':
      return voice.parts('tree-question:cover', { changer: changer(voice, about) });
    case 'colour':
      return voice.parts('tree-question:colour');
    default:
      return voice.parts('table:ask');
  }
}
