import { COLOURS, type Colour, ROOMS } from '@treefort/treehouse';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';

export const room = (voice: Voice, id: string): Thing => ({
  is: 'room',
  id,
  text: voice.find('tree-room', id) ?? id,
});

export const colour = (voice: Voice, id: string): Thing => ({
  is: 'colour',
  id,
  text: voice.find('tree-colour', id) ?? id,
});

export const changer = (voice: Voice, id: string): Thing => ({
  is: 'changer',
  id,
  text: voice.find('tree-changer', id) ?? id,
});

/** The colour of a room (tree.rooms: 12 of each, in the order of the colours). */
export function colourOf(id: string): Colour {
  const rooms: readonly string[] = ROOMS;
  const number = rooms.indexOf(id);
  return COLOURS[Math.floor((Math.max(number, 0) * COLOURS.length) / ROOMS.length)]!;
}

/** A room with its colour: "Water slide (blue)". */
export const roomWithColour = (voice: Voice, id: string): Text =>
  voice.parts('tree-score:room-colour', {
    room: room(voice, id),
    colour: colour(voice, colourOf(id)),
  });
