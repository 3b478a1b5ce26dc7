import type { Colour } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { randomGame } from './random-game.ts';
import { colourOf, type Scene } from './scene.ts';

type Tree = Readonly<Record<string, Colour>>;

const at = (n: number, i: number): string => `${n}:${i}`;

/** Where on the level a place stands, counted from the middle. */
const offset = (n: number, i: number): number => i - (n + 1) / 2;

const below = (n: number, i: number): string[] => {
  if (n === 2) return [];
  if (i === 1) return [at(n - 1, 1)];
  if (i === n) return [at(n - 1, n - 1)];
  return [at(n - 1, i - 1), at(n - 1, i)];
};

const near = (n: number, i: number): string[] => [
  ...[at(n, i - 1), at(n, i + 1)],
  ...[at(n - 1, i - 1), at(n - 1, i)],
  ...[at(n + 1, i), at(n + 1, i + 1)],
];

/** The rules of building, word by word and slowly: all that refuse a place, the nearest reason first. */
function reasons(tree: Tree, colour: Colour, n: number, i: number): string[] {
  const spots = Object.keys(tree).map((spot) => spot.split(':').map(Number) as [number, number]);
  const marker = spots.reduce((sum, [m, j]) => sum + Math.sign(offset(m, j)), 0);
  const leans = marker + Math.sign(offset(n, i));
  const known = Object.values(tree).includes(colour);
  const found: [string, boolean][] = [
    ['tree.permanent', at(n, i) in tree],
    ['tree.support', below(n, i).some((spot) => !(spot in tree))],
    ['tree.level', n > 6],
    ['tree.colour', known && !near(n, i).some((spot) => tree[spot] === colour)],
    ['tree.balance.blocked', Math.abs(leans) > 1],
  ];
  return found.flatMap(([rule, refuses]) => (refuses ? [rule] : []));
}

/** Compares what is offered and refused to a seat with the slow reading; gives the rules met. */
function compare(scene: Scene, seat: number): string[] {
  const { options, refused, tree, is } = scene.seat(seat);
  const met: string[] = [];
  let listed = 1;
  for (let n = 2; n <= 7; n++) {
    for (let i = 1; i <= n; i++) {
      const why = reasons(tree, colourOf(is.picked!), n, i);
      const offered = options.includes(`place:${n}:${i}`);
      if (n === 7 && why[0] === 'tree.support') continue;
      listed++;
      expect(offered, `${n}:${i} in ${JSON.stringify(tree)}`).toBe(why.length === 0);
      expect(refused[at(n, i)], `${n}:${i} in ${JSON.stringify(tree)}`).toBe(why[0]);
      met.push(why[0] ?? 'offered');
    }
  }
  expect(options.at(-1)).toBe('discard');
  expect(options.length + Object.keys(refused).length).toBe(listed);
  expect(scene.table.refusals(seat)).toHaveLength(Object.keys(refused).length);
  return met;
}

describe('every place is either offered or refused with the one right rule', () => {
  it('in random trees, against a slow reading of the rules', () => {
    const met = new Map<string, number>();
    for (let game = 0; game < 60; game++) {
      randomGame(2 + (game % 3), { seed: `place ${game}` }, (scene) => {
        if (scene.everything.phase !== 'place') return;
        for (const seat of scene.asked)
          for (const rule of compare(scene, seat)) met.set(rule, (met.get(rule) ?? 0) + 1);
      });
    }
    const rules = ['tree.permanent', 'tree.support', 'tree.colour', 'tree.balance.blocked'];
    for (const rule of [...rules, 'offered']) expect(met.get(rule), rule).toBeGreaterThan(1000);
  });

  it('and elsewhere every colour card and changer, too', () => {
    for (let game = 0; game < 12; game++) {
      const junior = game % 2 === 1;
      randomGame(2 + (game % 3), { seed: `cards ${game}`, junior }, (scene) => {
        const { phase } = scene.everything;
        for (const seat of ['take', 'cover', 'colour'].includes(phase) ? scene.asked : []) {
          const { options, refused } = scene.seat(seat);
          const all = [...options, ...Object.keys(refused)];
          expect(new Set(all).size).toBe(phase === 'take' ? 2 : 6);
          expect(all).toHaveLength(phase === 'take' ? 2 : 6);
        }
      });
    }
  });
});
