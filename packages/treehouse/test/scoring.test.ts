import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, type Sketch, scoring } from './scene.ts';

const SEATS = [2, 3, 4];

/** Three red and two blue rooms, as they may stand in a tree. */
const FIVE: Sketch['tree'] = {
  '2:1': 'red',
  '2:2': 'blue',
  '3:1': 'red',
  '3:2': 'red',
  '3:3': 'blue',
};
const TWO_RED: Sketch['tree'] = { '2:1': 'red', '2:2': 'red' };

/** The first chooser of a later week, with these scores and after this one chose first last week. */
const firstOf = (scores: readonly number[], last: number, fewest = false): number | null =>
  scoring({ week: 2, first: last, fewest }, ...scores.map((score) => ({ score }))).everything.first;

describe('who is first', () => {
  rule('tree.changer.first', 'in week 1 chance decides, everybody equally', () => {
    for (const seats of SEATS) {
      const counts = Array.from({ length: seats }, () => 0);
      for (let i = 0; i < 200; i++) {
        const t = newGame(seats, { seed: `first ${i}` });
        t.restUntil(seats === 2 ? 'cover' : 'take');
        expect(t.asked).toEqual([t.everything.first]);
        counts[t.everything.first!]!++;
      }
      for (const count of counts) expect(Math.abs(count - 200 / seats)).toBeLessThan(30);
    }
  });

  rule('tree.changer.first', 'in weeks 2 and 3 it is the player with the most points', () => {
    expect(firstOf([3, 9, 5], 0)).toBe(1);
    expect(firstOf([3, 5, 9], 2)).toBe(2);
    expect(firstOf([9, 5, 7, 8], 2)).toBe(0);
    const week3 = scoring({ week: 3, first: 0 }, { score: 1 }, { score: 2 }, { score: 7 });
    expect(week3.asked).toEqual([2]);
  });

  rule('tree.changer.tie', 'tied: the first one clockwise after last week’s first chooser', () => {
    expect(firstOf([9, 9, 9], 0)).toBe(1);
    expect(firstOf([9, 9, 9], 2)).toBe(0);
    expect(firstOf([9, 3, 9], 1)).toBe(2);
    expect(firstOf([9, 3, 9, 9], 3)).toBe(0);
  });

  rule(
    'tree.changer.tie',
    'last week’s first chooser comes last, but before those with less',
    () => {
      expect(firstOf([9, 9, 3], 0)).toBe(1);
      expect(firstOf([9, 9, 3], 1)).toBe(0);
      expect(firstOf([9, 3, 3], 0)).toBe(0);
    },
  );
});

describe('changers', () => {
  rule('tree.changer.choose', 'clockwise from the first each takes one changer', () => {
    const t = scoring({ first: 2 }, {}, {}, {}, {});
    const takes = (['none', 'double', 'double', 'none'] as const).map((changer, i) => {
      const seat = (2 + i) % 4;
      expect(t.asked).toEqual([seat]);
      expect(t.table.decision(seat)).toMatchObject({ kind: 'take', rule: 'tree.changer.choose' });
      t.seat(seat).takes(changer);
      return [seat, changer];
    });
    expect(t.events('took').map(({ seat, changer }) => [seat, changer])).toEqual(takes);
    expect(t.view(0).middle).toEqual({ double: 0, none: 0 });
  });

  rule('tree.changer.choose', 'with three players one changer stays unused', () => {
    const t = scoring({ first: 0 }, {}, {}, {});
    t.seat(0).takes('double');
    t.seat(1).takes('double');
    t.seat(2).cannot('take:double', 'tree.changer.choose').takes('none');
    expect(t.everything.phase).toBe('cover');
    expect(t.view(1).middle).toEqual({ double: 0, none: 1 });
  });

  rule('tree.changer.choose', 'it is asked even when only one kind is left', () => {
    const t = scoring({ first: 0 }, {}, {}, {}, {});
    for (const seat of [0, 1]) t.seat(seat).takes('none');
    expect(t.seat(2).options).toEqual(['take:double']);
    for (const seat of [2, 3]) t.seat(seat).takes('double');
  });

  rule('tree.changer.place', 'in the reverse order each lays the own changer', () => {
    const t = scoring({ first: 1 }, {}, {}, {}, {});
    for (const seat of [1, 2, 3, 0]) t.seat(seat).takes(seat < 2 ? 'double' : 'none');
    for (const [i, seat] of [0, 3, 2].entries()) {
      expect(t.asked).toEqual([seat]);
      const about = seat < 2 ? 'double' : 'none';
      expect(t.table.decision(seat)).toMatchObject({ rule: 'tree.changer.place', about });
      t.seat(seat).covers((['red', 'blue', 'green'] as const)[i]!);
    }
    expect(t.asked).toEqual([1]);
    expect(t.everything.changers).toEqual({ red: 'double', blue: 'none', green: 'none' });
  });

  rule('tree.changer.place', 'only on a colour card that has none, and it must be laid', () => {
    const t = scoring({ first: 0 }, {}, {}, {});
    t.rest().rest().rest();
    t.seat(2).covers('blue');
    t.seat(1).cannot('cover:blue', 'tree.changer.place');
    expect(t.seat(1).options).toEqual(
      ['red', 'yellow', 'green', 'purple', 'brown'].map((colour) => `cover:${colour}`),
    );
  });

  rule('tree.changer.return', 'after the scoring the changers go back to the middle', () => {
    const t = scoring({ first: 0 }, {}, {}, {}, {}).restOf('take').restOf('cover');
    expect(t.everything).toMatchObject({ week: 2, phase: 'pick', changers: {} });
    expect(t.view(0).middle).toEqual({ double: 2, none: 2 });
    for (const seat of t.seats) seat.has({ changer: null });
    const two = scoring({ first: 0 }, {}, {}).restOf('cover');
    expect(two.view(0).middle).toEqual({ double: 0, none: 2 });
  });
});

describe('score', () => {
  rule('tree.score', 'a room is worth 1 point, 2 doubled, 0 with "no points"', () => {
    const t = scoring({ first: 0 }, { tree: FIVE }, { tree: TWO_RED }, {}, {});
    t.seat(0).takes('double');
    for (const seat of [1, 2]) t.seat(seat).takes('none');
    t.seat(3).takes('double').covers('green');
    t.seat(2).covers('blue');
    t.seat(1).covers('yellow');
    expect(t.view(0).worth).toMatchObject({ red: 1, blue: 0, green: 2 });
    t.seat(0).covers('red');
    t.seat(0).has({ score: 6 });
    t.seat(1).has({ score: 4 });
    t.seat(2).has({ score: 0 });
    expect(t.events('scored')).toEqual([
      { kind: 'scored', week: 1, points: [6, 4, 0, 0], totals: [6, 4, 0, 0] },
    ]);
  });

  rule('tree.score', 'the unused changer of three players changes nothing', () => {
    const t = scoring({ first: 0 }, { tree: FIVE }, {}, {});
    t.seat(0).takes('none');
    t.seat(1).takes('none');
    t.seat(2).takes('double').covers('green');
    t.seat(1).covers('brown');
    t.seat(0).covers('purple');
    t.seat(0).has({ score: 5 });
  });

  rule('tree.score', 'old rooms score again each week', () => {
    const t = scoring({ first: 0 }, { tree: FIVE }, {});
    t.seat(0).covers('green');
    t.seat(1).covers('yellow');
    t.seat(0).has({ score: 5 });
    t.restUntil('cover');
    t.seat(0).covers('green');
    t.seat(1).covers('red');
    t.seat(0).has({ score: 7 });
    expect(t.view(0).players[0]!.weeks).toEqual([5, 2, 0, 0]);
  });
});

describe('two players', () => {
  rule('tree.two', 'each gets one "no points"; there is nothing to take', () => {
    const t = scoring({ first: 1 }, {}, {});
    expect(t.everything.phase).toBe('cover');
    for (const seat of t.seats) seat.has({ changer: 'none' });
    expect(t.asked).toEqual([1]);
    expect(t.table.decision(1)).toMatchObject({ kind: 'cover', rule: 'tree.two', about: 'none' });
  });

  rule('tree.two', 'the one with more points lays first, then the other, elsewhere', () => {
    const t = scoring({ week: 2, first: 0 }, { score: 4, tree: FIVE }, { score: 2, tree: TWO_RED });
    expect(t.asked).toEqual([0]);
    t.seat(0).covers('blue');
    expect(t.asked).toEqual([1]);
    t.seat(1).cannot('cover:blue', 'tree.changer.place').covers('green');
    t.seat(0).has({ score: 4 + 3 });
    t.seat(1).has({ score: 2 + 2 });
    expect(firstOf([1, 2], 1)).toBe(1);
  });

  rule('tree.two.tie', 'in week 1 chance decides', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => {
      const t = newGame(2, { seed: `two ${i}` }).restUntil('cover');
      return t.everything.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  rule('tree.two.tie', 'tied later: the one who did not lay first last week', () => {
    expect(firstOf([5, 5], 0)).toBe(1);
    expect(firstOf([5, 5], 1)).toBe(0);
  });
});

describe('fewest', () => {
  rule('tree.fewest', 'in weeks 2 and 3 the player with the fewest points is first', () => {
    expect(firstOf([3, 9, 5], 1, true)).toBe(0);
    expect(firstOf([3, 9, 1, 5], 0, true)).toBe(2);
    expect(firstOf([3, 9], 0, true)).toBe(0);
    const t = scoring({ fewest: true, first: 2 }, {}, {}, {});
    expect(t.asked).toEqual([2]);
  });

  rule('tree.fewest', 'ties are broken as without it', () => {
    expect(firstOf([3, 3, 9], 0, true)).toBe(1);
    expect(firstOf([3, 3, 9], 1, true)).toBe(0);
    expect(firstOf([3, 9, 9], 0, true)).toBe(0);
    expect(firstOf([5, 5], 1, true)).toBe(0);
  });
});
