import { describe, expect, it } from 'vitest';
import { treefort } from './run.ts';

const call = ['simulate', 'treehouse', '--games', '300', '--seats', '4', '--seed', 'x'];

describe('treefort simulate', () => {
  it('tells speed, spread and wins in words, without a progress bar on a pipe', async () => {
    const { code, out, err } = await treefort(call);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^300 games of treehouse with 4 random players in /);
    expect(out).toMatch(/\d+ games\/s, \d+ decisions\/s, 144\.0 decisions a game/);
    expect(out).toMatch(/seat 3 +\d+\.\d\d +\d+\.\d\d +\d+ +\d+ +\d+\.\d %/);
  });

  it('gives the figures as JSON', async () => {
    const { out } = await treefort([...call, '--json', '--junior']);
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({ game: 'treehouse', games: 300, seats: 4, seed: 'x' });
    expect(figures).toMatchObject({ options: { junior: true, fewest: false } });
    expect(figures.decisions).toBe(300 * 132);
    expect(figures.gamesPerSecond).toBeGreaterThan(0);
    expect(figures.decisionsPerSecond).toBeCloseTo(figures.gamesPerSecond * 132, 3);
    const { mean, sd, min, max, bySeat } = figures.scores;
    expect(min).toBeLessThan(mean);
    expect(mean).toBeLessThan(max);
    expect(sd).toBeGreaterThan(0);
    expect(bySeat).toHaveLength(4);
    const wins = figures.wins.reduce((sum: number, share: number) => sum + share, 0);
    expect(wins).toBeCloseTo(1, 9);
  });

  it('gives the same games for the same seed', async () => {
    const runs = await Promise.all([treefort([...call, '--json']), treefort([...call, '--json'])]);
    const [one, two] = runs.map(({ out }) => JSON.parse(out));
    expect([one.scores, one.wins]).toEqual([two.scores, two.wins]);
  });
});
