import { type Puzzle, Solver } from '@treefort/bots';
import { type GameRecord, randomFromText, sure } from '@treefort/kernel';
import { type Hint, hintsFor } from '@treefort/review';
import { expose } from 'comlink';
import { games } from './games.ts';

const solver = new Solver(games);

const think = (puzzle: Puzzle): string =>
  solver.solve(puzzle, randomFromText(`${crypto.getRandomValues(new Uint32Array(4))}`));

/** What the strongest bot would do on a seat. */
const advise = (record: GameRecord, seat: number): readonly Hint[] => sure(hintsFor(record, seat));

const thinker = { think, advise };
export type Thinker = typeof thinker;

expose(thinker);
