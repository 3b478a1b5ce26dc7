import type { Colour, TreehouseMove } from '@treefort/treehouse';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { colour, roomWithColour } from './names.ts';
import { ownPlayer, placeText } from './places.ts';
import type { TreehouseContext } from './subjects.ts';

/** A colour, and how many rooms of it the reader has. */
function withRooms(
  voice: Voice,
  { colour: name }: { readonly colour: Colour },
  { view }: TreehouseContext,
): Text {
  const n = ownPlayer(view)?.tree.filter((room) => room.colour === name).length ?? 0;
  return voice.parts('tree-option:colour', { colour: colour(voice, name), n });
}

const OPTIONS: ByKind<TreehouseMove, TreehouseContext> = {
  pick: (voice, { room }) => voice.parts('tree-option:pick', { room: roomWithColour(voice, room) }),
  place: (voice, move) => voice.parts('tree-option:place', { place: placeText(voice, move) }),
  discard: (voice) => voice.parts('tree-option:discard'),
  take: (voice, { changer }) => voice.parts(`tree-option:take-${changer}`),
  cover: withRooms,
  colour: withRooms,
};

/** What can be chosen, as the text of a button. */
export const option = (voice: Voice, chosen: TreehouseMove, context: TreehouseContext): Text =>
  sayByKind(OPTIONS, voice, chosen, context);
