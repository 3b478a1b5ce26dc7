import { type FortView, fort } from '@treefort/fort';
import { type GameRecord, sure, Table } from '@treefort/kernel';
import { type TreehouseView, treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { reviewOf } from '../src/index.ts';
import type { Point } from '../src/point.ts';
import { changesOf, largest } from '../src/turning-points.ts';
import { played } from './played.ts';

/** A curve of two seats from the chances of the first, a decision at each choice. */
const curveOf = (...chances: readonly number[]): Point[] =>
  chances.map((chance, n) => ({ n, chances: [chance, 1 - chance] }));

test('at most five are told, the largest, in the order of the game', () => {
  const steps = [0.1, 0.2, 0.05, 0.3, 0.15, 0.25, 0.02].map((by, i) => (i % 2 ? by : -by));
  let chance = 0.5;
  const points = largest(changesOf(curveOf(chance, ...steps.map((by) => (chance += by)))));
  expect(points.map(({ n }) => n)).toEqual([0, 1, 3, 4, 5]);
  expect(points.map(({ swing }) => Number(swing.toFixed(2)))).toEqual([0.1, 0.2, 0.3, 0.15, 0.25]);
});

/** A review of a whole game that was played by rule of thumb. */
const reviewed = (game: string, seed: string) => {
  const record = played(game, ['thumb', 'thumb', 'thumb'], seed);
  return { record, review: sure(reviewOf(record, { iterations: 40 })) };
};

describe('a turning point of Fort', () => {
  const games = ['a', 'b', 'c'].map((seed) => reviewed('fort', seed));
  const points = games.flatMap(({ record, review }) =>
    review.turningPoints.map((point) => ({ record, point })),
  );
  const viewAt = (record: GameRecord, n: number): FortView => {
    const { game, state } = sure(Table.at([fort], record, n));
    return game.view(state, 'watcher') as FortView;
  };

  test('is one turn, from its first decision to the next turn', () => {
    for (const { record, point } of points) {
      const before = viewAt(record, point.n);
      for (const n of point.made) {
        const { round, leader } = viewAt(record, n);
        expect([round, leader]).toEqual([before.round, before.leader]);
      }
      if (point.cause === 'reveal') continue;
      expect(point.seat).toBe(before.leader);
      const after = viewAt(record, point.until);
      const isNext = after.round !== before.round || after.leader !== before.leader;
      expect(isNext || after.phase === 'over').toBe(true);
    }
  });

  test('tells decision, draw and reveal apart, and each says what it was', () => {
    const causes = points.map(({ point }) => point.cause);
    expect(causes.filter((cause) => cause === 'decision').length).toBeGreaterThan(
      points.length / 2,
    );
    expect(causes).toContain('reveal');
    for (const { point } of points) {
      const whys = point.reasons.map(({ why }) => why);
      if (point.cause === 'draw') {
        expect(whys.length).toBeGreaterThan(0);
        expect(new Set(whys)).toEqual(new Set(['turned-up']));
      } else if (point.cause === 'reveal') {
        expect(new Set(whys)).toEqual(new Set(['rule-points']));
      } else expect(whys).not.toContain('rule-points');
    }
  });

  test('is a reveal only at the very end, and no decision of the last turn made it', () => {
    for (const { record, point } of points) {
      if (point.cause !== 'reveal') continue;
      expect(point.n).toBe(record.choices.length);
      expect(point.made).toEqual([]);
      const { count } = viewAt(record, point.n).seats[0]!;
      expect(count).not.toBeNull();
    }
  });

  test('is named by the card that its leader played, and the levels that it built', () => {
    let built = 0;
    for (const { record, review } of games) {
      for (const { n, until, seat, headline } of review.turns) {
        const plays = record.choices
          .slice(n, until)
          .filter(([who, id]) => who === seat && id.startsWith('play:'));
        expect(headline?.card).toBe(plays[0]?.[1].split(':')[1]);
        if (!headline || seat === undefined) continue;
        const level = (at: number): number => viewAt(record, at).seats[seat]!.level;
        expect(level(until) - level(n)).toBe(headline.levels);
        built += headline.levels;
      }
    }
    expect(built).toBeGreaterThan(5);
  });

  test('tells of a friend left in the Yard only if a rival took it', () => {
    const taken = points.flatMap(({ record, point }) =>
      point.reasons.flatMap((reason) =>
        reason.why === 'taken-later' ? [{ record, point, reason }] : [],
      ),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const { record, point, reason } of taken) {
      expect(viewAt(record, point.until).seats[reason.owner]!.yard).toContain(reason.card);
      const took = record.choices
        .slice(point.until)
        .find(([seat, id]) => seat === reason.by && id.includes(`${reason.owner}:${reason.card}`));
      expect(took).toBeDefined();
    }
  });
});

describe('a turning point of Treehouse', () => {
  const { record, review } = reviewed('treehouse', 'a');
  const viewAt = (n: number): TreehouseView => {
    const { game, state } = sure(Table.at([treehouse], record, n));
    return game.view(state, 'watcher') as TreehouseView;
  };

  test('is a decision: nothing turns up in the open that nobody picked', () => {
    expect(new Set(review.turningPoints.map(({ cause }) => cause))).toEqual(new Set(['decision']));
  });

  test('names a lead in a colour only where there is one', () => {
    for (const { until, reasons } of review.turningPoints) {
      const { players } = viewAt(until);
      for (const reason of reasons) {
        if (reason.why !== 'most') continue;
        const counts = players.map(
          ({ tree }) => tree.filter(({ colour }) => colour === reason.colour).length,
        );
        expect(counts[reason.seat]).toBe(reason.rooms);
        expect(counts.filter((count) => count >= reason.rooms)).toHaveLength(1);
      }
    }
  });
});
