import { type GameRecord, sure } from '@treefort/kernel';
import { type Facts, gameReview } from './games.ts';
import type { Judgement } from './judgement.ts';
import { Replay } from './replay.ts';

/** What can be counted in the open: for each seat, the game played again. */
export const factsOf = (record: GameRecord, judgements: readonly Judgement[]): readonly Facts[] =>
  gameReview(record.game).facts(sure(Replay.begin(record)), judgements);
