export { type Change, changesBetween, withChanges } from './changes.ts';
export {
  type Command,
  type CommandName,
  commands,
  type Frame,
  frame,
  frameRef,
  type Orders,
  orders,
} from './commands.ts';
export { type Line, LineSplitter, LONGEST_LINE } from './lines.ts';
export { type Clock, clock, type NewTable, newTable } from './new-table.ts';
export type {
  CommandReply,
  Done,
  Farewell,
  Happening,
  News,
  NotDone,
  People,
  PeopleNews,
  Phase,
  Presence,
  SeatClock,
  SeatInfo,
  Undo,
  WhyNot,
} from './news.ts';
export { Referee, tooLong } from './referee.ts';
export type { Refused, Reply, Why } from './reply.ts';
export { chatText, isPlain, playerName } from './shown-text.ts';
