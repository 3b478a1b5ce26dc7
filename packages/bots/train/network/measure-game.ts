import { fork, type GameEvent, lowestSeat, MOST_MOVES, randomFromText } from '@treefort/kernel';
import { Guest } from './guest.ts';
import { winShares } from './learn-game.ts';
import type { Lesson } from './lesson.ts';
import { type Mind, mostVisited } from './mind.ts';

/** One game that measures: a network on one of four seats, against three of a bot. */
export interface MeasureTask {
  readonly game: number;
  readonly seed: string;
  readonly iterations: number;
  readonly rival: string;
  readonly rivalIterations: number;
}

const SEATS = 4;

/** Plays it, and says which share of the victory the network had. */
export function measureGame(lesson: Lesson, mind: Mind, task: MeasureTask): number {
  const { game, played } = lesson;
  const random = randomFromText(`${task.seed} ${task.game}`);
  const state = game.start({ ...lesson.setup(0), seats: SEATS }, fork(random));
  const mine = task.game % SEATS;
  const moves = new Int32Array(MOST_MOVES);
  const rivals = Array.from({ length: SEATS }, (_, seat) =>
    seat === mine ? undefined : new Guest(lesson, task.rival, seat),
  );
  const tell = (event: GameEvent): void => {
    for (const rival of rivals) rival?.hear(event);
  };
  for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
    const seat = lowestSeat(actors);
    const rival = rivals[seat];
    if (rival) {
      played.play(state, seat, rival.choose(state, task.rivalIterations, random), tell);
    } else if (game.legal(state, seat, moves) === 1) game.play(state, seat, moves[0]!, tell);
    else {
      const { iterations } = task;
      const move =
        iterations === 0
          ? mind.mostUrged(state, seat)
          : mostVisited(mind.think(state, seat, { iterations, curious: false, random })).move;
      game.play(state, seat, move, tell);
    }
  }
  return winShares(lesson, state, SEATS)[mine]!;
}
