export { exportRecord, importRecord } from './compact.ts';
export {
  type Decision,
  decisionOf,
  decisions,
  type Game,
  type GameEvent,
  hasSeat,
  heardBy,
  isOver,
  MOST_MOVES,
  type Move,
  moveOf,
  type Option,
  type Options,
  type Outcome,
  type Question,
  type Refusal,
  type Setup,
  type State,
  seatsIn,
  type Tell,
  type Viewer,
} from './game.ts';
export { fromPlain, type Plain, toPlain } from './plain.ts';
export { playout } from './playout.ts';
export {
  below,
  fork,
  next,
  part,
  type Random,
  randomFrom,
  randomFromText,
  shuffle,
} from './random.ts';
export { parseJson, Reader, reading } from './reader.ts';
export {
  type Choice,
  canonical,
  findGame,
  type GameRecord,
  parseRecord,
  parseSetup,
  sealRecord,
} from './record.ts';
export { accept, type Fault, type Result, refuse, sure } from './result.ts';
export { commitment, makeSeed, parseSeed, type Seed, seedBytes, seedFromText } from './seed.ts';
export { sha256 } from './sha256.ts';
export { type Answer, Table, verify } from './table.ts';
