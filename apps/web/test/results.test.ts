import { afterEach, describe, expect, it } from 'vitest';
import { dropText, keepText, readText } from '../src/shell/storage.ts';
import { playedResult } from '../src/table/played-result.ts';
import {
  contestsOf,
  endingOf,
  type GameResult,
  isNewBest,
  keepResult,
  keptResults,
  ownScore,
  tallyOf,
} from '../src/table/results.ts';
import type { SavedGame } from '../src/table/saved-games.ts';
import { savedPosition } from './positions.ts';

const KEY = 'treefort.results';
afterEach(() => dropText(KEY));

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Whole games of Treehouse against Pip, one after another. */
const games: readonly SavedGame[] = SEEDS.map((seed, at) => ({
  ...savedPosition({ game: 'treehouse', seats: 2, seed }, seed),
  touched: at + 1,
}));

function resultOf(game: SavedGame): GameResult {
  const result = playedResult(game);
  if (!result) throw new Error(`${game.id} counts`);
  return result;
}

describe('the result of a game', () => {
  it('is how it ended for the only person, at the level of the strongest bot', () => {
    const fort = savedPosition({ game: 'fort', seats: 3, seed: 'one' }, 'x');
    const { outcome } = fort.record;
    expect(resultOf(fort)).toEqual({
      id: 'x',
      game: 'fort',
      at: 1,
      seat: 0,
      scores: outcome?.scores,
      winners: outcome?.winners,
      level: 5,
    });
    expect(resultOf(games[0]!).level).toBe(2);
  });

  it('is none before the end, for practice, among people and among bots alone', () => {
    const game = games[0]!;
    const running = savedPosition(
      { game: 'treehouse', seats: 2, seed: 'a', until: () => true },
      'r',
    );
    expect(playedResult(running)).toBeUndefined();
    expect(playedResult({ ...game, practice: true })).toBeUndefined();
    expect(playedResult({ ...game, sitters: [{ name: 'A' }, { name: 'B' }] })).toBeUndefined();
    const bot = { name: 'Pip', bot: 'mouse' };
    expect(playedResult({ ...game, sitters: [bot, bot] })).toBeUndefined();
  });

  it('is won, lost or shared', () => {
    const { seat, scores } = resultOf(games[0]!);
    expect(endingOf({ seat, winners: [0] })).toBe('won');
    expect(endingOf({ seat, winners: [1] })).toBe('lost');
    expect(endingOf({ seat, winners: [0, 1] })).toBe('shared');
    expect(ownScore({ seat: 1, scores })).toBe(scores[1]);
  });
});

describe('results on a device', () => {
  it('are kept once a game, the latest first, and outlive the page', () => {
    for (const game of [...games, ...games]) keepResult(resultOf(game));
    expect(keptResults()).toEqual(games.map(resultOf).reverse());
  });

  it.each(['', '{}', '[{}]', '[{"game":"chess"}]', 'null'])('start anew after %s', (text) => {
    keepText(KEY, text);
    expect(keptResults()).toEqual([]);
    keepResult(resultOf(games[0]!));
    expect(keptResults()).toHaveLength(1);
  });

  it('are at most a thousand, the latest ones', () => {
    const result = resultOf(games[0]!);
    const many = Array.from({ length: 1000 }, (_, i) => ({ ...result, id: `old${i}` }));
    keepText(KEY, JSON.stringify(many));
    keepResult(result);
    expect(keptResults()).toHaveLength(1000);
    expect(keptResults()[0]).toEqual(result);
    expect(readText(KEY)).not.toContain('old999');
  });
});

describe('a tally', () => {
  const results = games.map(resultOf).reverse();
  const own = games.map(({ record }) => record.outcome!);

  it('counts games, victories and the best score of a game at a level', () => {
    const wins = own.filter(({ winners }) => winners.includes(0)).length;
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(own.length);
    expect(tallyOf(results, { game: 'treehouse', level: 2 })).toMatchObject({
      played: SEEDS.length,
      wins,
      best: Math.max(...own.map(({ scores }) => scores[0]!)),
    });
    const nothing = { played: 0, wins: 0, streak: 0, best: 0 };
    expect(tallyOf(results, { game: 'treehouse', level: 3 })).toEqual(nothing);
    expect(tallyOf(results, { game: 'fort', level: 1 })).toEqual(nothing);
  });

  it('counts the victories since the last defeat', () => {
    const contest = { game: 'treehouse', level: 2 } as const;
    let streak = 0;
    for (const [i, { winners }] of own.entries()) {
      streak = winners.includes(0) ? streak + 1 : 0;
      const soFar = results.slice(results.length - 1 - i);
      expect(tallyOf(soFar, contest).streak).toBe(streak);
    }
  });

  it('is there for every game and level that was played', () => {
    const fort = resultOf(savedPosition({ game: 'fort', seats: 2, seed: 'one' }, 'f'));
    expect(contestsOf([...results, fort])).toEqual([
      { game: 'fort', level: fort.level },
      { game: 'treehouse', level: 2 },
    ]);
  });

  it('knows a new best score, which the first game is not', () => {
    let best = -1;
    for (const result of results.toReversed()) {
      expect(isNewBest(results, result), result.id).toBe(best >= 0 && ownScore(result) > best);
      best = Math.max(best, ownScore(result));
    }
  });
});
