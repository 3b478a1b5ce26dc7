export { exportRecord, importRecord } from './compact.ts';
export { drawFrom, drawMove, moveAt } from './draw.ts';
export {
  type EventKinds,
  type EventOf,
  type GameEvent,
  type HeardOf,
  heardBy,
  heardShape,
  type Tell,
  toldShape,
  type Viewer,
} from './events.ts';
export { foresight } from './foresight.ts';
export {
  type Decision,
  decisionOf,
  decisions,
  type Game,
  type GameShapes,
  hasSeat,
  isOver,
  lowestSeat,
  MOST_MOVES,
  type Move,
  moveOf,
  type Option,
  type Options,
  type Outcome,
  onlyOption,
  type Question,
  type Refusal,
  type Setup,
  type StandingOrders,
  type State,
  seatsIn,
} from './game.ts';
export { nth } from './nth.ts';
export { fromPlain, type Plain, toPlain } from './plain.ts';
export { playout } from './playout.ts';
export type { Expected, Problem } from './problem.ts';
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
  commitmentOf,
  findGame,
  type GameRecord,
  parseRecord,
  parseSetup,
  type ShuffleProof,
  sealRecord,
  shuffleProof,
} from './record.ts';
export { accept, type Fault, type Result, refuse, sure } from './result.ts';
export { commitment, makeSeed, parseSeed, type Seed, seedBytes, seedFromText } from './seed.ts';
export { sha256 } from './sha256.ts';
export {
  type Data,
  type DataOf,
  either,
  type Fields,
  flag,
  list,
  misfit,
  nullable,
  object,
  optional,
  type Shape,
  text,
  whole,
  word,
} from './shape.ts';
export { type SeedParts, sharedSeed } from './shared-seed.ts';
export { type Answer, Table, verify } from './table.ts';
export {
  choice,
  type Form,
  fielded,
  type MoveKind,
  type MoveKinds,
  type MoveOf,
  type OptionOf,
  plain,
  Vocabulary,
} from './vocabulary.ts';
