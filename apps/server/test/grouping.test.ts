import { expect, test } from 'vitest';
import { BOTS_AFTER, Grouping, Pairs, type Waiting } from '../src/queue/grouping.ts';

const one = (player: string, given: Partial<Waiting> = {}): Waiting => ({
  player,
  name: player,
  seats: [2],
  bots: false,
  rating: 25,
  waited: 0,
  ...given,
});

const grouped = (waiting: readonly Waiting[], blocked: readonly [string, string][] = []) =>
  new Grouping(waiting, new Pairs(blocked))
    .groups(100)
    .map(({ people, bots }) => [people.map(({ player }) => player).join(' '), bots]);

test('who waits longest gets the nearest in rating', () => {
  const waiting = [one('a', { rating: 20 }), one('b', { rating: 23 }), one('c', { rating: 21 })];
  expect(grouped(waiting)).toEqual([['a c', 0]]);
});

test('people far apart are matched only after a while', () => {
  const apart = (waited: number) => [one('a', { rating: 10, waited }), one('b', { rating: 30 })];
  expect(grouped(apart(10_000))).toEqual([]);
  expect(grouped(apart(41_000))).toEqual([['a b', 0]]);
  const far = [one('a', { rating: -100, waited: 60_000 }), one('b', { rating: 100 })];
  expect(grouped(far)).toEqual([['a b', 0]]);
});

test('tables are as large as all at them want', () => {
  const any = [2, 3, 4];
  expect(grouped([one('a', { seats: any }), one('b', { seats: [3] })])).toEqual([]);
  expect(
    grouped([one('a', { seats: any }), one('b', { seats: [3] }), one('c', { seats: [3, 4] })]),
  ).toEqual([['a b c', 0]]);
  expect(grouped(['a', 'b', 'c', 'd', 'e'].map((name) => one(name, { seats: any })))).toEqual([
    ['a b c d', 0],
  ]);
});

test('players who blocked each other, or one the other, are never matched', () => {
  const all = ['a', 'b', 'c'].map((name) => one(name, { seats: [3], waited: 90_000, bots: true }));
  expect(grouped(all, [['c', 'a']])).toEqual([
    ['a b', 1],
    ['c', 2],
  ]);
  expect(grouped([one('a'), one('b'), one('c')], [['b', 'a']])).toEqual([['a c', 0]]);
});

test('bots take empty seats after a while, where all at the table agree', () => {
  const seats = [4];
  const tired = one('a', { seats, bots: true, waited: BOTS_AFTER });
  expect(grouped([{ ...tired, waited: BOTS_AFTER - 1 }])).toEqual([]);
  expect(grouped([{ ...tired, bots: false }])).toEqual([]);
  expect(grouped([tired, one('b', { seats }), one('c', { seats, bots: true })])).toEqual([
    ['a c', 2],
  ]);
});

test('two thousand waiting players who fit nobody are looked at quickly', () => {
  const waiting = Array.from({ length: 2000 }, (_, i) => one(`p${i}`, { rating: i * 10 }));
  expect(grouped(waiting)).toEqual([]);
});
