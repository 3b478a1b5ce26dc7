import { fort, MADE_UP_RULES, PERKS, standard } from '@treefort/fort';
import { randomFromText } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';

const wrong = (seats: readonly unknown[], rest: object): string => {
  const result = fort.arrange(
    { seats, ...rest },
    { seats: 2, options: {} },
    randomFromText('scenario'),
  );
  if (result.ok) throw new Error('not refused');
  expect(result.fault.why).toBe('malformed');
  return result.fault.message;
};

describe('a description is refused for', () => {
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
      '6 resources, room for 3 (fort.pack)',
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
      { rules: MADE_UP_RULES.slice(0, 3) },
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
    const message = wrong([{ discard: kids.slice(0, 58) }, {}], {});
    expect(message).toBe('scenario.seats[0]: 3 kids are to be filled in, 2 are left');
  });
});
