import { CHANGERS, COLOURS, ROOMS, type RoomName } from '@treefort/treehouse';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { colourOf, newGame, scoring, table } from './scene.ts';

const SEATS = [2, 3, 4];

describe('things', () => {
  rule('tree.rooms', 'there are 72 different rooms, 12 of each of six colours', () => {
    expect(new Set(ROOMS).size).toBe(72);
    expect(COLOURS).toEqual(['red', 'yellow', 'green', 'blue', 'purple', 'brown']);
    for (const colour of COLOURS) {
      expect(ROOMS.filter((room) => colourOf(room) === colour)).toHaveLength(12);
    }
    for (const room of ROOMS) expect(room).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(colourOf('library')).toBe('yellow');
    expect(colourOf('plant-nursery')).toBe('green');
    expect(colourOf('water-slide')).toBe('blue');
  });

  rule(
    'tree.rooms',
    'only the colour matters: rooms of one colour may go to the same places',
    () => {
      const spots = (room: RoomName) => {
        const t = table({ tree: { '2:1': 'yellow', '2:2': 'red' }, hand: [room] }, {});
        t.seat(0).picks(room);
        return t.rest().seat(0).spots;
      };
      expect(spots('library')).toEqual(spots('map-room'));
      expect(spots('library')).not.toEqual(spots('tide-pool'));
    },
  );

  rule('tree.score-cards', 'there is one colour card for each colour, and no other', () => {
    const t = scoring({ first: 0 }, {}, {});
    expect(t.seat(0).options).toEqual(COLOURS.map((colour) => `cover:${colour}`));
    expect(Object.keys(t.view(0).worth)).toEqual([...COLOURS]);
  });

  rule('tree.changers', 'there are two "double" and two "no points"', () => {
    expect(CHANGERS).toEqual(['double', 'none']);
    expect(newGame(4).view(0).middle).toEqual({ double: 2, none: 2 });
    const t = scoring({ first: 0 }, {}, {}, {}, {});
    t.seat(0).takes('double');
    t.seat(1).takes('double');
    expect(t.seat(2).options).toEqual(['take:none']);
    t.seat(2).cannot('take:double', 'tree.changer.choose').takes('none');
    t.seat(3).takes('none');
  });

  rule('tree.trunk', 'each player starts with a bare tree and a track of three places', () => {
    for (const seat of newGame(4).seats) seat.has({ tree: [], balance: 0 });
    const t = table({ hand: ['library'], tree: { '2:1': 'red' } }, {});
    expect(t.seat(0).is.balance).toBe(-1);
    t.seat(0).picks('library');
    t.rest().seat(0).cannotBuild('3:1', 'tree.balance.blocked');
  });
});

describe('setup', () => {
  rule('tree.setup', 'the marker is at the centre, the score 0, all colour cards are bare', () => {
    for (const seats of SEATS) {
      const t = newGame(seats);
      for (const seat of t.seats) seat.has({ balance: 0, score: 0, picked: null, changer: null });
      expect(t.everything).toMatchObject({ week: 1, phase: 'pick', changers: {}, first: null });
    }
  });

  rule(
    'tree.setup',
    'all four changers lie in the middle, with two players the two "no points"',
    () => {
      expect(newGame(2).view(0).middle).toEqual({ double: 0, none: 2 });
      expect(newGame(3).view(0).middle).toEqual({ double: 2, none: 2 });
      expect(newGame(4).view('watcher').middle).toEqual({ double: 2, none: 2 });
    },
  );

  rule('tree.setup.deck', 'all 72 rooms are in the deck once, in an order of chance', () => {
    const order = (seed: string): RoomName[] => {
      const { players, deck } = newGame(3, { seed }).everything;
      return [...players.flatMap(({ hand }) => hand), ...deck];
    };
    expect(order('a').toSorted()).toEqual([...ROOMS].sort());
    expect(order('a')).not.toEqual(order('b'));
    expect(order('a')).toEqual(order('a'));
  });

  rule(
    'tree.setup.deck',
    'there is no reshuffle: later weeks are dealt from the same order',
    () => {
      for (const seats of SEATS) {
        const t = newGame(seats);
        let { deck } = t.everything;
        for (const week of [2, 3]) {
          t.restUntil('cover').restUntil('pick');
          expect(t.everything.week).toBe(week);
          expect(t.everything.players.flatMap(({ hand }) => hand)).toEqual(
            deck.slice(0, seats * 6),
          );
          expect(t.everything.deck).toEqual(deck.slice(seats * 6));
          deck = t.everything.deck;
        }
        expect(deck).toHaveLength(72 - seats * 18);
      }
    },
  );

  rule('tree.setup.deck', 'any room may come first: over many games each does', () => {
    const firsts = new Set<string>();
    for (let i = 0; i < 600; i++) firsts.add(newGame(2, { seed: `deal ${i}` }).seat(0).is.hand[0]!);
    expect(firsts.size).toBe(72);
  });
});
