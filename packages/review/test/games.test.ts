import { expect, it } from 'vitest';
import { gameReview, games } from '../src/games.ts';

it('every game is found by its id, and one without a review is named', () => {
  for (const game of games) expect(gameReview(game.id).game).toBe(game);
  expect(() => gameReview('nim')).toThrow('the game "nim" cannot be reviewed');
  expect(() => gameReview('toString')).toThrow('"toString"');
});
