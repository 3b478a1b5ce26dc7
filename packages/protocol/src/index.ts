export { changesBetween, sharing, withChanges } from './changes.ts';
export {
  type CommandReply,
  type CommandResult,
  commandReply,
  type Done,
  done,
  type NotDone,
  notDone,
  type WhyNot,
  whyNot,
} from './command-reply.ts';
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
export { finishedRecord } from './game-shapes.ts';
export { type Line, LineSplitter, LONGEST_LINE } from './lines.ts';
export { lookOf, toldApart } from './look-alike.ts';
export { type Clock, clock, type NewTable, newTable } from './new-table.ts';
export {
  type Change,
  firstNews,
  type Happening,
  type News,
  news,
  peopleNews,
  reconnectNotice,
  type Undo,
} from './news.ts';
export { LONGEST_NAME, type NameFault, nameFault, normalName } from './player-name.ts';
export {
  type Device,
  type DeviceKind,
  device,
  newToken,
  type PlayerInfo,
  player,
  type SignInLink,
  type SignInOffer,
  signedInPlayer,
  signInLink,
  signInOffer,
  signInSecret,
} from './players.ts';
export { Referee, tooLong } from './referee.ts';
export type { Refused, Reply, Why } from './referee-reply.ts';
export type { People, Phase, SeatClock, SeatInfo, SeatPresence } from './seats.ts';
export { type ServerMessage, serverMessage } from './server-message.ts';
export { gameSchemas } from './shape-schema.ts';
export { chatText, isPlain, playerName } from './shown-text.ts';
export {
  checkShuffle,
  type Misfit,
  type ShuffleVerdict,
} from './shuffle-check.ts';
export { noted, type ShuffleNotes } from './shuffle-notes.ts';
export {
  type ListedSeat,
  type ListedTable,
  type OwnTableList,
  ownTableList,
  type TableList,
  tableList,
} from './table-lists.ts';
export {
  gameList,
  type MadeTable,
  madeTable,
  type TableInfo,
  tableInfo,
} from './tables.ts';
export { undoOf, undoTo } from './undo.ts';
