import { BOARDS, type FortState, fort, standard } from '@treefort/fort';
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

  it('a perk or a rule may be given at any level, and the level stays 0 unless it is named', () => {
    const { seats, perks } = arranged([{ perk: 'bribe' }, { rule: 'loner' }, {}]);
    expect(seats.map(({ level }) => level)).toEqual([0, 0, 0]);
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

  it('the leader is asked, in the round and with the first player that are given', () => {
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
