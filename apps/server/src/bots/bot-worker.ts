import { type Puzzle, Solver } from '@treefort/bots';
import { randomFromText } from '@treefort/kernel';
import { installedGames } from '../games.ts';

const solver = new Solver(installedGames);

/** Runs in a thread of its own: a bot's answer. */
export const think = (puzzle: Puzzle): string =>
  solver.solve(puzzle, randomFromText(String(Math.random())));
