import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standard } from '@treefort/fort';
import { describe, expect, it } from 'vitest';
import type { Played } from '../src/arena/plan.ts';
import { run } from '../src/commands.ts';
import { UsageError } from '../src/usage.ts';
import { arena, whoIsStronger } from './arena-strength.ts';
import { folder, launcher, treefort } from './run.ts';

/** A module that does not even compile. */
const broken = join(folder(), 'broken.mjs');
writeFileSync(broken, 'export const bot = {');

const gamesIn = (out: string): string[] =>
  readFileSync(join(out, 'games.jsonl'), 'utf8').split('\n').slice(1, -1);

/** What follows from the seed alone: everything but the times. */
const comings = (out: string): Omit<Played, 'thinking'>[] =>
  gamesIn(out)
    .map((line) => JSON.parse(line) as Played)
    .map(({ thinking: _, ...rest }) => rest)
    .sort((a, b) => a.n - b.n);

describe.each(['treehouse'])('who is stronger at %s', whoIsStronger);

describe('an arena', () => {
  it('every deal deals other cards, to players who never waver', async () => {
    const { folder: out } = await arena(
      'fort',
      '--players',
      'thumb',
      '--seats',
      '2',
      '--games',
      '8',
    );
    const results = new Set(comings(out).map(({ scores }) => scores.join()));
    expect(results.size).toBeGreaterThan(5);
  });

  it('plays with the options of a game', async () => {
    const box = join(folder(), 'box.json');
    writeFileSync(box, JSON.stringify({ ...standard.file, name: 'other' }));
    const players = ['--players', 'random,random', '--games', '4'];
    const { code, out } = await arena('fort', ...players, '--draft', '--box', box);
    expect(code).toBe(0);
    expect(out).toContain('4 games of fort, setup draft, box of its own with 2 seats');
  });
});

describe('the same call', () => {
  const players = ['--players', 'plain@4it,random', '--seats', '2', '--seed', 'same'];

  it('gives the same games whatever the number of threads', async () => {
    const one = await arena('fort', ...players, '--games', '6', '--jobs', '1');
    const three = await arena('fort', ...players, '--games', '6', '--jobs', '3');
    expect(comings(one.folder)).toHaveLength(6);
    expect(comings(three.folder)).toEqual(comings(one.folder));
  });

  it('plays only what is missing, and comes to the same end', async () => {
    const whole = await arena('treehouse', ...players, '--games', '24');
    const { folder: out } = await arena('treehouse', ...players, '--games', '12');
    const first = gamesIn(out);
    // As if the machine had stopped in the middle of a line.
    appendFileSync(join(out, 'games.jsonl'), '{"n":12,"deal":');
    const args = ['arena', 'treehouse', ...players, '--games', '24', '--out', out];
    expect((await treefort(args)).code).toBe(0);
    expect(gamesIn(out).slice(0, first.length)).toEqual(first);
    expect(comings(out)).toEqual(comings(whole.folder));
    const again = await treefort(args);
    expect(gamesIn(out)).toHaveLength(24);
    expect(again.out).toMatch(/^24 games of treehouse/);
  });

  it('is refused where the folder holds games of another arena', async () => {
    const { folder: out } = await arena('treehouse', ...players, '--games', '6');
    const other = players.with(-1, 'other');
    const { code, err } = await treefort(['arena', 'treehouse', ...other, '--out', out]);
    expect(code).toBe(2);
    expect(err).toContain('games.jsonl holds games of another arena (seed: "same", not "other")');
  });

  it.each<[string, string]>([
    ['nonsense', 'line 8: not JSON'],
    ['{}', 'line 8.n: expected a whole number'],
    ['{"n":7,"deal":1,"seating":[0,9]}', 'line 8.seating[1]: expected a whole number from 0 to 1'],
  ])('is refused where a line of the folder reads %s', async (line, message) => {
    const { folder: out } = await arena('treehouse', ...players, '--games', '6');
    appendFileSync(join(out, 'games.jsonl'), `${line}\n`);
    const { code, err } = await treefort(['arena', 'treehouse', ...players, '--out', out]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('is refused where nothing can be written', async () => {
    const out = join(folder(), 'file');
    writeFileSync(out, '');
    const { code, err } = await treefort(['arena', 'treehouse', ...players, '--out', out]);
    expect(code).toBe(2);
    expect(err).toContain('--out: cannot write there');
  });

  it('keeps what was played when it is interrupted', async () => {
    const out = folder();
    const args = ['arena', 'treehouse', ...players, '--out', out, '--jobs', '1'];
    const child = spawn(process.execPath, [launcher, ...args, '--games', '3000']);
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const watcher = watch(out);
    while (!existsSync(join(out, 'games.jsonl')) || gamesIn(out).length < 3) {
      await once(watcher, 'change');
    }
    watcher.close();
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    const kept = gamesIn(out);
    expect(said).toContain(`stopped: ${kept.length} of 3000 games are kept in ${out}`);
    expect((await treefort([...args, '--games', `${kept.length}`])).code).toBe(0);
    expect(gamesIn(out).slice(0, kept.length)).toEqual(kept);
  });
});

describe('a wrong call of the arena says what was expected', () => {
  it.each<[string[], string]>([
    [[], 'which game? expected treehouse'],
    [['chess'], 'unknown game "chess"'],
    [['fort'], 'who plays? expected --players or --exec'],
    [['fort', '--players', 'nobody'], '--players: unknown bot "nobody"; expected duckling'],
    [['fort', '--players', ''], 'unknown bot ""'],
    [['fort', '--players', 'random,'], 'unknown bot ""'],
    [['fort', '--players', 'random@fast'], 'expected a budget such as @50ms or @400it'],
    [['fort', '--players', 'random@0it'], 'a budget of 0 it is no budget'],
    [['fort', '--players', './nobody.ts'], 'there is no module'],
    [['fort', '--players', fileURLToPath(import.meta.resolve('./run.ts'))], 'exports no `bot`'],
    [['fort', '--players', broken], 'cannot load'],
    [['fort', '--players', 'random', '--seats', '5'], 'expected a whole number from 2 to 4'],
    [['fort', '--players', 'random', '--games', '0'], '--games: expected a whole number from 1'],
    [['fort', '--players', 'random', '--jobs', 'all'], '--jobs: expected a whole number from 1'],
    [['fort', '--players', 'random', '--ms', '5', '--iterations', '5'], 'one budget, please'],
    [['fort', '--players', 'random', '--junior'], '--junior is not an option of fort'],
    [['fort', '--players', Array(17).fill('random').join()], 'at most 16 contestants, found 17'],
    [['fort', '--exec', 'no-such-program x'], '--exec: cannot be started: spawn no-such-program'],
    [['fort', '--exec', ' '], '--exec: expected a command, found nothing'],
    [
      ['fort', '--exec', 'cat a/mine.py', '--exec', 'cat b/mine.py'],
      'two different contestants are called mine',
    ],
  ])('%j', async (args, message) => {
    const failed = await run(['arena', ...args]).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(UsageError);
    expect(String(failed)).toContain(message);
  });
});
