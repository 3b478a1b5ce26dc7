import { BOARDS, type FortState, fort, MADE_UP_RULES, PERKS, standard } from '@treefort/fort';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, type Scene } from './table.ts';

const SEATS = [2, 3, 4];
const BASIC = { setup: 'basic' };
const DRAFT = { setup: 'draft' };

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `deal ${i}`);

const friendsOf = (board: string): string[] =>
  standard.file.friends.filter((friend) => friend.board === board).map(({ id }) => id);
const FRIENDS = BOARDS.flatMap(friendsOf);

const ownedBy = (t: Scene, seat: number): string[] => {
  const { hand, deck, discard, yard, lookout } = t.seat(seat).is;
  return [hand, deck, discard, yard, lookout].flat();
};

const kidsOf = (t: Scene, seat: number): string[] =>
  ownedBy(t, seat).filter((card) => !FRIENDS.includes(card));

/** All 60 kids, sorted. */
const ALL_KIDS = standard.file.kids
  .flatMap(({ id, copies }) => new Array<string>(copies).fill(id))
  .sort();

describe('setup', () => {
  rule('fort.setup.first', 'any seat may be the first, and the first leads', () => {
    for (const seats of SEATS) {
      const firsts = seeds(40).map((seed) => {
        const { first, leader, actor } = newGame(seats, BASIC, seed).everything;
        expect([leader, actor]).toEqual([first, first]);
        return first;
      });
      expect(new Set(firsts).size).toBe(seats);
    }
  });

  rule('fort.setup.first', 'the first player stays the first for the whole game', () => {
    const t = newGame(3);
    const { first } = t.everything;
    const led: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      expect(t.everything).toMatchObject({ first, round: 1 + Math.floor(turn / 3) });
      led.push(t.everything.leader);
      t.restOfTurn();
    }
    expect(led).toEqual([0, 1, 2, 0, 1, 2, 0].map((n) => (first + n) % 3));
  });

  rule('fort.setup.friends', 'each player has a board and its two best friends', () => {
    for (const setup of [BASIC, DRAFT]) {
      for (const seats of SEATS) {
        const t = drafted(newGame(seats, setup));
        const boards = t.players.map(({ is }) => is.board);
        expect(new Set(boards).size).toBe(seats);
        for (const [seat, board] of boards.entries()) {
          const friends = ownedBy(t, seat).filter((card) => FRIENDS.includes(card));
          expect(friends.toSorted()).toEqual(friendsOf(board).toSorted());
        }
        const { park, parkDeck } = t.everything;
        expect([...park, ...parkDeck].filter((card) => FRIENDS.includes(card))).toEqual([]);
      }
    }
  });

  rule('fort.setup.start', 'all start at 0 with empty boards', () => {
    for (const setup of [BASIC, DRAFT]) {
      for (const seats of SEATS) {
        const t = drafted(newGame(seats, setup));
        for (const player of t.players) {
          player.has({ track: 0, level: 0, lookout: [], yard: [], discard: [] });
          player.has({ stuff: { pizza: 0, toy: 0 }, pack: { pizza: 0, toy: 0 } });
          player.has({ perk: null, rule: null });
        }
        expect(t.everything).toMatchObject({ round: 1, sculpture: null, ending: false });
        expect(t.everything).toMatchObject({ phase: 'play', trashed: [], inPlay: [] });
      }
    }
  });

  rule('fort.setup.rules', 'players + 1 of the made-up rules form the stack', () => {
    for (const seats of SEATS) {
      const { rules } = newGame(seats).everything;
      expect(new Set(rules).size).toBe(seats + 1);
      expect(newGame(seats).view(0)).toMatchObject({ ruleCount: seats + 1, sawRules: [] });
    }
    const seen = seeds(40).flatMap((seed) => newGame(2, BASIC, seed).everything.rules);
    expect(new Set(seen)).toEqual(new Set(MADE_UP_RULES));
  });

  rule('fort.setup.perks', 'players + 1 of the perks lie face up', () => {
    for (const seats of SEATS) {
      const { perks } = newGame(seats).view('watcher');
      expect(new Set(perks).size).toBe(seats + 1);
    }
    const seen = seeds(40).flatMap((seed) => newGame(2, BASIC, seed).everything.perks);
    expect(new Set(seen)).toEqual(new Set(PERKS));
  });

  rule('fort.setup.park', 'three of the shuffled 60 kids lie in the Park', () => {
    for (const seats of SEATS) {
      const t = newGame(seats);
      const { park, parkDeck } = t.everything;
      expect([park.length, parkDeck.length]).toEqual([3, 60 - 3 - 8 * seats]);
      const dealt = t.players.flatMap(({ seat }) => kidsOf(t, seat));
      expect([...park, ...parkDeck, ...dealt].sort()).toEqual(ALL_KIDS);
    }
    const seen = seeds(300).flatMap((seed) => newGame(2, BASIC, seed).everything.park);
    expect(new Set(seen)).toEqual(new Set(ALL_KIDS));
    const order = (seed: string) => newGame(2, BASIC, seed).everything.parkDeck;
    expect(order('a')).not.toEqual(order('b'));
    expect(order('a')).toEqual(order('a'));
  });

  rule('fort.setup.deal', 'each player is dealt 8 kids', () => {
    for (const seats of SEATS) {
      const t = newGame(seats, BASIC);
      for (const { seat } of t.players) expect(kidsOf(t, seat)).toHaveLength(8);
      expect(t.everything.phase).toBe('play');
    }
    const seen = seeds(60).flatMap((seed) => kidsOf(newGame(2, BASIC, seed), 1));
    expect(new Set(seen)).toEqual(new Set(ALL_KIDS));
  });

  rule('fort.setup.deck', 'ten cards are shuffled into a deck, and five of them drawn', () => {
    for (const setup of [BASIC, DRAFT]) {
      for (const seats of SEATS) {
        for (const { is } of drafted(newGame(seats, setup)).players) {
          expect([is.hand.length, is.deck.length]).toEqual([5, 5]);
        }
      }
    }
    const inHand = seeds(60).map((seed) => {
      const { hand } = newGame(2, BASIC, seed).seat(0).is;
      return hand.filter((card) => FRIENDS.includes(card)).length;
    });
    expect(new Set(inHand)).toEqual(new Set([0, 1, 2]));
  });

  rule('fort.setup.deck', 'what was kept in the draft is shuffled too', () => {
    const places = seeds(60).map((seed) => {
      const t = newGame(2, DRAFT, seed);
      const first = pickOf(t, 0);
      drafted(t);
      return t.seat(0).is.hand.includes(first);
    });
    expect(new Set(places)).toEqual(new Set([true, false]));
  });
});

interface Drafting {
  readonly pack: readonly string[];
  readonly kept: readonly string[];
  readonly picked: string | null;
}

const drafting = (t: Scene): readonly Drafting[] =>
  (fort.inspect(t.table.state as FortState) as { draft: readonly Drafting[] }).draft;

const pickOf = (t: Scene, seat: number): string => t.offers(seat)[0]!.slice('draft:'.length);

/** All players keep the first card they are offered. */
function round(t: Scene): string[] {
  const picks = t.players.map(({ seat }) => pickOf(t, seat));
  for (const [seat, pick] of picks.entries()) t.choose(seat, `draft:${pick}`);
  return picks;
}

/** The draft, if there is one, is over. */
function drafted(t: Scene): Scene {
  while (t.everything.phase === 'draft') round(t);
  return t;
}

const without = (cards: readonly string[], one: string): string[] =>
  cards.toSpliced(cards.indexOf(one), 1).sort();

describe('the draft', () => {
  rule('fort.setup.draft', 'all keep one of 8 kids at the same time', () => {
    for (const seats of SEATS) {
      const t = newGame(seats, DRAFT);
      expect(t.table.decisions().map(({ seat }) => seat)).toEqual(t.players.map((p) => p.seat));
      const packs = drafting(t).map(({ pack }) => pack);
      for (const [seat, pack] of packs.entries()) {
        expect(pack).toHaveLength(8);
        expect(pack.filter((card) => FRIENDS.includes(card))).toEqual([]);
        expect(new Set(t.offers(seat))).toEqual(new Set(pack.map((card) => `draft:${card}`)));
      }
      for (let seat = seats - 1; seat > 0; seat--) t.choose(seat, t.offers(seat)[0]!);
      expect(drafting(t).map(({ pack }) => pack)).toEqual(packs);
      expect(drafting(t).map(({ kept }) => kept)).toEqual(packs.map(() => []));
    }
  });

  rule('fort.setup.draft', 'the rest of each pack goes to the left', () => {
    for (const seats of SEATS) {
      const t = newGame(seats, DRAFT);
      for (let step = 0; step < 6; step++) {
        const packs = drafting(t).map(({ pack }) => pack);
        const picks = round(t);
        for (const [seat, pack] of packs.entries()) {
          const left = drafting(t)[(seat + 1) % seats]!;
          expect(left.pack.toSorted()).toEqual(without(pack, picks[seat]!));
        }
      }
    }
  });

  rule('fort.setup.draft', 'everybody owns the 8 that were kept, the last one unasked', () => {
    for (const seats of SEATS) {
      const t = newGame(seats, DRAFT);
      const kept: string[][] = t.players.map(() => []);
      for (let step = 0; step < 7; step++) {
        const last = drafting(t).map(({ pack }) => pack);
        for (const [seat, pick] of round(t).entries()) {
          kept[seat]!.push(pick);
          if (step === 6) kept[(seat + 1) % seats]!.push(...without(last[seat]!, pick));
        }
      }
      expect(t.everything).toMatchObject({ phase: 'play', round: 1 });
      for (const [seat, cards] of kept.entries()) {
        expect(kidsOf(t, seat).toSorted()).toEqual(cards.toSorted());
      }
    }
  });

  rule('fort.setup.draft', 'a card that was kept is not passed on', () => {
    const t = newGame(3, DRAFT);
    const keep = drafting(t)[0]!.pack[3]!;
    const copies = drafting(t).flatMap(({ pack }) => pack.filter((card) => card === keep)).length;
    t.choose(0, `draft:${keep}`).choose(1, t.offers(1)[0]!).choose(2, t.offers(2)[0]!);
    expect(drafting(t)[0]!.kept).toEqual([keep]);
    const inPacks = drafting(t).flatMap(({ pack }) => pack.filter((card) => card === keep)).length;
    const others = drafting(t)
      .slice(1)
      .flatMap(({ kept }) => kept);
    expect(inPacks + others.filter((card) => card === keep).length).toBe(copies - 1);
  });
});
