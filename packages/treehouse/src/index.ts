export { allowedPlaces, build, openAfter } from './build.ts';
export { treehouse } from './game.ts';
export { LEVEL, placeAt, SIDE, TOUCH, UNBLOCKED } from './place.ts';
export { DISCARD } from './play.ts';
export { COLOURS, type Colour, ROOMS, type RoomName } from './rooms.ts';
export {
  CHANGERS,
  type Changer,
  COLOUR_COUNT,
  colourOf,
  HAND,
  handWith,
  type Phase,
  PICK,
  PLACE,
  TAKE,
  type TreehouseState,
  WEEKS,
} from './state.ts';
export type { BuiltRoom, PlayerView, TreehouseView } from './view.ts';
