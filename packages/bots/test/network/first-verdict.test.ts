import { below, fork, lowestSeat, MOST_MOVES, randomFromText, type State } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { offsetsOf } from '../../src/network/shape.ts';
import { Gradient } from '../../train/network/gradient.ts';
import { standingsOf } from '../../train/network/learn-game.ts';
import type { Lesson } from '../../train/network/lesson.ts';
import { lessonNamed } from '../../train/network/lessons.ts';
import { SampleWriter } from '../../train/network/samples.ts';

/** Looks at one of seven positions of random games. */
function positions({ game, setup }: Lesson, look: (state: State, seat: number) => void): void {
  const random = randomFromText('first verdicts');
  const moves = new Int32Array(MOST_MOVES);
  let at = 0;
  for (let number = 0; number < 6; number++) {
    const state = game.start(setup(number), fork(random));
    for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
      const seat = lowestSeat(actors);
      if (at++ % 7 === 0) look(state, seat);
      game.play(state, seat, moves[below(random, game.legal(state, seat, moves))]!);
    }
  }
}

describe('in Fort a network that has learned nothing', () => {
  const lesson = lessonNamed('fort');
  const weights = new Float32Array(offsetsOf(lesson.shape).end);
  const judge = lesson.judge(weights);
  const said = new Float64Array(4);
  const evaluated = new Float64Array(4);

  test('judges positions by their signs', () => {
    positions(lesson, (state, seat) => {
      judge.look(state, seat);
      judge.chances(said);
      lesson.heuristics.evaluate(state, evaluated);
      for (let who = 0; who < judge.seats(state); who++)
        expect(said[who]).toBeCloseTo(evaluated[who]!, 5);
    });
  });

  test('is as surprised by a result as they are', () => {
    const gradient = new Gradient(lesson.shape, weights, undefined);
    const writer = new SampleWriter();
    positions(lesson, (state, seat) => {
      judge.look(state, seat);
      const standings = standingsOf(judge, state, seat);
      const at = writer.position(judge.network, standings);
      // The seat that looks wins.
      writer.chances(
        at,
        standings.map((_, i) => Number(i === 0)),
      );
      writer.moves([]);
      const { row, starts } = writer.take();
      gradient.begin('x', { spread: 1, doubt: 0 });
      gradient.add(row, starts[0]!);
      lesson.heuristics.evaluate(state, evaluated);
      expect(gradient.result).toBeCloseTo(-Math.log(evaluated[seat]!), 1);
    });
  });
});

test('in Treehouse a network that has learned nothing takes all seats for alike, and all moves', () => {
  const lesson = lessonNamed('treehouse');
  const judge = lesson.judge(new Float32Array(offsetsOf(lesson.shape).end));
  const said = new Float64Array(4);
  const moves = new Int32Array(MOST_MOVES);
  positions(lesson, (state, seat) => {
    judge.look(state, seat);
    judge.chances(said);
    const seats = judge.seats(state);
    expect(Array.from(said.subarray(0, seats))).toEqual(Array(seats).fill(1 / seats));
    const count = lesson.game.legal(state, seat, moves);
    for (const move of moves.subarray(0, count)) expect(judge.urge(move)).toBe(0);
  });
});
