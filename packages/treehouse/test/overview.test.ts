import { treehouse } from '@treefort/treehouse';
import { expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, tableIn } from './scene.ts';

rule('tree.goal', 'for 2 to 4 players, and the most points win', () => {
  expect(treehouse.seats).toEqual([2, 3, 4]);
  const t = tableIn({ week: 3 }, { score: 5 }, { score: 9 }, { score: 2 }).restUntil('over');
  expect(t.table.outcome).toEqual({ scores: [5, 9, 2], winners: [1] });
});

rule('tree.weeks', 'three weeks of dealing, building and scoring, in this order', () => {
  for (const seats of treehouse.seats) {
    const told = newGame(seats)
      .restUntil('over')
      .heard.map(({ kind }) => kind);
    const parts = told.filter((kind) => ['dealt', 'picked', 'scored'].includes(kind));
    const order = parts.filter((kind, i) => kind !== parts[i - 1]);
    // The first deal was told before anybody listened.
    expect(['dealt', ...order]).toEqual([1, 2, 3].flatMap(() => ['dealt', 'picked', 'scored']));
  }
});
