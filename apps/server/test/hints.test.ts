import { sure } from '@treefort/kernel';
import { newTable } from '@treefort/protocol';
import { expect, test } from 'vitest';
import { installedGames } from '../src/games.ts';
import { countsForRating } from '../src/ratings/result.ts';
import { Match } from '../src/tables/match.ts';
import { planRematch, planTable } from '../src/tables/plan-table.ts';
import { tableInfoOf } from '../src/tables/table-info.ts';

const planned = (wish: object) => {
  const clock = { kind: 'live', move: 60, game: 600 };
  const wanted = newTable.parse({ game: 'fort', seats: ['me', 'open'], clock, ...wish });
  return sure(planTable(installedGames, wanted, { id: 'ada', name: 'Ada' })).plan;
};

test('a table with hints says so, is not rated, and its rematch is alike', () => {
  const plan = planned({ hints: true });
  const match = new Match(plan, installedGames);
  expect(tableInfoOf(match)).toMatchObject({ hints: true });
  expect(countsForRating(plan)).toBe(false);
  expect(planRematch(match)).toMatchObject({ hints: true });
});

test('without, all is as it was', () => {
  const plan = planned({});
  expect(plan).not.toHaveProperty('hints');
  expect(tableInfoOf(new Match(plan, installedGames))).not.toHaveProperty('hints');
  expect(countsForRating(plan)).toBe(true);
});
