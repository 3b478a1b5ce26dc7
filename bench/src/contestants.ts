import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fort } from '@treefort/fort';
import { treehouse } from '@treefort/treehouse';
import { measureBoardgame } from './boardgame.ts';
import { type Figures, measure } from './measure.ts';
import type { Pace, Rounds } from './pace.ts';

export const SEATS = 4;

const setup = { seats: SEATS, options: {} };

/** Who is measured, by name. A game of ours is one line. */
export const CONTESTANTS = {
  treehouse: (rounds: Rounds): Figures => measure(treehouse, setup, rounds),
  fort: (rounds: Rounds): Figures => measure(fort, setup, rounds),
  boardgame: (rounds: Rounds): Pace => measureBoardgame(SEATS, rounds),
};

type Name = keyof typeof CONTESTANTS;
type Found<N extends Name> = ReturnType<(typeof CONTESTANTS)[N]>;

export const isContestant = (name: string | undefined): name is Name =>
  name !== undefined && Object.hasOwn(CONTESTANTS, name);

/** Measures one contestant in a process of its own, where no other has shaped the compiler's guesses. */
export function measureApart<N extends Name>(
  name: N,
  rounds: Rounds,
  env: NodeJS.ProcessEnv = {},
): Found<N> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { NODE_ENV: _, ...clean } = process.env;
  const args = [main, '--only', name, '--rounds', `${rounds.count}x${rounds.millis}`];
  const text = execFileSync(process.execPath, args, { env: { ...clean, ...env } });
  return JSON.parse(text.toString());
}
