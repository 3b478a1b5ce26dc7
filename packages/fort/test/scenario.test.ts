import { BOARDS, type FortState, fort, PERKS, RULES, standard } from '@treefort/fort';
import { below, randomFromText, type Setup, sure } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { type Everything, type Sketch, table } from './table.ts';

const setupFor = (seats: number, setup = 'basic'): Setup => ({ seats, options: { setup } });

const arrange = (seats: readonly unknown[], rest: object = {}, seed = 'scenario') =>
  fort.arrange({ seats, ...rest }, setupFor(seats.length), randomFromText(seed));

function arranged(seats: readonly Sketch[], rest: object = {}, seed = 'scenario'): Everything {
  const s = sure(arrange(seats, rest, seed));
  audit(s);
  return fort.inspect(s) as Everything;
}

const wrong = (seats: readonly unknown[], rest: object = {}): string => {
  const result = fort.arrange({ seats, ...rest }, setupFor(2), randomFromText('scenario'));
  if (result.ok) throw new Error('not refused');
  expect(result.fault.why).toBe('malformed');
  return result.fault.message;
};

const isKid = (id: string): boolean => standard.designs.find((d) => d.id === id)!.friendOf < 0;

const ownedOf = (seat: Everything['seats'][number]): string[] =>
  [seat.hand, seat.deck, seat.discard, seat.yard, seat.lookout].flat();

describe('what is left out', () => {
  it.each([2, 3, 4])('%i empty seats get what a first deal gives them', (count) => {
    const state = arranged(Array.from({ length: count }, () => ({})));
    for (const [i, seat] of state.seats.entries()) {
      expect(seat).toMatchObject({ discard: [], yard: [], lookout: [], level: 0, track: 0 });
      expect(seat).toMatchObject({ stuff: { pizza: 0, toy: 0 }, pack: { pizza: 0, toy: 0 } });
      expect(seat).toMatchObject({ perk: null, rule: null, board: BOARDS[i] });
      expect([seat.hand.length, seat.deck.length]).toEqual([5, 5]);
      expect(ownedOf(seat).filter(isKid)).toHaveLength(8);
    }
    expect(state.park).toHaveLength(3);
    expect(state.parkDeck).toHaveLength(60 - 8 * count - 3);
    expect([state.perks.length, state.rules.length]).toEqual([count + 1, count + 1]);
    expect(state).toMatchObject({ phase: 'play', round: 1, leader: 0, first: 0, actor: 0 });
    expect(state).toMatchObject({ sculpture: null, trashed: [], inPlay: [], ending: false });
  });

  it('a seat is filled up to eight kids and its two best friends', () => {
    const [seat] = arranged([{ hand: ['bug', 'moles'], lookout: ['sarge'] }, {}]).seats;
    expect(seat!.hand).toEqual(['bug', 'moles']);
    expect(seat!.deck).toHaveLength(7);
    expect(ownedOf(seat!).filter((id) => !isKid(id))).toHaveLength(2);
  });

  it('a hand that is left out has five cards, whatever else is named', () => {
    const discard = ['bug', 'bug', 'sarge', 'sarge', 'chef', 'chef', 'patch', 'patch', 'dash'];
    const [seat] = arranged([{ discard, deck: ['bones'] }, {}]).seats;
    expect(seat!.hand).toHaveLength(5);
    expect(seat!.deck).toEqual(['bones']);
    expect(seat!.hand.filter((id) => !isKid(id))).toHaveLength(2);
  });

  it('with hand and deck given, best friends that are not named were trashed', () => {
    const state = arranged([{ hand: ['bug'], deck: [] }, {}]);
    expect(state.seats[0]).toMatchObject({ hand: ['bug'], deck: [] });
    expect(state.trashed.toSorted()).toEqual(['bitsy', 'flipper']);
  });

  it('with the Park deck given, kids that are named nowhere are out of the game', () => {
    const state = arranged([{}, {}], { park: ['bug'], parkDeck: ['moles', 'dot'] });
    expect(state).toMatchObject({ park: ['bug'], parkDeck: ['moles', 'dot'] });
    expect(state.trashed).toHaveLength(60 - 16 - 3);
  });

  it('a level brings a random rule, and a perk that is used up', () => {
    const state = arranged([{ level: 3 }, { level: 1 }, { rule: null, level: 1 }]);
    expect(state.seats.map(({ perk }) => perk)).toEqual([null, null, null]);
    expect(state.seats.map(({ rule }) => rule !== null)).toEqual([true, true, false]);
    expect([state.perks.length, state.rules.length]).toEqual([3, 1]);
    const kept = state.seats.map(({ rule }) => rule);
    expect(new Set([...state.rules, ...kept]).size).toBe(4);
  });

  it('a perk or a rule without a level brings the lowest level that allows it', () => {
    const { seats, perks } = arranged([{ perk: 'bribe' }, { rule: 'loner' }, {}]);
    expect(seats.map(({ level }) => level)).toEqual([2, 1, 0]);
    expect(perks).toHaveLength(3);
    expect(perks).not.toContain('bribe');
  });

  it('differs from seed to seed, and not otherwise', () => {
    const of = (seed: string) => arranged([{ level: 1 }, {}], {}, seed);
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });
});

describe('what is described', () => {
  it('lies there as it is written, decks with the top card first', () => {
    const t = table(
      { hand: ['crash'], deck: ['bug', 'moles', 'dot'], discard: ['chef'] },
      { yard: ['scout'] },
      { park: ['doc', 'worm', 'moose'], parkDeck: ['bones', 'tink'] },
    );
    t.leader.skips().recruits('deck');
    t.seat(0).has({ hand: ['bug', 'moles', 'dot', 'chef', 'bones'], discard: [], yard: ['crash'] });
    expect(t.everything.parkDeck).toEqual(['tink']);
    expect(t.everything.seats[0]!.hand.slice(0, 3)).toEqual(['bug', 'moles', 'dot']);
  });

  it("fort.cleanup · the turn starts after the cleanup of the leader's Yard", () => {
    const { seats } = arranged([{ yard: ['bug'] }, { yard: ['moles'] }]);
    expect(seats[0]).toMatchObject({ yard: [], discard: ['bug'] });
    expect(seats[1]).toMatchObject({ yard: ['moles'], discard: [] });
  });

  it('best friends tell whose board it is', () => {
    const boards = (...seats: Sketch[]) => arranged(seats).seats.map(({ board }) => board);
    expect(boards({ hand: ['bud'] }, {}, {})).toEqual(['yellow', 'orange', 'red']);
    expect(boards({}, { discard: ['ace'] }, { lookout: ['bitsy'] })).toEqual([
      'yellow',
      'green',
      'orange',
    ]);
    expect(boards({ board: 'red' }, {})).toEqual(['red', 'orange']);
  });

  it('whoever leads is asked, in the round and with the first player that are given', () => {
    const state = arranged([{}, {}, {}], { leader: 2, first: 1, round: 7 });
    expect(state).toMatchObject({ leader: 2, actor: 2, first: 1, round: 7 });
    expect(arranged([{}, {}, {}], { leader: 2 })).toMatchObject({ leader: 2, first: 2 });
  });

  it('fort.end.trigger · the end that a position triggers is on', () => {
    expect(arranged([{ track: 25 }, {}]).ending).toBe(true);
    expect(arranged([{ level: 5 }, {}])).toMatchObject({ ending: true, sculpture: 0 });
    expect(arranged([{}, {}], { parkDeck: [] }).ending).toBe(true);
  });

  it('fort.public-info · everybody knows where best friends are hidden, and of kids nothing', () => {
    const t = table({ hand: ['bud', 'bug'], discard: ['moles'] }, {});
    expect(t.view(1).seats[0]!.inHandOrDeck.toSorted()).toEqual(['bud', 'rusty']);
    expect(t.view(1).seats[0]).toMatchObject({ surelyInHand: [], shown: [] });
  });

  it('fort.level.1 · made-up rules were kept in the order of the seats', () => {
    const rules = ['loner', 'sleepover'] as const;
    const t = table({ rule: 'big-plans' }, { rule: 'popularity' }, {}, { rules });
    expect(t.view(0).sawRules).toEqual(['big-plans', 'loner', 'popularity', 'sleepover']);
    expect(t.view(1).sawRules).toEqual(['loner', 'popularity', 'sleepover']);
    expect(t.view(2).sawRules).toEqual([]);
    expect(t.view(2).seats.map(({ ruleTurn }) => ruleTurn)).toEqual([0, 1, null]);
  });
});

describe('what is refused', () => {
  const cases: readonly [what: string, seats: readonly unknown[], rest: object, says: string][] = [
    ['a seat too few', [{}], {}, 'scenario.seats: expected 2 seats, found 1'],
    ['an unknown field', [{ cards: [] }, {}], {}, 'seats[0]: unknown field "cards"'],
    ['an unknown card', [{ hand: ['bugs'] }, {}], {}, 'seats[0].hand[0]: there is no card "bugs"'],
    ['no text', [{ hand: [7] }, {}], {}, 'seats[0].hand[0]: expected a text, found 7'],
    ['a card too often', [{ hand: ['dot'] }, { deck: ['dot'] }], {}, 'seats[1].deck[0]: dot'],
    ['three of two', [{ hand: ['bug', 'bug'] }, {}], { park: ['bug'] }, 'has only 2 (fort.card)'],
    [
      'too many cards',
      [{ hand: new Array(13).fill(0).map((_, i) => standard.designs[i]!.id) }, {}],
      {},
      '13 cards, at most 12',
    ],
    [
      'too much Stuff',
      [{ stuff: { pizza: 5 } }, {}],
      {},
      'stuff: 5 of pizza, room for 4 (fort.stuff)',
    ],
    ['less than none', [{ stuff: { toy: -1 } }, {}], {}, 'seats[0].stuff.toy: expected'],
    [
      'too much in the Pack',
      [{ pack: { pizza: 1, toy: 1 } }, {}],
      {},
      'pack: 2 resources, room for 1 (fort.pack)',
    ],
    [
      'too much for XXL',
      [{ perk: 'xxl-backpack', pack: { toy: 6 } }, {}],
      {},
      '6 resources, room for 5 (fort.pack)',
    ],
    [
      'a full Lookout',
      [{ lookout: ['bug', 'dot'] }, {}],
      {},
      'lookout: 2 cards, room for 1 (fort.lookout)',
    ],
    [
      'a level too high',
      [{ level: 6 }, {}],
      {},
      'seats[0].level: expected a whole number from 0 to 5',
    ],
    [
      'a perk too early',
      [{ perk: 'diy', level: 1 }, {}],
      {},
      'seats[0].perk: level 1 brings no perk yet (fort.level.2)',
    ],
    [
      'a rule too early',
      [{}, { rule: 'loner', level: 0 }],
      {},
      'seats[1].rule: level 0 brings no made-up rule yet (fort.level.1)',
    ],
    ['an unknown perk', [{ perk: 'luck' }, {}], {}, 'seats[0].perk: expected one of'],
    [
      'a perk twice',
      [{ perk: 'diy' }, { perk: 'diy' }],
      {},
      'seats[1]: diy is already with another seat',
    ],
    [
      'a perk twice in the row',
      [{ perk: 'diy' }, {}],
      { perks: ['bribe', 'diy'] },
      'perks[1]: diy',
    ],
    ['a rule twice', [{ rule: 'loner' }, { rule: 'loner' }], {}, 'seats[1]: loner'],
    ['a rule twice in the stack', [{}, {}], { rules: ['loner', 'loner'] }, 'rules[1]: loner'],
    [
      'too many perks',
      [{ perk: 'diy' }, {}],
      { perks: PERKS.slice(0, 3) },
      'perks: 4 perks with the owned ones, not over 3 (fort.setup.perks)',
    ],
    [
      'too many rules',
      [{ level: 1 }, {}],
      { rules: RULES.slice(0, 3) },
      'rules: 4 made-up rules with the kept ones, not over 3 (fort.setup.rules)',
    ],
    [
      'two boards in one seat',
      [{ hand: ['bud', 'ace'] }, {}],
      {},
      'seats[0]: best friends of one board only, not yellow and green',
    ],
    [
      'one board in two seats',
      [{ hand: ['bud'] }, { hand: ['rusty'] }],
      {},
      'seats[1]: another seat has the yellow board',
    ],
    [
      'a friend in a Yard',
      [{}, { yard: ['bug', 'bud'] }],
      {},
      'seats[1].yard[1]: a best friend never lies here',
    ],
    ['a friend in the Park', [{}, {}], { park: ['bud'] }, 'park[0]: a best friend never lies here'],
    ['a friend in the Park deck', [{}, {}], { parkDeck: ['bud'] }, 'parkDeck[0]: a best friend'],
    [
      'a Park of four',
      [{}, {}],
      { park: ['bug', 'dot', 'doc', 'worm'] },
      'the Park has 3 cards, not 4 (fort.setup.park)',
    ],
    [
      'a leader who is not there',
      [{}, {}],
      { leader: 2 },
      'leader: expected a whole number from 0 to 1',
    ],
    ['a sculpture without a fort', [{}, {}], { sculpture: 1 }, 'sculpture: the first at level 5'],
    ['a fort without a sculpture', [{ level: 5 }, {}], { sculpture: null }, 'fort.level.5'],
    [
      'the middle of a turn',
      [{}, {}],
      { phase: 'follow' },
      'phase: a description starts at the Play phase',
    ],
    ['a card in play', [{}, {}], { played: 'bug' }, 'played: a description starts at'],
    ['cards in play', [{}, {}], { inPlay: ['bug'] }, 'inPlay: a description starts at'],
    ['a second card', [{}, {}], { again: true }, 'again: a description starts at'],
    ['another actor', [{}, {}], { actor: 1 }, 'actor: the leader plays first'],
    ['an end without reason', [{}, {}], { ending: true }, 'ending: not what track, levels'],
  ];

  it.each(cases)('%s', (_, seats, rest, says) => {
    expect(wrong(seats, rest)).toContain(says);
  });

  it('more kids than are left', () => {
    const kids = standard.designs.flatMap(({ id, copies, friendOf }) =>
      friendOf < 0 ? new Array<string>(copies).fill(id) : [],
    );
    const message = wrong([{ discard: kids.slice(0, 58) }, {}]);
    expect(message).toBe('scenario.seats[0]: 3 kids are to be filled in, 2 are left');
  });
});

describe('a state', () => {
  const moves = new Int32Array(512);

  /** Plays on at random and hands every state at a Play phase to the check. */
  function playOn(seats: number, setup: string, check: (s: FortState) => void): void {
    const random = randomFromText(`${setup} ${seats}`);
    const s = fort.start(setupFor(seats, setup), random);
    while (fort.actors(s) !== 0) {
      const state = fort.inspect(s) as Everything;
      if (state.phase === 'play' && !state.again) check(s);
      const seat = 31 - Math.clz32(fort.actors(s));
      fort.play(s, seat, moves[below(random, fort.legal(s, seat, moves))]!);
    }
  }

  const options = (s: FortState): string[] => {
    const seat = 31 - Math.clz32(fort.actors(s));
    const count = fort.legal(s, seat, moves);
    return Array.from(moves.subarray(0, count), (m) => fort.option(s, seat, m).id).sort();
  };

  it.each(['basic', 'draft'])('is a description of itself at a Play phase (%s)', (setup) => {
    for (const seats of [2, 3, 4]) {
      let times = 0;
      playOn(seats, setup, (s) => {
        const told = JSON.parse(JSON.stringify(fort.inspect(s)));
        const again = sure(fort.arrange(told, setupFor(seats, setup), randomFromText('again')));
        audit(again);
        expect(fort.inspect(again)).toEqual(told);
        expect(options(again)).toEqual(options(s));
        times++;
      });
      expect(times).toBeGreaterThan(10);
    }
  });

  it('shows the packs of a draft', () => {
    const s = fort.start(setupFor(3, 'draft'), randomFromText('draft'));
    const state = () =>
      fort.inspect(s) as {
        phase: string;
        draft: { pack: string[]; kept: string[]; picked: string | null }[];
      };
    const first = state().draft[1]!.pack;
    expect(state()).toMatchObject({ phase: 'draft', actor: null });
    expect(first).toHaveLength(8);
    fort.legal(s, 1, moves);
    fort.play(s, 1, moves[0]!);
    expect(state().draft[1]!.picked).toBe(first[0]);
    for (const seat of [0, 2]) {
      fort.legal(s, seat, moves);
      fort.play(s, seat, moves[0]!);
    }
    expect(state().draft[1]).toMatchObject({ kept: [first[0]], picked: null });
    expect(state().draft[2]!.pack.toSorted()).toEqual(first.slice(1).toSorted());
  });
});
