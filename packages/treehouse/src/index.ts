export {
  balanceOf,
  builtBy,
  cardOn,
  changerOf,
  countOf,
  openTo,
  pickedBy,
  roomInHand,
  scoreOf,
  touchingOf,
} from './accessors.ts';
export { allowedPlaces, build, openAfter } from './build.ts';
export type { TreehouseConsequence } from './consequences.ts';
export type { TreehouseEvent, TreehouseHeard } from './events.ts';
export type { PlaceRule, TreehouseQuestion, TreehouseRefusal } from './face.ts';
export { treehouse } from './game.ts';
export {
  DISCARD,
  readMove,
  type TreehouseMove,
  type TreehouseOption,
  writeMove,
} from './moves.ts';
export { levelOf, placeAt, sideOf, touchedBy, unblockedAt } from './place.ts';
export { COLOURS, type Colour, ROOMS, type RoomName } from './rooms.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export { type Total, totalOf, worth } from './score.ts';
export {
  CHANGERS,
  type Changer,
  COLOUR_COUNT,
  COVER,
  colourOf,
  HAND,
  handWith,
  heldBy,
  type Phase,
  PICK,
  PLACE,
  TAKE,
  type TreehouseState,
  WEEKS,
} from './state.ts';
export { covererAt, takerAt } from './turns.ts';
export type { BuiltRoom, PlayerView, TreehouseView } from './view.ts';
