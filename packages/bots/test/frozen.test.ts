import { fort } from '@treefort/fort';
import { type Game, sure } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { expect, test } from 'vitest';
import { botNamed } from '../src/roster.ts';
import { wholeGame } from './honest.ts';

const GAMES: readonly Game[] = [fort, treehouse];

/** Others are measured against these: a new version of one has a new name. */
test.each([
  ['fort', 'owl1', '25,16,29 after 219 moments'],
  ['treehouse', 'raven1', '47,47,46 after 48 moments'],
])('in %s %s plays as it always did', (id, name, played) => {
  const game = GAMES.find((one) => one.id === id)!;
  const setup = { seats: 3, options: sure(game.options({})) };
  const state = wholeGame({ game, setup, seed: 'frozen' }, botNamed(id, name)!);
  expect(`${game.outcome(state)?.scores} after ${state.moment} moments`).toBe(played);
});
