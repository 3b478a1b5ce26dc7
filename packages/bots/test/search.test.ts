import { decisionOf, type GameEvent, randomFromText, type Setup } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import type { Heuristics } from '../src/heuristics.ts';
import { Search } from '../src/search.ts';
import type { SearchSettings } from '../src/search-settings.ts';
import { Searcher } from '../src/searcher.ts';
import { blindInsight, guess, nim, nimInsight, pennies, type ToyState, wide } from './toys.ts';

const setup: Setup = { seats: 2, options: {} };
const plain: SearchSettings = { exploration: 0.7, guided: false, positions: 64 };

const more = <T extends { visits: number }>(a: T, b: T): T => (b.visits > a.visits ? b : a);

const opinionsOn = (game: typeof nim, view: number[], iterations: number, seat = 0) =>
  new Search(game, game === nim ? nimInsight : blindInsight, plain).think(
    { view, seat },
    { iterations },
    randomFromText(`${view}`),
  );

describe('the search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('takes the winning number of %i matches: %i', (left, take) => {
    const opinions = opinionsOn(nim, [left, 0], 3000);
    const best = opinions.reduce(more);
    expect(best.option).toBe(String(take));
    expect(best.chance).toBeGreaterThan(0.8);
  });

  test('each seat seeks its own result: a lost position is seen as lost', () => {
    for (const { chance } of opinionsOn(nim, [8, 0], 3000)) expect(chance).toBeLessThan(0.3);
  });

  test('does not peek at simultaneous answers: neither side of a penny is better', () => {
    for (const seat of [0, 1]) {
      for (const { chance, visits } of opinionsOn(pennies, [-1, -1], 4000, seat)) {
        expect(chance).toBeGreaterThan(0.4);
        expect(chance).toBeLessThan(0.6);
        expect(visits).toBeGreaterThan(1000);
      }
    }
  });

  test('the same where each seat goes down its own tree as far as it reaches', () => {
    const search = new Search(pennies, blindInsight, { ...plain, apart: true });
    const thought = { view: [-1, -1], seat: 0 };
    for (const { chance } of search.think(thought, { iterations: 4000 }, randomFromText('apart'))) {
      expect(chance).toBeGreaterThan(0.4);
      expect(chance).toBeLessThan(0.6);
    }
    const matches = new Search(nim, nimInsight, { ...plain, apart: true });
    const taken = matches.think(
      { view: [10, 0], seat: 0 },
      { iterations: 3000 },
      randomFromText('10'),
    );
    expect(taken.reduce(more).option).toBe('2');
  });

  test.each([
    [false, [0]],
    [true, [0, 1]],
  ])('apart %s: after a new node of seat 0 the trees of %j are used', (apart, seats) => {
    const asked: number[] = [];
    const watched: Heuristics<ToyState> = {
      ...blindInsight,
      context: (_, seat) => {
        asked.push(seat);
        return 0;
      },
    };
    const search = new Search(pennies, watched, { ...plain, apart });
    search.think({ view: [-1, -1], seat: 0 }, { iterations: 1 }, randomFromText('one'));
    // The first time the root is looked for.
    expect(asked.slice(1)).toEqual(seats);
  });

  test('a sealed answer is imagined anew, not read', () => {
    const chances = [0, 1].map((sealed) => opinionsOn(pennies, [-1, sealed], 4000));
    for (const opinions of chances) {
      for (const { chance } of opinions) {
        expect(chance).toBeGreaterThan(0.4);
        expect(chance).toBeLessThan(0.6);
      }
    }
  });

  test('knows hidden things by their likelihood alone', () => {
    const [no, yes] = opinionsOn(guess, [-1, 0], 4000);
    expect(yes!.visits).toBeGreaterThan(no!.visits);
    expect(yes!.chance).toBeGreaterThan(0.6);
    expect(yes!.chance).toBeLessThan(0.9);
  });

  test('what speaks against a position makes it rarer', () => {
    const memory = {
      hear() {},
      likelihood: ({ n }: { n: number[] }) => (n[1] === 1 ? 0.05 : 1),
    };
    const random = randomFromText('memory');
    const search = new Search(guess, blindInsight, plain);
    const [no, yes] = search.think(
      { view: [-1, 0], seat: 0, memory },
      { iterations: 4000 },
      random,
    );
    expect(no!.chance).toBeGreaterThan(0.6);
    expect(no!.visits).toBeGreaterThan(yes!.visits);
  });

  test('stops at its iterations and answers with none', () => {
    const search = new Search(nim, nimInsight, plain);
    search.think({ view: [10, 0], seat: 0 }, { iterations: 77 }, randomFromText('n'));
    expect(search.iterations).toBe(77);
    const opinions = search.think({ view: [10, 0], seat: 0 }, { ms: 0 }, randomFromText('n'));
    expect(opinions.map(({ option }) => option)).toEqual(['1', '2', '3']);
  });

  test('what was found stays good down the own tree and is gone after news', () => {
    const search = new Search(nim, nimInsight, plain);
    const random = randomFromText('reuse');
    const visits = (view: number[]) =>
      search
        .think({ view, seat: 0 }, { iterations: 1 }, random)
        .reduce((sum, opinion) => sum + opinion.visits, 0);
    search.think({ view: [10, 0], seat: 0 }, { iterations: 2000 }, random);
    search.descend(2);
    expect(visits([6, 0])).toBeGreaterThan(100);
    search.forget();
    expect(visits([6, 0])).toBe(1);
  });

  test('what is tried only because it was asked about is not preferred for it', () => {
    const asked = (also?: readonly number[]) =>
      new Search(nim, nimInsight, plain)
        .think({ view: [9, 0], seat: 0, also }, { iterations: 400 }, randomFromText('also'))
        .map(({ visits }) => visits);
    expect(asked([3])).toEqual(asked());
  });

  test('each move that is asked about is tried as closely as half of the thought', () => {
    const tried = [0, 0, 0, 0];
    let isFirst = true;
    const counted: typeof nim = {
      ...nim,
      copy: (from, into) => {
        isFirst = true;
        return nim.copy(from, into);
      },
      play: (state, seat, move) => {
        if (isFirst) tried[move]!++;
        isFirst = false;
        nim.play(state, seat, move);
      },
    };
    const asked = { view: [9, 0], seat: 0, also: [2, 3] };
    new Search(counted, nimInsight, plain).think(
      asked,
      { iterations: 400 },
      randomFromText('each'),
    );
    for (const times of tried.slice(2)) expect(times).toBeGreaterThanOrEqual(200);
  });

  test('finds what is next even after a thought that has filled its memory', () => {
    const search = new Search(wide, blindInsight, plain);
    const random = randomFromText('full');
    const thought = (picks: number) =>
      search.think({ view: [picks, -1], seat: 0 }, { iterations: 20_000 }, random);
    for (const picks of [0, 1, 2]) search.descend(thought(picks).reduce(more).move);
    expect(thought(3).reduce(more).option).toBe('7');
  });

  test.each([
    ['grows with the thought keeps every step', { ...plain, memory: 20 }, true],
    ['is full has no room for all', plain, false],
  ])('a memory that %s', (_, settings, keeps) => {
    const search = new Search(wide, blindInsight, settings);
    const random = randomFromText('memory');
    const thought = (picks: number, iterations: number) =>
      search.think({ view: [picks, -1], seat: 0 }, { iterations }, random);
    // Three moves deep there are more entries than the smallest table has.
    search.descend(thought(0, 60_000)[0]!.move);
    const second = thought(1, 1)[0]!;
    search.descend(second.move);
    const visits = thought(2, 1).reduce((sum, one) => sum + one.visits, 0);
    expect(visits >= second.visits).toBe(keeps);
  });
});

describe('what a search knows of its game', () => {
  const guided: SearchSettings = { ...plain, guided: true };
  /** Nim, for somebody who likes to take so many. */
  const liking = (take: number): Heuristics<ToyState> => ({
    ...nimInsight,
    turn: ({ n }) => 10 - n[0]!,
    policy: (_, __, moves, count, out) => {
      for (let i = 0; i < count; i++) out[i] = moves[i] === take ? 1e9 : 1;
    },
  });
  const start = { view: [10, 0], seat: 0 };
  /** How many matches are taken at a time in the first simulation, which has no tree yet. */
  const taken = (settings: SearchSettings): number[] => {
    const takes: number[] = [];
    const watched = {
      ...nim,
      play: (s: ToyState, seat: number, move: number) => {
        takes.push(move);
        nim.play(s, seat, move);
      },
    };
    const search = new Search(watched, liking(1), settings);
    search.think(start, { iterations: 1 }, randomFromText('walk'));
    return takes;
  };

  test('rollouts are played by policy, those of a plain search at random', () => {
    expect(taken(guided)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(new Set(taken(plain)).size).toBe(3);
  });

  test('rollouts stop at the horizon, and what the position promises is their result', () => {
    const judged: number[] = [];
    const heuristics: Heuristics<ToyState> = {
      ...liking(1),
      evaluate: ({ n }, out) => {
        judged.push(10 - n[0]!);
        out.set([0.75, 0.25]);
      },
    };
    const search = new Search(nim, heuristics, { ...guided, horizon: 3 });
    const opinions = search.think(start, { iterations: 1 }, randomFromText('near'));
    expect(judged).toEqual([3]);
    expect(opinions.map(({ visits, chance }) => visits * chance)).toEqual([0.75, 0, 0]);
  });

  test('of moves that seem alike those are tried that draw more, less so if mildly', () => {
    const share = (settings: SearchSettings): number => {
      const heuristics: Heuristics<ToyState> = {
        ...blindInsight,
        policy: (_, __, moves, count, out) => {
          for (let i = 0; i < count; i++) out[i] = moves[i] === 3 ? 40 : 1;
        },
      };
      const search = new Search(wide, heuristics, settings);
      const asked = { view: [0, -1], seat: 0 };
      const opinions = search.think(asked, { iterations: 500 }, randomFromText('urge'));
      return opinions[3]!.visits / 500;
    };
    expect(share(plain)).toBeLessThan(0.1);
    expect(share(guided)).toBeGreaterThan(0.2);
    expect(share({ ...guided, flattened: true })).toBeLessThan(share(guided) - 0.1);
  });

  test('what rivals think in the same place is not counted as the own opinion', () => {
    const opinions = opinionsOn(pennies, [-1, -1], 300);
    expect(opinions.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
  });
});

describe('the searcher', () => {
  /** How much a searcher on seat 0 has thought about its next choice when it has heard an event. */
  const visitsAfter = (event: GameEvent): number => {
    const own = new Searcher(nim, nimInsight, { settings: plain, seat: 0 });
    const random = randomFromText('hear');
    const state = nim.start(setup, random);
    const decision = decisionOf(nim, state, 0);
    own.choose(nim.view(state, 0), decision, { iterations: 500 }, random);
    own.hear(event);
    const again = own.opinions([6, 0], decision, { iterations: 1 }, random);
    return again.reduce((sum, { visits }) => sum + visits, 0);
  };

  test('forgets what it found when a rival acts, and keeps it after own moves', () => {
    expect(visitsAfter({ kind: 'took', seat: 0 })).toBeGreaterThan(1);
    expect(visitsAfter({ kind: 'took', seat: 1 })).toBe(1);
  });

  test.each(['turn', 'cleaned-up', 'drew', 'reshuffled'])(
    'forgets what it found when for itself %s',
    (kind) => {
      expect(visitsAfter({ kind, seat: 0 })).toBe(1);
    },
  );

  test('one option needs no thought', () => {
    const player = new Searcher(nim, nimInsight, { settings: plain, seat: 0 });
    const decision = {
      id: '0',
      seat: 0,
      kind: 'toy',
      rule: 'toy',
      options: [{ id: '1', target: '1' }],
    };
    expect(player.choose([1, 0], decision, { iterations: 1e9 }, randomFromText('one'))).toBe('1');
  });
});
