import { nth } from '@treefort/kernel';
import { type Changer, COLOURS, type Colour, ROOMS, type RoomName } from '@treefort/treehouse';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';

export const room = (voice: Voice, id: RoomName): Thing => ({
  is: 'room',
  id,
  text: voice.t(`tree-room:${id}`),
});

export const colour = (voice: Voice, id: Colour): Thing => ({
  is: 'colour',
  id,
  text: voice.t(`tree-colour:${id}`),
});

export const changer = (voice: Voice, id: Changer): Thing => ({
  is: 'changer',
  id,
  text: voice.t(`tree-changer:${id}`),
});

/** The colour of a room (tree.rooms: 12 of each, in the order of the colours). */
export const colourOf = (id: RoomName): Colour =>
  nth(COLOURS, Math.floor((ROOMS.indexOf(id) * COLOURS.length) / ROOMS.length));

/** A room with its colour: "Water slide (blue)". */
export const roomWithColour = (voice: Voice, id: RoomName): Text =>
  voice.parts('tree-score:room-colour', {
    room: room(voice, id),
    colour: colour(voice, colourOf(id)),
  });
