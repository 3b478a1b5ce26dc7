import { type Decision, type Random, randomFromText, type Seed } from '@treefort/kernel';

/** The random numbers of a bot for one decision, from seed, seat and decision id: a game played again is the same game. */
export const randomForDecision = (seed: Seed, { seat, id }: Decision): Random =>
  randomFromText(`bot ${seed} ${seat} ${id}`);
