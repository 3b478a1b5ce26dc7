export {
  type Account,
  account,
  type MadePasskey,
  madePasskey,
  type Passkey,
  passkeyOptions,
  type RecoveredPlayer,
  recoveredPlayer,
  recoveryCode,
  type ShownPasskey,
  shownPasskey,
  typedCode,
} from './accounts.ts';
export {
  type CallAbout,
  type CallSettings,
  callAbout,
  callSettings,
  mailAddress,
  mailSecret,
  type PushMessage,
  pushMessage,
  pushSubscription,
  type QuietHours,
  quietHours,
  webhookAddress,
} from './calls.ts';
export { Changes, changesBetween, sharing, withChanges } from './changes.ts';
export { CLOCKS, PACES, type Pace } from './clocks.ts';
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
export {
  type Acquaintance,
  type Acquaintances,
  acquaintances,
  type NewReport,
  newInvitation,
  newReport,
  type PersonRef,
  type Relation,
  type RelationChange,
  relationChange,
  type TableRelations,
  tableRelations,
  visibility,
} from './company.ts';
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
export { PHRASES, type Phrase } from './phrases.ts';
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
export {
  type QueueState,
  type QueueWish,
  queueState,
  queueWish,
  type WaitingCount,
  waitingCounts,
} from './queue.ts';
export {
  hiding,
  type Leaderboard,
  leaderboard,
  type PastGame,
  type PastGames,
  type PastSeat,
  type Profile,
  type ProfiledGame,
  pastGames,
  profile,
  type ShownRating,
  type TableRatings,
  tableRatings,
} from './ratings.ts';
export { Referee, tooLong } from './referee.ts';
export type { Refused, Reply, Why } from './referee-reply.ts';
export { REPORT_REASONS, type ReportReason } from './report-reasons.ts';
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
