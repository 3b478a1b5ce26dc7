import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, type Scene, type Sketch, scoring } from './scene.ts';

const FIVE_BLUE: Sketch['tree'] = {
  '2:1': 'blue',
  '2:2': 'blue',
  '3:1': 'blue',
  '3:2': 'blue',
  '3:3': 'blue',
};
const TWO_BLUE: Sketch['tree'] = { '2:1': 'blue', '2:2': 'blue' };
const TWO_RED: Sketch['tree'] = { '2:1': 'red', '2:2': 'red' };
const TWO_MIXED: Sketch['tree'] = { '2:1': 'red', '2:2': 'blue' };

/** Week 3 is scored with changers on colours nobody built: each room is worth 1 point. */
function ended(...sketches: Sketch[]): Scene {
  const t = scoring({ week: 3, first: 0 }, ...sketches).restOf('take');
  for (const colour of ['purple', 'brown', 'green', 'yellow'] as const)
    if (t.asked.length > 0) t.seat(t.asked[0]!).covers(colour);
  return t;
}

const outcome = (t: Scene) => t.table.outcome;

describe('majorities', () => {
  rule(
    'tree.end.majority',
    'example 4: the sole owner of most blue rooms, 5, scores 5 more',
    () => {
      const t = ended({ tree: FIVE_BLUE }, { tree: TWO_BLUE }, {});
      expect(t.events('majority')).toEqual([
        { kind: 'majority', seat: 0, colour: 'blue', points: 5, rooms: [5, 2, 0] },
      ]);
      expect(outcome(t)).toEqual({ scores: [10, 2, 0], winners: [0] });
      expect(t.view(0).players[0]!.weeks).toEqual([0, 0, 5, 5]);
    },
  );

  rule('tree.end.majority', 'tied for most: nobody scores them', () => {
    const t = ended({ tree: TWO_BLUE }, { tree: TWO_BLUE }, {});
    expect(t.events('majority')).toEqual([]);
    expect(outcome(t)?.scores).toEqual([2, 2, 0]);
  });

  rule('tree.end.majority', 'a tie for most is not settled by a third player with fewer', () => {
    const t = ended({ tree: TWO_BLUE }, { tree: { '2:1': 'blue' } }, { tree: TWO_BLUE });
    expect(t.events('majority')).toEqual([]);
  });

  rule(
    'tree.end.majority',
    'each colour counts for itself, and a colour nobody has for nobody',
    () => {
      const t = ended({ tree: TWO_RED }, { tree: TWO_BLUE });
      expect(
        t.events('majority').map(({ seat, colour, points }) => [seat, colour, points]),
      ).toEqual([
        [0, 'red', 2],
        [1, 'blue', 2],
      ]);
    },
  );

  rule('tree.end.majority', 'changers play no part', () => {
    const t = scoring({ week: 3, first: 2 }, { tree: FIVE_BLUE }, {}, {});
    t.seat(0).takes('none');
    t.seat(1).takes('double');
    t.seat(2).takes('double').covers('red');
    t.seat(1).covers('green');
    t.seat(0).covers('blue');
    expect(outcome(t)?.scores).toEqual([0 + 5, 0, 0]);
    const two = scoring({ week: 3, first: 2 }, { tree: TWO_BLUE }, {}, {});
    two.seat(0).takes('double');
    two.seat(1).takes('none');
    two.seat(2).takes('none').covers('red');
    two.seat(1).covers('green');
    two.seat(0).covers('blue');
    expect(outcome(two)?.scores).toEqual([4 + 2, 0, 0]);
  });

  rule('tree.end.majority', 'they come after week 3 only', () => {
    const t = scoring({ week: 2, first: 0 }, { tree: FIVE_BLUE }, {}).restOf('cover');
    expect(t.events('majority')).toEqual([]);
    expect(outcome(t)).toBeUndefined();
  });
});

describe('winning', () => {
  rule('tree.end.tie', 'most points wins', () => {
    const t = ended({ score: 30 }, { score: 43 }, { score: 40, tree: TWO_MIXED });
    expect(outcome(t)).toEqual({ scores: [30, 43, 40 + 2 + 2], winners: [2] });
    const over = { kind: 'over', scores: [30, 43, 44], winners: [2], largest: [0, 0, 1] };
    expect(t.events('over')).toEqual([over]);
  });

  rule('tree.end.tie', 'tied: the larger largest set of one colour', () => {
    const t = ended({ score: 13, tree: TWO_MIXED }, { score: 12, tree: TWO_RED }, { score: 1 });
    expect(outcome(t)).toEqual({ scores: [16, 16, 1], winners: [1] });
  });

  rule('tree.end.tie', 'the set breaks a tie only, it never beats a point', () => {
    const t = ended({ score: 21 }, { score: 10, tree: FIVE_BLUE }, {});
    expect(outcome(t)).toEqual({ scores: [21, 20, 0], winners: [0] });
  });

  rule('tree.end.tie', 'still tied: shared victory', () => {
    const t = ended({ score: 10, tree: TWO_RED }, { score: 10, tree: TWO_BLUE }, {});
    expect(outcome(t)).toEqual({ scores: [14, 14, 0], winners: [0, 1] });
    expect(outcome(ended({}, {}, {}, {}))?.winners).toEqual([0, 1, 2, 3]);
  });

  rule('tree.end.tie', 'then nothing more is asked', () => {
    const t = newGame(3).restUntil('over');
    expect(t.asked).toEqual([]);
    expect(t.table.choose({ seat: 0, decision: '54', option: 'discard' })).toMatchObject({
      fault: { why: 'over' },
    });
  });
});

describe('junior', () => {
  const junior = { junior: true, first: 1 };

  rule(
    'tree.junior.order',
    'each picks one colour, clockwise from the first, two players too',
    () => {
      for (const seats of [2, 3, 4]) {
        const t = scoring(junior, ...Array.from({ length: seats }, () => ({})));
        expect(t.view(0).middle).toEqual({ double: 0, none: 0 });
        for (const [i, colour] of (['red', 'blue', 'green', 'brown'] as const)
          .slice(0, seats)
          .entries()) {
          const seat = (1 + i) % seats;
          expect(t.asked).toEqual([seat]);
          expect(t.table.decision(seat)).toMatchObject({ kind: 'colour', rule: 'tree.junior' });
          t.seat(seat).colours(colour);
        }
        expect(t.everything).toMatchObject({ week: 2, phase: 'pick', changers: {} });
        expect(t.events('coloured')).toHaveLength(seats);
      }
    },
  );

  rule('tree.junior.order', 'no two may pick the same', () => {
    const t = scoring(junior, {}, {}, {});
    t.seat(1).colours('red');
    expect(t.everything.changers).toEqual({ red: 1 });
    t.seat(2).cannot('colour:red', 'tree.junior');
    expect(t.seat(2).options).not.toContain('colour:red');
  });

  rule('tree.junior', 'picked colours score 1 a room for everybody, the others nothing', () => {
    const t = scoring(junior, { tree: FIVE_BLUE }, { tree: TWO_RED }, { tree: TWO_BLUE });
    t.seat(1).colours('blue');
    t.seat(2).colours('green');
    expect(t.view(0).worth).toMatchObject({ blue: 1, green: 1, red: 0, brown: 0 });
    t.seat(0).colours('yellow');
    expect(t.seats.map(({ is }) => is.score)).toEqual([5, 0, 2]);
  });

  rule('tree.junior', 'the majorities at the end stay', () => {
    const t = scoring({ ...junior, week: 3 }, { tree: FIVE_BLUE }, { tree: TWO_RED });
    t.restOf('colour');
    expect(t.events('coloured').map(({ seat, colour }) => [seat, colour])).toEqual([
      [0, 'red'],
      [1, 'yellow'],
    ]);
    expect(outcome(t)).toEqual({ scores: [0 + 5, 2 + 2], winners: [0] });
  });

  rule('tree.junior.order', 'the most points pick first, with `fewest` the fewest', () => {
    const sketches = [{ score: 2 }, { score: 7 }, { score: 4 }];
    expect(scoring({ ...junior, week: 2 }, ...sketches).asked).toEqual([1]);
    expect(scoring({ ...junior, week: 2, fewest: true }, ...sketches).asked).toEqual([0]);
  });

  rule('tree.junior.order', 'in week 1 chance decides who picks first', () => {
    const firsts = Array.from(
      { length: 40 },
      (_, i) =>
        newGame(3, { junior: true, seed: `junior ${i}` }).restUntil('colour').everything.first,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});
