import { type Puzzle, Solver } from '@treefort/bots';
import { randomFromText } from '@treefort/kernel';
import { games } from '../games.ts';

const solver = new Solver(games);

/** Answers for a bot, in a thread of its own. */
export const think = (puzzle: Puzzle): string =>
  solver.solve(puzzle, randomFromText(String(Math.random())));
