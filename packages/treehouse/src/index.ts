export { treehouse } from './game.ts';
export { COLOURS, type Colour, ROOMS, type RoomName } from './rooms.ts';
export { CHANGERS, type Changer, type Phase, type TreehouseState } from './state.ts';
export type { BuiltRoom, PlayerView, TreehouseView } from './view.ts';
