import { sure, Table } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import { costliest, MARKS, Reviewer, reviewOf, THRESHOLDS } from '../src/index.ts';
import { markOf } from '../src/mark.ts';
import { games, played } from './played.ts';

const LITTLE = { iterations: 24 };

const RECORDS = {
  fort: played('fort', ['thumb', 'random', 'squirrel'], 'a review of Fort'),
  treehouse: played('treehouse', ['thumb', 'random', 'mouse', 'hedgehog'], 'a review of Treehouse'),
};

const sum = (row: readonly number[]): number => row.reduce((all, one) => all + one, 0);

describe.each(Object.entries(RECORDS))('%s', (_, record) => {
  const review = sure(reviewOf(record, LITTLE));

  test('chances add up to one, everywhere', () => {
    expect(review.curve.length).toBeGreaterThan(20);
    for (const { chances } of [...review.curve, ...review.judgements]) {
      expect(chances).toHaveLength(record.seats);
      expect(sum(chances)).toBeCloseTo(1, 9);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test('the curve ends with what happened', () => {
    const { winners } = record.outcome!;
    const shares = Array.from({ length: record.seats }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
    expect(review.curve.at(-1)).toEqual({ n: record.choices.length, chances: shares });
  });

  test('who had one option is not blamed, and everybody else is judged', () => {
    const judged = new Map(review.judgements.map((judgement) => [judgement.n, judgement]));
    let forced = 0;
    for (const [n, [seat, option]] of record.choices.entries()) {
      const { options } = sure(Table.at(games, record, n)).decision(seat)!;
      const judgement = judged.get(n);
      if (options.length === 1) {
        expect(judgement).toBeUndefined();
        forced++;
      } else if (judgement) {
        expect(judgement).toMatchObject({ seat, chosen: option });
        expect(options.map(({ id }) => id)).toContain(judgement.best);
        expect(judgement.mark).toBe(markOf(judgement.cost));
        if (judgement.best === option) expect(judgement.cost).toBe(0);
      }
    }
    expect(forced).toBeGreaterThan(0);
    expect(judged.size).toBeGreaterThan(20);
  });

  test('the same record and budget give the same review, in whatever order its parts are made', () => {
    const reviewer = sure(Reviewer.open(record, LITTLE));
    const [odd, even] = [1, 0].map((rest) =>
      Array.from({ length: reviewer.parts }, (_, n) => n).filter((n) => n % 2 === rest),
    );
    const parts = [...odd!, ...even!].map((n) => reviewer.part(n));
    expect(reviewer.review(parts)).toEqual(review);
  });

  test('start, luck and choices are whole points that add up to the end', () => {
    const { winners } = record.outcome!;
    for (const { seat, balance } of review.summaries) {
      const { start, luck, choices, end } = balance;
      for (const points of [start, luck, choices, end]) expect(Number.isInteger(points)).toBe(true);
      expect(start + luck + choices).toBe(end);
      expect(end).toBe(winners.includes(seat) ? Math.round(100 / winners.length) : 0);
      expect(Math.abs(start - 100 / record.seats)).toBeLessThan(12);
    }
    // What the cards gave to one they took from the others, up to rounding.
    const lucks = review.summaries.map(({ balance }) => balance.luck);
    expect(Math.abs(sum(lucks))).toBeLessThanOrEqual(record.seats / 2);
  });

  test('each choice belongs to one turn', () => {
    const ends = review.turns.map(({ until }) => until);
    expect([0, ...ends]).toEqual([...review.turns.map(({ n }) => n), record.choices.length]);
  });

  test('the three costliest decisions of a seat are riddles, the costliest first', () => {
    for (const { seat } of review.summaries) {
      const costs = costliest(review.judgements, seat).map((one) => one.cost);
      const all = review.judgements.filter((one) => one.seat === seat && one.cost >= 0.03);
      const sorted = all.map((one) => one.cost).sort((a, b) => b - a);
      expect(costs).toEqual(sorted.slice(0, 3));
    }
  });

  test('there are five turning points, in order, from turn to turn', () => {
    const { turningPoints, curve } = review;
    expect(turningPoints).toHaveLength(5);
    const places = turningPoints.flatMap(({ n, until }) => [n, until]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const chancesAt = (at: number) => curve.find(({ n }) => n === at)!.chances;
    const reveal = turningPoints.find(({ cause }) => cause === 'reveal');
    for (const point of turningPoints) {
      const { n, until, before, after } = point;
      if (point !== reveal) expect(before).toEqual(chancesAt(n));
      // The last turn ends where what was hidden is turned over.
      const isSplit = record.game === 'fort' && until === record.choices.length;
      if (point === reveal || !isSplit) expect(after).toEqual(chancesAt(until));
      else if (reveal) expect(after).toEqual(reveal.before);
    }
  });

  test('alternatives are told the best first, with what was chosen and what it cost', () => {
    for (const { alternatives, chosen, best, cost, seat, chances } of review.judgements) {
      const chanceOf = (id: string) => alternatives.find(({ option }) => option === id)!.chance;
      expect(chanceOf(best)).toBeCloseTo(chances[seat]!, 9);
      expect(chanceOf(best) - chanceOf(chosen)).toBeCloseTo(cost, 9);
      const told = alternatives.map(({ chance }) => chance);
      expect(told).toEqual(told.toSorted((a, b) => b - a));
    }
  });

  test('another option is judged in place of what was chosen', () => {
    const reviewer = sure(Reviewer.open(record, LITTLE));
    const judgement = review.judgements.find(({ alternatives }) => alternatives.length > 2)!;
    expect(reviewer.instead(judgement.n, judgement.chosen)).toEqual(judgement);
    const worst = judgement.alternatives.at(-1)!.option;
    expect(reviewer.instead(judgement.n, worst)).toMatchObject({ chosen: worst, n: judgement.n });
  });

  test('a turning point names all real decisions of its turn', () => {
    const judged = review.judgements.map(({ n }) => n);
    for (const { n, until, made, cause } of review.turningPoints) {
      if (cause === 'reveal') {
        expect(made).toEqual([]);
        continue;
      }
      const real = judged.filter((one) => one >= n && one < until);
      expect(made).toEqual(real.length > 0 ? real : [n]);
    }
  });

  test('a summary counts every decision of its seat', () => {
    for (const { seat, marks, accuracy, cost } of review.summaries) {
      const own = review.judgements.filter((judgement) => judgement.seat === seat);
      expect(sum(MARKS.map((mark) => marks[mark]))).toBe(own.length);
      expect(cost).toBeCloseTo(sum(own.map((one) => one.cost)), 9);
      expect(accuracy).toBeGreaterThan(0);
      expect(accuracy).toBeLessThanOrEqual(1);
    }
  });
});

test('marks follow the thresholds that are shown', () => {
  expect(MARKS.map((mark) => markOf(THRESHOLDS[mark]))).toEqual([...MARKS]);
  expect(markOf(THRESHOLDS.blunder - 1e-9)).toBe('mistake');
  expect(markOf(1)).toBe('blunder');
});

describe('what cannot be reviewed is refused', () => {
  const record = RECORDS.treehouse;
  test('a changed choice', () => {
    const choices = record.choices.with(7, [record.choices[7]![0], 'pick:nothing-of-the-kind']);
    const found = reviewOf({ ...record, choices });
    expect(found).toMatchObject({ ok: false, fault: { why: 'departs' } });
    expect(found.ok ? '' : found.fault.message).toContain('choice 7');
  });
  test('a game of other rules', () => {
    const found = reviewOf({ ...record, rules: '0' });
    expect(found.ok ? '' : found.fault.message).toContain('unknown rules');
  });
  test('nothing played yet', () => {
    const found = reviewOf({ ...record, choices: [] });
    expect(found.ok ? '' : found.fault.message).toContain('no choice');
  });
  test('an unfinished game is reviewed as far as it goes', () => {
    const { outcome: _, digest: __, ...rest } = record;
    const cut = sure(reviewOf({ ...rest, choices: record.choices.slice(0, 30) }, LITTLE));
    expect(cut.curve.at(-1)!.n).toBe(30);
    expect(sum(cut.curve.at(-1)!.chances)).toBeCloseTo(1, 9);
  });
});
