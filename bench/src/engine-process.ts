import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Setup, State } from '@treefort/kernel';
import { round } from './pace.ts';

/**
 * Measures the engine of one checkout, a round whenever the parent asks: `engine-process.ts FOLDER GAME`. Kernel and
 * game are those of the checkout.
 */

const [folder = '', id = ''] = process.argv.slice(2);

const load = (name: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(folder, 'packages', name, 'src/index.ts')).href);

const kernel = (await load('kernel')) as unknown as typeof import('@treefort/kernel');
const game = (await load(id))[id] as Game<State>;
const setup: Setup = { seats: 4, options: {} };
const random = kernel.randomFromText('bench');
const table = game.blank(setup);

/** Every position of one random game, and as many blank ones to copy them into. */
function positions(): [State[], State[]] {
  const moves = new Int32Array(kernel.MOST_MOVES);
  const state = game.start(setup, kernel.fork(random));
  const all: State[] = [];
  while (!kernel.isOver(game, state)) {
    all.push(game.copy(state, game.blank(setup)));
    const seat = 31 - Math.clz32(game.actors(state));
    game.play(state, seat, moves[kernel.below(random, game.legal(state, seat, moves))]!);
  }
  return [all, all.map(() => game.blank(setup))];
}

const [from, into] = positions();

/** What can be measured, each with how many units of it were done. */
const WORK = {
  games: () => kernel.playout(game, game.start(setup, kernel.fork(random), table), random),
  copies: () => {
    for (let i = 0; i < from.length; i++) game.copy(from[i]!, into[i]!);
    return from.length;
  },
};

/** One round of work, asked for by name. */
export interface Order {
  readonly work: keyof typeof WORK;
  readonly millis: number;
}

process.on('message', ({ work, millis }: Order) => process.send?.(round(WORK[work], millis)));
