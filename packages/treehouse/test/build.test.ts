import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { type Sketch, type Spot, table, tableIn } from './scene.ts';

/** The first player has picked a room and all have revealed theirs. */
function picked(room: 'library' | 'plant-nursery', tree: NonNullable<Sketch['tree']>, week = 1) {
  const t = tableIn({ week }, { tree, hand: [room] }, {});
  t.seat(0).picks(room);
  t.rest();
  return t.seat(0);
}

const ALL: Spot[] = [];
for (let level = 2; level <= 6; level++) for (let i = 1; i <= level; i++) ALL.push(`${level}:${i}`);

describe('level', () => {
  rule('tree.level', 'a tree has 2 + 3 + 4 + 5 + 6 = 20 places, offered or refused', () => {
    const seat = picked('library', {});
    expect([...seat.spots, ...Object.keys(seat.refused)].sort()).toEqual([...ALL].sort());
    expect(ALL).toHaveLength(20);
  });

  rule('tree.level', 'nothing goes above level 6, even where it would be supported', () => {
    const left: Sketch['tree'] = {
      '2:1': 'red',
      '3:1': 'red',
      '4:1': 'red',
      '5:1': 'red',
      '6:1': 'red',
    };
    const right: Sketch['tree'] = { '2:2': 'blue', '3:3': 'blue', '4:4': 'blue', '5:5': 'blue' };
    const seat = picked('library', { ...left, ...right }, 3);
    expect(seat.refused['7:1']).toBe('tree.level');
    expect(seat.refused['7:7']).toBeUndefined();
    seat.cannotBuild('7:1', 'tree.level');
    expect(seat.spots).toContain('6:6');
  });

  rule('tree.level', 'the centre is at (3, 2) and (5, 3) only: everything else leans', () => {
    const leans = (spot: Spot): number => {
      const [level, i] = spot.split(':').map(Number) as [number, number];
      return Math.sign(i - (level + 1) / 2);
    };
    expect(ALL.filter((spot) => leans(spot) === 0)).toEqual(['3:2', '5:3']);
    const full = { '2:1': 'red', '2:2': 'red', '3:1': 'red', '3:2': 'red', '3:3': 'red' } as const;
    const higher = { '4:1': 'red', '4:4': 'red', '4:2': 'red', '4:3': 'red' } as const;
    for (const spot of ['5:1', '5:2', '5:3', '5:4', '5:5'] as const) {
      const t = tableIn({ week: 2 }, { tree: { ...full, ...higher }, hand: ['library'] }, {});
      t.seat(0).picks('library');
      t.rest();
      t.seat(0).builds(spot);
      t.rest();
      t.seat(0).has({ balance: leans(spot) });
    }
  });
});

describe('support', () => {
  rule('tree.support', 'both places of level 2 stand on the tree', () => {
    expect(picked('library', {}).spots).toEqual(['2:1', '2:2']);
  });

  rule('tree.support', 'an edge place needs the one card below it', () => {
    const seat = picked('library', { '2:1': 'red', '2:2': 'red' });
    expect(seat.spots).toContain('3:1');
    expect(seat.spots).toContain('3:3');
    const lone = picked('library', { '2:1': 'red' });
    expect(lone.refused['3:3']).toBe('tree.support');
  });

  rule('tree.support', 'an inner place needs both cards below it', () => {
    expect(picked('library', { '2:1': 'red', '2:2': 'red' }).spots).toContain('3:2');
    expect(picked('library', { '2:1': 'red' }).refused['3:2']).toBe('tree.support');
    expect(picked('library', { '2:2': 'red' }).refused['3:2']).toBe('tree.support');
  });

  rule('tree.support', 'a level need not be complete before the next is begun', () => {
    const seat = picked('library', { '2:1': 'red', '2:2': 'red', '3:1': 'red', '3:3': 'red' });
    expect(seat.spots).toEqual(['3:2', '4:1', '4:4']);
    expect(seat.refused['4:2']).toBe('tree.support');
  });

  rule('tree.support', 'example 5: an edge room stands on one card, an inner one needs two', () => {
    const tree: Sketch['tree'] = { '2:1': 'red', '2:2': 'red', '3:3': 'red', '3:1': 'red' };
    const seat = picked('library', tree);
    seat.cannotBuild('4:2', 'tree.support').cannotBuild('4:3', 'tree.support');
    seat.builds('4:1');
  });
});

describe('colour', () => {
  rule('tree.colour', 'the first room of a colour goes on any place otherwise allowed', () => {
    const seat = picked('library', { '2:1': 'red', '2:2': 'blue', '3:1': 'red', '3:3': 'blue' });
    expect(seat.spots).toEqual(['3:2', '4:1', '4:4']);
  });

  rule('tree.colour', 'example 1: a yellow Library must touch yellow once there is some', () => {
    const tree: Sketch['tree'] = { '2:1': 'red', '2:2': 'yellow', '3:1': 'red', '3:3': 'blue' };
    const seat = picked('library', tree);
    expect(seat.spots).toEqual(['3:2']);
    seat.cannotBuild('4:1', 'tree.colour').cannotBuild('4:4', 'tree.colour').builds('3:2');
  });

  rule('tree.colour', 'touching another colour helps nothing, and only the own tree counts', () => {
    const t = table({ tree: { '2:1': 'red' }, hand: ['library'] }, { tree: { '2:2': 'yellow' } });
    t.seat(0).picks('library');
    t.rest();
    expect(t.seat(0).spots).toEqual(['2:2']);
  });
});

describe('touch', () => {
  const touches = (spot: Spot): string[] => {
    const [n, i] = spot.split(':').map(Number) as [number, number];
    const around = [
      [n, i - 1],
      [n, i + 1],
      [n - 1, i - 1],
      [n - 1, i],
      [n + 1, i],
      [n + 1, i + 1],
    ];
    return around
      .map(([level, place]) => `${level}:${place}`)
      .filter((at) => ALL.includes(at as Spot));
  };

  rule('tree.touch', 'a place touches its neighbours beside, below and above, and no other', () => {
    const level2: Sketch['tree'] = { '2:1': 'red', '2:2': 'blue' };
    const level3: Sketch['tree'] = { '3:1': 'green', '3:2': 'brown', '3:3': 'purple' };
    const cases: [Spot, Sketch['tree']][] = [
      ['2:1', { ...level2, ...level3, '2:1': 'yellow', '3:2': 'red' }],
      ['2:1', { '2:1': 'yellow', '2:2': 'red', '3:1': 'blue', '3:3': 'green' }],
      ['2:2', { '2:1': 'red', '2:2': 'yellow', '3:1': 'blue', '3:3': 'green' }],
      ['3:1', { ...level2, ...level3, '3:1': 'yellow' }],
      ['3:2', { ...level2, ...level3, '3:2': 'yellow' }],
      ['3:3', { ...level2, ...level3, '3:3': 'yellow' }],
      ['4:2', { ...level2, ...level3, '4:2': 'yellow' }],
      ['4:4', { ...level2, ...level3, '4:4': 'yellow' }],
    ];
    for (const [spot, tree] of cases) {
      const seat = picked('library', tree ?? {}, 2);
      const near = touches(spot);
      for (const at of seat.spots) expect(near, `${at} beside ${spot}`).toContain(at);
      const far = Object.entries(seat.refused).filter(([, why]) => why === 'tree.colour');
      for (const [at] of far) expect(near, `${at} far from ${spot}`).not.toContain(at);
      expect(seat.spots.length + far.length, spot).toBeGreaterThan(1);
    }
  });

  rule('tree.touch', 'beside on the same level counts, both ways', () => {
    expect(picked('library', { '2:1': 'yellow' }).spots).toContain('2:2');
    expect(picked('library', { '2:2': 'yellow' }).spots).toContain('2:1');
  });

  rule('tree.touch', 'the tree itself has no colour', () => {
    const seat = picked('library', { '2:2': 'red', '2:1': 'yellow' });
    expect(seat.spots).toEqual(['3:1', '3:2']);
    const other = picked('library', { '2:2': 'red', '3:3': 'yellow', '2:1': 'red', '3:1': 'red' });
    expect(other.spots).toEqual(['3:2', '4:4']);
  });
});

describe('balance', () => {
  rule('tree.balance', 'a room on the left moves the marker left, on the right right', () => {
    for (const [spot, balance] of [
      ['2:1', -1],
      ['2:2', 1],
    ] as const) {
      const t = table({ hand: ['library'] }, {});
      t.seat(0).picks('library');
      t.rest();
      t.seat(0).builds(spot);
      t.rest();
      t.seat(0).has({ balance });
      t.seat(1).has({ balance: 0 });
    }
  });

  rule('tree.balance', 'a room in the centre does not move it', () => {
    const t = table({ tree: { '2:1': 'red', '2:2': 'red', '3:1': 'red' }, hand: ['library'] }, {});
    t.seat(0).has({ balance: -1 }).picks('library');
    t.rest();
    t.seat(0).builds('3:2');
    t.rest();
    t.seat(0).has({ balance: -1 });
  });

  rule(
    'tree.balance',
    'example 2: marker left, a Plant Nursery on the right brings it to the centre',
    () => {
      const t = table({ tree: { '2:1': 'red' }, hand: ['plant-nursery'] }, {});
      t.seat(0).has({ balance: -1 }).picks('plant-nursery');
      t.rest();
      t.seat(0).builds('2:2');
      t.rest();
      t.seat(0).has({ balance: 0 });
    },
  );

  rule('tree.balance.blocked', 'example 3: marker left, nothing can be built on the left', () => {
    const seat = picked('library', { '2:1': 'red' });
    expect(seat.spots).toEqual(['2:2']);
    seat.cannotBuild('3:1', 'tree.balance.blocked');
  });

  rule('tree.balance.blocked', 'marker right, nothing can be built on the right', () => {
    const seat = picked('library', { '2:2': 'red' });
    expect(seat.spots).toEqual(['2:1']);
    seat.cannotBuild('3:3', 'tree.balance.blocked');
  });

  rule('tree.balance.blocked', 'centre places are never closed by balance', () => {
    for (const edge of ['3:1', '3:3'] as const) {
      const seat = picked('library', { '2:1': 'red', '2:2': 'red', [edge]: 'red' });
      expect(seat.spots).toContain('3:2');
    }
  });

  rule('tree.balance.blocked', 'with the marker in the centre both sides are open', () => {
    expect(picked('library', { '2:1': 'red', '2:2': 'red' }).spots).toEqual(['3:1', '3:2', '3:3']);
  });
});

describe('permanent', () => {
  rule('tree.permanent', 'building on an occupied place is refused', () => {
    picked('library', { '2:1': 'yellow' }).cannotBuild('2:1', 'tree.permanent');
  });

  rule('tree.permanent', 'tree and marker carry over from week to week', () => {
    const t = tableIn({ first: 0 }, { hand: ['library', 'map-room'] }, { hand: ['red', 'red'] });
    t.seat(0).picks('library');
    t.rest();
    t.seat(0).builds('2:2');
    t.rest().restUntil('pick');
    expect(t.everything.week).toBe(2);
    expect(t.seat(0).tree).toEqual({ '2:2': 'yellow' });
    t.seat(0).has({ balance: 1 });
  });
});
