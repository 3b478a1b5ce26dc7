export { allowedPlaces, openAfter } from './build.ts';
export { treehouse } from './game.ts';
export { LEVEL, SIDE, TOUCH, UNBLOCKED } from './place.ts';
export { DISCARD } from './play.ts';
export { COLOURS, type Colour, ROOMS, type RoomName } from './rooms.ts';
export {
  CHANGERS,
  COLOUR,
  COLOUR_COUNT,
  COVER,
  type Changer,
  colourOf,
  HAND,
  handWith,
  OVER,
  PICK,
  PLACE,
  type Phase,
  TAKE,
  type TreehouseState,
  WEEKS,
} from './state.ts';
export type { BuiltRoom, PlayerView, TreehouseView } from './view.ts';
