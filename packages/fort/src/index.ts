export {
  addedOf,
  allPacked,
  allStuff,
  levelEntry,
  levelOf,
  packOf,
  perkOf,
  ruleOf,
  stuffOf,
  symbolsOn,
  trackOf,
} from './accessors.ts';
export { type Box, type Design, MOST_DESIGNS, printSheet, readBox, standard } from './box.ts';
export type { BoxFile, CardEntry, FriendEntry, KidEntry, LevelEntry } from './box-file.ts';
export { type FortConsequence, Trial } from './consequences.ts';
export type { DraftView } from './draft.ts';
export { type FinalCount, finalCount, type Total } from './end.ts';
export type { Cause, FortEvent, FortHeard } from './events.ts';
export type { FortQuestion, QuestionKind } from './face.ts';
export { fort } from './game.ts';
export {
  FROM_DECK,
  FROM_DISCARD,
  FROM_HAND,
  FROM_PACK,
  FROM_PARK,
  FROM_STUFF,
  fromOf,
  payPack,
  payStuff,
  type Resources,
  whichOf,
} from './move-forms.ts';
export {
  byKind,
  type FortMove,
  type FortOption,
  KIND,
  kindOf,
  type MoveName,
  readMove,
} from './moves.ts';
export {
  type Action,
  type Counter,
  parseAction,
  printAction,
  VERBS,
  type Verb,
  verbsIn,
} from './notation.ts';
export { packHolds } from './outlook.ts';
export {
  cardAt,
  deckOf,
  discardOf,
  handOf,
  lookoutOf,
  PARK,
  PARK_DECK,
  pileOf,
  SEAT_PILES,
  size,
  yardOf,
} from './piles.ts';
export { LEVEL, LOOKOUTS, ONCE, PACKED, type Program } from './program.ts';
export { type Prospect, prospects } from './prospects.ts';
export type {
  ObstacleRule,
  PassRule,
  RefusalDetail,
  RefusalRule,
} from './refusal-rules.ts';
export type { FortRefusal } from './refusals.ts';
export { type NextDecision, type Rehearse, type Rehearsed, rehearsal } from './rehearsal.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export type { SeatView } from './seat-view.ts';
export {
  ADD,
  DRAFT,
  designOf,
  FOLLOW,
  FOLLOW_SECOND,
  type FortState,
  OVER,
  PHASES,
  type Phase,
  PRIVATE,
  PUBLIC,
  USE,
} from './state.ts';
export { followSuits, followSymbols, inLookout, suitFor, symbols } from './symbols.ts';
export type { UnderWay } from './under-way-view.ts';
export type { FortView } from './view.ts';
export {
  BOARDS,
  type Board,
  COIN,
  DEALT,
  ENOUGH_POINTS,
  KINDS,
  type Kind,
  MADE_UP_RULES,
  type MadeUpRule,
  NONE,
  PERKS,
  type Perk,
  STUFF_HOLDS,
  SUITS,
  type Suit,
  SYMBOLS,
  type SymbolName,
  TOP_LEVEL,
  USED_ONCE,
} from './words.ts';
