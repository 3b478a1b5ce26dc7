import { COLOURS, type Colour, ROOMS, type RoomName } from '@treefort/treehouse';

const PER_COLOUR = ROOMS.length / COLOURS.length;

/** The colour of a room (tree.rooms: as many of each, in the order of the colours). */
export const colourOfRoom = (room: RoomName): Colour =>
  COLOURS[Math.floor(ROOMS.indexOf(room) / PER_COLOUR)]!;
