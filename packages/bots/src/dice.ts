import { type Decision, type Random, randomFromText, type Seed } from '@treefort/kernel';

/** The randomness of a bot for one decision, out of seed, seat and moment: a game played again is the same game. */
export const diceFor = (seed: Seed, { seat, id }: Decision): Random =>
  randomFromText(`bot ${seed} ${seat} ${id}`);
