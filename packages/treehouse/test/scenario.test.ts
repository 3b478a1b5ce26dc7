import { type Result, randomFromText } from '@treefort/kernel';
import { ROOMS, type TreehouseState, treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import type { Everything } from './scene.ts';
import { subject } from './subject.ts';

const arrange = (scenario: unknown, seats = 2, name = 'fill'): Result<TreehouseState> =>
  treehouse.arrange(scenario, { seats, options: {} }, randomFromText(name));

function arranged(scenario: unknown, seats = 2, name = 'fill'): Everything {
  const result = arrange(scenario, seats, name);
  if (!result.ok) throw new Error(result.fault.message);
  subject(seats).audit(result.value);
  return treehouse.inspect(result.value) as Everything;
}

const room = (level: number, place: number, name: string) => ({ level, place, room: name });
const seat0 = (more: object) => ({ seats: [more, {}] });
const tree = (...rooms: object[]) => seat0({ tree: rooms });

describe('a described position', () => {
  it('with nothing said is the start of week 1 with six random rooms each', () => {
    for (const seats of [2, 3, 4]) {
      const t = arranged({ seats: Array(seats).fill({}) }, seats);
      expect(t).toMatchObject({ week: 1, phase: 'pick', discard: [], changers: {}, first: null });
      for (const p of t.players) expect(p).toMatchObject({ tree: [], balance: 0, score: 0 });
      expect(t.players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(6));
      expect(t.deck).toHaveLength(72 - 6 * seats);
    }
  });

  it('is filled at random from the rest: the same by the same chance, different by another', () => {
    const scenario = seat0({ hand: ['library'] });
    expect(arranged(scenario)).toEqual(arranged(scenario));
    const hands = Array.from({ length: 300 }, (_, i) => arranged(scenario, 2, `fill ${i}`).players);
    for (const [first] of hands) expect(first!.hand[0]).toBe('library');
    const seen = new Set(hands.flatMap((players) => players.flatMap(({ hand }) => hand)));
    expect(seen.size).toBe(72);
  });

  it('has what was said where it was said', () => {
    const t = arranged({
      seats: [
        { tree: [{ ...room(2, 1, 'library'), colour: 'yellow' }], balance: -1, score: 7 },
        { tree: [room(2, 2, 'carousel'), room(2, 1, 'drum-den')], hand: ['map-room', 'tide-pool'] },
      ],
      week: 2,
      first: 1,
      discard: ['otter-pond'],
      deck: ['noodle-bar', 'jam-pantry'],
    });
    expect(t).toMatchObject({ week: 2, first: 1, discard: ['otter-pond'] });
    expect(t.players[0]).toMatchObject({ balance: -1, score: 7 });
    expect(t.players[1]!.tree.map((built) => built.room)).toEqual(['drum-den', 'carousel']);
    expect(t.players[1]!.hand.slice(0, 2)).toEqual(['map-room', 'tide-pool']);
    expect(t.deck.slice(0, 2)).toEqual(['noodle-bar', 'jam-pantry']);
  });

  it('gives hands of the size that all name, or that fits what is built', () => {
    const sizes = (scenario: unknown) => arranged(scenario).players.map(({ hand }) => hand.length);
    expect(
      sizes({ seats: [{ hand: ['library', 'map-room'] }, { hand: ['carousel', 'drum-den'] }] }),
    ).toEqual([2, 2]);
    expect(sizes(tree(room(2, 1, 'library'), room(2, 2, 'carousel')))).toEqual([4, 4]);
    expect(sizes({ ...tree(room(2, 1, 'library')), week: 2 })).toEqual([6, 6]);
  });

  it('finds an order of building, however the rooms are listed', () => {
    const t = arranged(
      tree(
        room(3, 1, 'library'),
        room(3, 2, 'map-room'),
        room(2, 2, 'carousel'),
        room(2, 1, 'tide-pool'),
      ),
    );
    expect(t.players[0]).toMatchObject({ balance: -1 });
  });

  it('finds it even where the rooms that fit at once lead to a dead end', () => {
    const t = arranged({
      week: 2,
      ...tree(
        ...[room(2, 1, 'library'), room(2, 2, 'moss-garden'), room(3, 1, 'tide-pool')],
        ...[room(3, 3, 'carousel'), room(4, 1, 'fire-pole'), room(4, 4, 'noodle-bar')],
        ...[room(3, 2, 'sock-slide'), room(4, 2, 'monkey-bars')],
      ),
    });
    expect(t.players[0]!.tree).toHaveLength(8);
  });
});

const FALSE_ORDER = tree(room(2, 1, 'library'), room(2, 2, 'carousel'), room(3, 3, 'map-room'));

describe('what cannot be is refused with what is wrong', () => {
  it.each<[string, unknown]>([
    ['scenario: expected an object, found 5', 5],
    ['scenario: unknown field "weather"', { seats: [{}, {}], weather: 'rain' }],
    ['scenario.seats: expected a list, found nothing', {}],
    ['scenario.seats: expected 2 seats', { seats: [{}] }],
    ['scenario.seats: expected 2 seats', { seats: [{}, {}, {}] }],
    ['scenario.seats[0]: unknown field "name"', seat0({ name: 'Ann' })],
    ['scenario.week: expected a whole number from 1 to 3, found 4', { seats: [{}, {}], week: 4 }],
    ['scenario.first: expected a whole number from 0 to 1, found 2', { seats: [{}, {}], first: 2 }],
    [
      'scenario.seats[0].score: expected a whole number from 0 to 999, found -1',
      seat0({ score: -1 }),
    ],
    ['scenario.seats[0].hand[0]: expected one of climbing-wall,', seat0({ hand: ['sauna'] })],
    [
      'scenario.seats[0].hand: a hand has at most 6 rooms (tree.deal)',
      seat0({ hand: ROOMS.slice(0, 7) }),
    ],
    [
      'scenario.seats[0].hand[1]: library is already somewhere else',
      seat0({ hand: ['library', 'library'] }),
    ],
    [
      'scenario.discard[0]: library is already',
      { ...seat0({ hand: ['library'] }), discard: ['library'] },
    ],
    [
      'scenario.deck[0]: library is already',
      { ...seat0({ hand: ['library'] }), deck: ['library'] },
    ],
    [
      'scenario.seats[0].tree[0].level: expected a whole number from 2 to 6, found 1',
      tree(room(1, 1, 'library')),
    ],
    [
      'scenario.seats[0].tree[0].level: expected a whole number from 2 to 6, found 7',
      tree(room(7, 1, 'library')),
    ],
    [
      'scenario.seats[0].tree[0].place: expected a whole number from 1 to 2, found 3',
      tree(room(2, 3, 'library')),
    ],
    [
      'scenario.seats[0].tree[1]: place 2:1 is taken twice (tree.permanent)',
      tree(room(2, 1, 'library'), room(2, 1, 'carousel')),
    ],
    [
      'scenario.seats[0].tree[0].colour: library is yellow (tree.rooms)',
      tree({ ...room(2, 1, 'library'), colour: 'red' }),
    ],
    ['3:2 stands on nothing (tree.support)', tree(room(2, 1, 'library'), room(3, 2, 'carousel'))],
    ['4:1 stands on nothing (tree.support)', tree(room(4, 1, 'carousel'))],
    [
      'it leans too far (tree.balance.blocked)',
      tree(room(2, 1, 'library'), room(3, 1, 'carousel')),
    ],
    ['its colours or its balance do not allow it (tree.colour, tree.balance.blocked)', FALSE_ORDER],
    [
      'balance: the rooms of the tree put the marker at -1 (tree.balance)',
      seat0({ tree: [room(2, 1, 'library')], balance: 0 }),
    ],
    [
      'rooms are left for the deck, later weeks need 24 (tree.deal)',
      { seats: [{}, {}], discard: ROOMS.slice(0, 40) },
    ],
    [
      'not enough rooms left for the hands',
      { seats: [{}, {}], week: 3, discard: ROOMS.slice(0, 66) },
    ],
  ])('%s', (message, scenario) => {
    const result = arrange(scenario);
    if (result.ok) throw new Error('was accepted');
    expect(result.fault.why).toBe('malformed');
    expect(result.fault.message).toContain(message);
  });
});
