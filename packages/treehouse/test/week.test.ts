import { heardBy } from '@treefort/kernel';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, table, tableIn } from './scene.ts';

const SEATS = [2, 3, 4];

describe('deal', () => {
  rule('tree.deal', 'each player gets six rooms at the start of every week', () => {
    for (const seats of SEATS) {
      const t = newGame(seats);
      for (const seat of t.seats) expect(seat.is.hand).toHaveLength(6);
      t.restUntil(seats === 2 ? 'cover' : 'take').restUntil('pick');
      for (const seat of t.seats) expect(seat.is.hand).toHaveLength(6);
      expect(t.events('dealt')).toHaveLength(seats);
    }
  });

  rule('tree.deal', 'a hand is seen by its holder only', () => {
    const t = newGame(3);
    for (const seat of t.seats) {
      const { players } = seat.view;
      expect(players.map(({ hand }) => hand)).toEqual(
        t.seats.map(({ number, is }) => (number === seat.number ? is.hand : null)),
      );
      expect(players.map(({ handSize }) => handSize)).toEqual([6, 6, 6]);
    }
    expect(t.view('watcher').players.every(({ hand }) => hand === null)).toBe(true);
  });
});

describe('pick', () => {
  rule('tree.pick', 'all choose one room of their hand at the same time', () => {
    const t = newGame(4);
    expect(t.asked).toEqual([0, 1, 2, 3]);
    for (const seat of t.seats) {
      expect(seat.options.toSorted()).toEqual(seat.is.hand.map((room) => `pick:${room}`).sort());
      expect(t.table.decision(seat.number)).toMatchObject({ kind: 'pick', rule: 'tree.pick' });
    }
  });

  rule(
    'tree.pick',
    'nobody sees a pick before the last is made; then all are revealed together',
    () => {
      const t = newGame(3);
      const rooms = t.seats.map(({ is }) => is.hand[2]!);
      t.seat(2).picks(rooms[2]!);
      t.seat(0).picks(rooms[0]!);
      expect(t.heard).toEqual([
        { kind: 'answered', seat: 2, beat: 1 },
        { kind: 'answered', seat: 0, beat: 2 },
      ]);
      expect(t.seat(1).view.players.map(({ picked, sealed }) => picked ?? sealed)).toEqual([
        null,
        null,
        null,
      ]);
      expect(t.seat(0).view.players[0]!.sealed).toBe(`pick:${rooms[0]}`);
      expect(t.seat(1).view.players.map(({ answered }) => answered)).toEqual([true, false, true]);
      t.seat(1).picks(rooms[1]!);
      expect(t.events('picked').map(({ room }) => room)).toEqual(rooms);
      for (const viewer of [0, 1, 2, 'watcher'] as const)
        expect(t.view(viewer).players.map(({ picked }) => picked)).toEqual(rooms);
    },
  );

  rule('tree.pick', 'a pick can be changed until the last is made', () => {
    const t = newGame(2);
    const [first, second] = t.seat(0).is.hand;
    t.seat(0).picks(first!).picks(second!);
    t.rest().seat(0).has({ picked: second! });
    expect(t.seat(0).is.hand).toContain(first);
  });

  rule(
    'tree.pick',
    'a picked room has been seen by everybody, even if it is then discarded',
    () => {
      const t = table({ hand: ['library'] }, {}, {});
      t.seat(0).picks('library');
      t.rest().seat(0).discards();
      t.rest();
      const all = { room: 'library', known: [0, 1, 2, 'watcher'] };
      for (const viewer of [0, 1, 2, 'watcher'] as const)
        expect(t.view(viewer).discard).toContainEqual(all);
    },
  );
});

describe('place after', () => {
  rule(
    'tree.place-after',
    'where to build is asked after the reveal, of all at the same time',
    () => {
      const t = newGame(4);
      for (const seat of t.seats) expect(seat.spots).toEqual([]);
      t.rest();
      expect(t.everything.phase).toBe('place');
      expect(t.asked).toEqual([0, 1, 2, 3]);
      for (const { number, is } of t.seats)
        expect(t.table.decision(number)).toMatchObject({
          rule: 'tree.place-after',
          about: is.picked,
        });
    },
  );

  rule('tree.place-after', 'trees do not influence each other, and all are built together', () => {
    const t = newGame(2);
    t.rest();
    t.seat(0).builds('2:1');
    expect(t.seat(1).spots).toEqual(['2:1', '2:2']);
    expect(t.seat(1).view.players[0]!.tree).toEqual([]);
    t.seat(1).builds('2:1');
    expect(t.seats.map((seat) => Object.keys(seat.tree))).toEqual([['2:1'], ['2:1']]);
    expect(t.events('built').map(({ seat, balance }) => [seat, balance])).toEqual([
      [0, -1],
      [1, -1],
    ]);
  });
});

describe('pass', () => {
  rule(
    'tree.pass',
    'the rest of each hand goes to the next player clockwise, in every week',
    () => {
      for (const seats of SEATS) {
        const t = newGame(seats);
        for (const week of [1, 2, 3]) {
          expect(t.everything.week).toBe(week);
          for (let picks = 1; picks < 5; picks++) {
            t.rest();
            const hands = t.seats.map(({ is }) => is.hand);
            t.rest();
            expect(t.seats.map(({ is }) => is.hand)).toEqual(
              t.seats.map((_, i) => hands.at(i - 1)),
            );
          }
          t.rest().rest();
          expect(t.everything.players.every(({ hand }) => hand.length === 0)).toBe(true);
          if (week < 3) t.restUntil('pick');
        }
      }
    },
  );

  rule('tree.pass', 'from a hand of two one is picked and the other is discarded face down', () => {
    const t = table({ hand: ['library', 'map-room'] }, { hand: ['tide-pool', 'otter-pond'] });
    t.seat(0).picks('library');
    t.seat(1).picks('tide-pool');
    t.rest();
    expect(t.everything.discard).toEqual(['library', 'tide-pool', 'map-room', 'otter-pond']);
    expect(t.everything.phase).toBe('cover');
    const dropped = t.events('dropped');
    expect(dropped.map((event) => heardBy(event, 'watcher'))).toEqual([
      { kind: 'dropped', seat: 0 },
      { kind: 'dropped', seat: 1 },
    ]);
    expect(heardBy(dropped[0]!, 0)).toMatchObject({ room: 'map-room' });
    expect(t.view('watcher').discard.map(({ room }) => room)).toEqual([
      'library',
      'tide-pool',
      null,
      null,
    ]);
  });

  rule('tree.pass', 'there are 5 picks a week, so at most 15 rooms a game', () => {
    for (const seats of SEATS) {
      const t = newGame(seats).restUntil('over');
      expect(t.events('picked')).toHaveLength(15 * seats);
      expect(t.events('discarded')).toHaveLength(15 * seats);
      expect(t.events('dropped')).toHaveLength(3 * seats);
      expect(t.everything.discard).toHaveLength(18 * seats);
    }
  });
});

describe('discard', () => {
  rule('tree.discard', 'discarding is offered with every picked room', () => {
    const t = newGame(3);
    t.rest();
    for (const seat of t.seats) expect(seat.options).toEqual(['place:2:1', 'place:2:2', 'discard']);
    const [room] = t.everything.players.map(({ picked }) => picked);
    t.seat(0).discards();
    t.rest();
    t.seat(0).has({ tree: [], balance: 0, picked: null });
    expect(t.everything.discard).toContain(room);
    expect(t.events('discarded')[0]).toEqual({ kind: 'discarded', seat: 0, room });
  });

  rule('tree.discard', 'it is asked even when nothing else is possible', () => {
    const left = { '2:1': 'yellow', '2:2': 'red', '3:1': 'red', '3:3': 'red' } as const;
    const t = tableIn({ week: 2 }, { tree: { ...left, '3:2': 'red' }, hand: ['library'] }, {});
    t.seat(0).picks('library');
    t.rest();
    expect(t.seat(0).options).toEqual(['discard']);
    expect(t.asked).toEqual([0, 1]);
    t.seat(0).discards();
  });
});
