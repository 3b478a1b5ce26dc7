export { type Box, type Design, printSheet, readBox, standard } from './box.ts';
export type { BoxFile, CardEntry, FriendEntry, KidEntry, LevelEntry } from './box-file.ts';
export type { FinalCount } from './end.ts';
export { fort } from './game.ts';
export {
  type Action,
  type Counter,
  parseAction,
  printAction,
  VERBS,
  type Verb,
} from './notation.ts';
export type { FortState, Phase } from './state.ts';
export type { FortView, Resources, SeatView } from './view.ts';
export {
  BOARDS,
  type Board,
  KINDS,
  type Kind,
  type MadeUpRule,
  PERKS,
  type Perk,
  RULES,
  SUITS,
  type Suit,
  SYMBOLS,
  type SymbolName,
} from './words.ts';
