import { loadNetwork } from '@treefort/bots';
import { fort } from '@treefort/fort';
import { type Game, type GameRecord, seedFromText, sure, Table } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../src/facts.ts';
import type { Judgement } from '../src/judgement.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

/** A described position and what was chosen there, in whatever order it was asked for. */
function played(game: Game, scenario: { seats: readonly object[] }, options: string[]): GameRecord {
  const seats = scenario.seats.length;
  const seed = seedFromText('facts');
  const setup = { seed, seats, options: sure(game.options({})), scenario, choices: [] };
  const table = sure(Table.open([game], { game: game.id, rules: game.rules, ...setup }));
  for (const option of options) {
    const { id, seat } = table.decisions()[0]!;
    sure(table.choose({ seat, decision: id, option }));
  }
  return table.record;
}

const judged = (seat: number, kind: string, chosen: string, best: string): Judgement => ({
  ...{
    n: 0,
    seat,
    kind,
    chances: [0.5, 0.5],
    chosen,
    best,
    alternatives: [],
    cost: 0,
    mark: 'best',
  },
});

describe('of a player of Fort', () => {
  const scenario = {
    park: ['golden-boy', 'blitz', 'kitty'],
    seats: [{ hand: ['bug', 'doodles'] }, { board: 'yellow', yard: ['moles', 'smoke'] }],
  };

  test('it is told whom rivals took from the Yard, and nobody from the Park', () => {
    const taken = played(fort, scenario, ['skip', 'recruit:yard:1:moles']);
    expect(factsOf(taken, [])).toMatchObject([{ lostFromYard: [] }, { lostFromYard: ['moles'] }]);
    const left = played(fort, scenario, ['skip', 'recruit:park:blitz']);
    expect(factsOf(left, [])).toMatchObject([{ lostFromYard: [] }, { lostFromYard: [] }]);
  });

  test('builders, those in the Lookout apart, and a perk that was never used', () => {
    const rich = {
      ...scenario,
      seats: [
        { hand: ['bug', 'dot'], lookout: ['captain'], level: 2, rule: 'loner', perk: 'do-over' },
        { board: 'yellow', hand: ['chef'], level: 2, rule: 'popularity', perk: 'bribe' },
      ],
    };
    const record = played(fort, rich, ['skip', 'recruit:park:blitz']);
    const [first, second] = factsOf(record, []);
    expect(first).toMatchObject({ buildersTucked: 1, unusedPerk: 'do-over' });
    expect(second).toMatchObject({ buildersTucked: 0, unusedPerk: null });
    const without = played(fort, { ...rich, seats: [{ hand: ['bug'] }, rich.seats[1]!] }, [
      'skip',
      'recruit:park:blitz',
    ]);
    const [poor] = factsOf(without, []);
    expect(first?.game === 'fort' && poor?.game === 'fort' && first.builders - poor.builders).toBe(
      1,
    );
  });

  test('a follow is missed by passing where the strongest bot would have followed', () => {
    const record = played(fort, scenario, ['skip', 'recruit:park:blitz']);
    const judgements = [
      judged(1, 'follow', 'pass', 'follow:tink'),
      judged(1, 'follow', 'pass', 'follow:bug'),
      judged(1, 'follow', 'pass', 'pass'),
      judged(1, 'follow', 'follow:tink', 'pass'),
      judged(1, 'play', 'skip', 'play:bug'),
      judged(0, 'follow', 'follow:bug', 'follow:bug'),
    ];
    expect(factsOf(record, judgements)).toMatchObject([
      { followChances: 1, followed: 1, followMissed: 0 },
      { followChances: 4, followed: 1, followMissed: 2 },
    ]);
  });
});

describe('of a player of Treehouse', () => {
  const at = (level: number, place: number, room: string) => ({ level, place, room });
  const closed = [
    ...[at(2, 1, 'fire-pole'), at(2, 2, 'tyre-swing'), at(3, 1, 'library')],
    ...[at(3, 2, 'owl-roost'), at(3, 3, 'tide-pool')],
  ];
  const blues = [at(2, 1, 'pirate-dock'), at(2, 2, 'water-slide'), at(3, 2, 'otter-pond')];
  const scenario = {
    first: 0,
    seats: [
      { tree: closed, hand: ['pogo-court', 'jam-pantry'] },
      { tree: blues, hand: ['noodle-bar', 'carousel'] },
      { hand: ['moss-garden', 'map-room'] },
    ],
  };
  const week = ['pick:jam-pantry', 'pick:noodle-bar', 'pick:map-room', 'discard', 'discard'];
  const scored = (cover: string): GameRecord =>
    played(treehouse, scenario, [
      ...[...week, 'discard', 'take:double', 'take:none', 'take:none'],
      ...['cover:purple', 'cover:brown', cover],
    ]);

  test('a colour that is built in on all sides is blocked', () => {
    expect(factsOf(scored('cover:green'), [])).toMatchObject([
      { blocked: 1, discarded: 1 },
      { blocked: 0, discarded: 1 },
      { blocked: 0, discarded: 1 },
    ]);
  });

  test('points are given away by a double that helps a rival more', () => {
    expect(factsOf(scored('cover:blue'), [])).toMatchObject([
      { givenAway: 2 },
      { givenAway: 0 },
      { givenAway: 0 },
    ]);
    expect(factsOf(scored('cover:red'), [])).toMatchObject([{ givenAway: 0 }, {}, {}]);
  });
});
