import type { Option } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import type { SentenceContext } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { colour, roomWithColour } from './names.ts';
import { ownPlayer, placeIn, sideOf, tailOf } from './places.ts';

function placeValues(id: string) {
  const { level, place } = placeIn(id);
  return { level, n: place, side: sideOf({ level, place }) };
}

/** What can be chosen, as the text of a button. */
export function option(
  voice: Voice,
  { id }: Option,
  { view }: SentenceContext<TreehouseView>,
): Text {
  const tail = tailOf(id);
  switch (id.split(':')[0]) {
    case 'pick':
      return voice.parts('tree-option:pick', { room: roomWithColour(voice, tail) });
    case 'place':
      return voice.parts('tree-option:place', placeValues(id));
    case 'discard':
      return voice.parts('tree-option:discard');
    case 'take':
      return voice.parts(tail === 'double' ? 'tree-option:take-double' : 'tree-option:take-none');
    case 'cover':
    case 'colour': {
      const n = ownPlayer(view)?.tree.filter((room) => room.colour === tail).length ?? 0;
      return voice.parts('tree-option:colour', { colour: colour(voice, tail), n });
    }
    default:
      return [id];
  }
}
