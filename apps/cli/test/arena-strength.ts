import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Standings } from '../src/arena/standings.ts';
import { folder, treefort } from './run.ts';

const eager = fileURLToPath(new URL('../../../docs/examples/eager.ts', import.meta.url));
const example = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));

/** Holds an arena in a folder of its own. */
export async function arena(...args: string[]) {
  const out = folder();
  const ran = await treefort(['arena', ...args, '--out', out]);
  const standings = (): Standings =>
    JSON.parse(readFileSync(join(out, 'standings.json'), 'utf8')) as Standings;
  const of = (name: string) => standings().standings.find((one) => one.name === name)!;
  return { ...ran, folder: out, standings, of };
}

const EVEN: Readonly<Record<string, readonly string[]>> = {
  treehouse: ['--seats', '3', '--games', '200', '--junior'],
  fort: ['--seats', '2', '--games', '100'],
};

/** The example was written for Treehouse: in Fort it takes more games to show that it is better. */
const GAMES_OF_THE_EXAMPLE: Readonly<Record<string, number>> = { treehouse: 60, fort: 200 };

/** Lets players of known strength meet in one game, until chance decides no more. */
export function whoIsStronger(game: string): void {
  it('two random players are even within their intervals', async () => {
    const players = ['--players', 'random,random@1it', ...EVEN[game]!];
    const { code, err, of, standings } = await arena(game, ...players);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['random', 'random@1it']) {
      const { winRate, rating } = of(name);
      const share = 1 / standings().winRateBySeat.length;
      expect(winRate.low).toBeLessThan(share);
      expect(winRate.high).toBeGreaterThan(share);
      expect(rating.low).toBeLessThan(1500);
      expect(rating.high).toBeGreaterThan(1500);
    }
  });

  it('a bot that plays better is rated above', async () => {
    const players = ['--players', `${eager},random,random,random`];
    const { of, out, folder: page } = await arena(game, ...players, '--games', '60');
    expect(of('eager').played).toBe(60);
    expect(of('random').played).toBe(180);
    expect(of('eager').winRate.low).toBeGreaterThan(0.4);
    expect(of('eager').rating.low).toBeGreaterThan(of('random').rating.high);
    expect(out).toMatch(/^60 games of /);
    expect(out).toMatch(/eager +60 +\d+\.\d % \(\d+\.\d to \d+\.\d\)/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const table = readFileSync(join(page, 'standings.md'), 'utf8');
    expect(table).toContain('| eager | 60 |');
    expect(table).toContain('Budget of a choice: eager: 100 ms; random: no search.');
    expect(table).toContain(`npx treefort arena ${game} --players ${eager},random,random,random`);
  });

  // It needs python3 on the machine, as the README says.
  it('the example in another language plays better than at random', async () => {
    const players = ['--exec', `python3 ${example}`, '--players', 'random', '--seats', '2'];
    const games = GAMES_OF_THE_EXAMPLE[game]!;
    const { code, err, of } = await arena(game, ...players, '--games', String(games));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(of('bot')).toMatchObject({ played: games, faults: 0 });
    expect(of('bot').winRate.low).toBeGreaterThan(0.5);
  });
}
