import { below, fork, lowestSeat, MOST_MOVES, randomFromText, type State } from '@treefort/kernel';
import { loadNetwork, networkOf } from '../../src/network/loaded.ts';
import { lessonNamed } from './lessons.ts';

/** How many positions a network judges in a second of one core's time, inputs included. */

const SEATS = 4;
const POSITIONS = 2000;
const ROUNDS = 40;

function positionsOf(name: string): { readonly state: State; readonly seat: number }[] {
  const { game, setup: setupOf } = lessonNamed(name);
  const setup = { ...setupOf(0), seats: SEATS };
  const random = randomFromText(`pace ${name}`);
  const moves = new Int32Array(MOST_MOVES);
  const found: { readonly state: State; readonly seat: number }[] = [];
  while (found.length < POSITIONS) {
    const state = game.start(setup, fork(random));
    while (game.actors(state) !== 0) {
      const seat = lowestSeat(game.actors(state));
      const count = game.legal(state, seat, moves);
      if (count > 1 && found.length < POSITIONS && below(random, 8) === 0) {
        found.push({ state: game.copy(state, game.blank(setup)), seat });
      }
      game.play(state, seat, moves[below(random, count)]!);
    }
  }
  return found;
}

for (const name of ['fort', 'treehouse']) {
  await loadNetwork(name);
  const judge = lessonNamed(name).judge(networkOf(name));
  const positions = positionsOf(name);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    for (const { state, seat } of positions) judge.look(state, seat);
    const { user, system } = process.cpuUsage(began);
    return (POSITIONS * 1e6) / (user + system);
  });
  process.stdout.write(
    `${name}: ${Math.round(rounds.sort((a, b) => a - b)[ROUNDS / 2]!)} evaluations/s\n`,
  );
}
