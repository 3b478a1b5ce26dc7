import { describe, expect, it } from 'vitest';
import type { ArenaPlan } from '../src/arena/plan.ts';
import { fixtures } from '../src/arena/schedule.ts';

const plan = (entries: readonly number[], seats: number): ArenaPlan => ({
  game: 'fort',
  rules: '1',
  seats,
  options: {},
  seed: 'x',
  contestants: [...new Set(entries)].map((i) => ({
    name: `${i}`,
    origin: { bot: `${i}` },
    budget: {},
  })),
  entries,
  patience: 1,
});

const schedule = (entries: readonly number[], seats: number, games: number) =>
  fixtures(plan(entries, seats), games);

/** How often each contestant sits on each seat. */
function sittings(games: ReturnType<typeof fixtures>, seats: number): Map<number, number[]> {
  const counts = new Map<number, number[]>();
  for (const { seating } of games) {
    for (const [seat, one] of seating.entries()) {
      const row = counts.get(one) ?? Array.from({ length: seats }, () => 0);
      row[seat]!++;
      counts.set(one, row);
    }
  }
  return counts;
}

describe('the schedule of an arena', () => {
  it.each<[number[], number]>([
    [[0, 1], 2],
    [[0, 1, 2], 3],
    [[0, 1, 2, 3], 4],
    [[0, 1], 4],
    [[0, 1, 2], 4],
    [[0, 1, 2], 2],
    [[0, 1, 2, 3, 4], 4],
    [[0, 1, 2, 3, 4, 5, 6], 3],
  ])('seats the entries %j on %i seats equally often, on every seat', (entries, seats) => {
    const games = schedule(entries, seats, 400);
    expect(games.length).toBeGreaterThanOrEqual(400);
    expect(games.length).toBeLessThan(480);
    const all = [...sittings(games, seats).values()].flat();
    expect(all).toHaveLength(new Set(entries).size * seats);
    expect(new Set(all).size).toBe(1);
  });

  it('lets one play against three of the same kind in four rotations of each deal', () => {
    const games = schedule([0, 1, 1, 1], 4, 8);
    const places = games.map(({ deal, seating }) => [deal, seating.indexOf(0)]);
    expect(places.toSorted()).toEqual([0, 1].flatMap((deal) => [0, 1, 2, 3].map((s) => [deal, s])));
    for (const { seating } of games) expect(seating.filter((one) => one === 1)).toHaveLength(3);
  });

  it('deals the same cards to every seating of a deal and other cards to the next', () => {
    const games = schedule([0, 1, 2], 4, 48);
    const byDeal = Map.groupBy(games, ({ deal }) => deal);
    expect([...byDeal.values()].map((some) => some.length)).toEqual([12, 12, 12, 12]);
    for (const some of byDeal.values()) expect(new Set(some.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(4);
    for (const some of byDeal.values()) {
      expect(new Set(some.map(({ seating }) => seating.join())).size).toBe(12);
    }
  });

  it('changes who sits next to whom from deal to deal', () => {
    const games = schedule([0, 1, 2, 3], 4, 24);
    const leftOfNobody = games.map(({ seating }) => seating[(seating.indexOf(0) + 1) % 4]);
    for (const other of [1, 2, 3]) {
      expect(leftOfNobody.filter((one) => one === other)).toHaveLength(8);
    }
  });

  it('begins with the same games, however many there are', () => {
    const few = schedule([0, 1, 2, 3, 4], 4, 30);
    expect(schedule([0, 1, 2, 3, 4], 4, 300).slice(0, few.length)).toEqual(few);
    expect(few.map(({ n }) => n)).toEqual(few.map((_, i) => i));
  });

  it('lets nobody fall behind where there are more line-ups than games', () => {
    const games = schedule([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4, 40);
    expect(games.length).toBeLessThanOrEqual(60);
    expect(new Set([...sittings(games, 4).values()].flat()).size).toBe(1);
  });

  it('lets a single contestant play itself, each deal once', () => {
    expect(schedule([0], 3, 5).map(({ deal, seating }) => [deal, ...seating])).toEqual(
      [0, 1, 2, 3, 4].map((deal) => [deal, 0, 0, 0]),
    );
  });
});
