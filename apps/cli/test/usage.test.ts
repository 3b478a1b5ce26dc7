import { describe, expect, it } from 'vitest';
import { run } from '../src/commands.ts';
import { UsageError } from '../src/usage.ts';
import { treefort } from './run.ts';

const COMMANDS = ['play', 'simulate', 'arena', 'verify', 'box', 'referee'];

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('treefort %s lists every command', async (flag) => {
    const { code, out } = await treefort([flag]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
    expect(out).toContain('examples:');
  });

  it.each(COMMANDS)('treefort %s --help has examples and fits into 80 columns', async (command) => {
    const { code, out } = await treefort([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`usage: treefort ${command}`);
    expect(out).toMatch(/examples:\n {2}/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('a wrong call says what was expected and ends with 2', () => {
  it.each<[string[], string]>([
    [[], 'expected one of play, simulate, arena, '],
    [['dance'], 'unknown command "dance"; expected one of play'],
    [['toString'], 'unknown command "toString"'],
    [['play'], 'which game? expected treehouse'],
    [['play', 'chess'], 'unknown game "chess"; expected treehouse'],
    [['play', 'treehouse', 'now'], 'found also now'],
    [
      ['play', 'treehouse', '--seats', '7'],
      '--seats: expected a whole number from 2 to 4, found "7"',
    ],
    [['play', 'treehouse', '--seats'], '--seats: expected N'],
    [['play', 'treehouse', '--seats', '--junior'], '--seats: expected N'],
    [['play', 'treehouse', '--junior=yes'], '--junior takes no value, found "yes"'],
    [['play', 'treehouse', '--colour'], 'unknown option --colour; expected --seats'],
    [['play', 'treehouse', '--players', 'me,you'], '--players: expected me, hedgehog, mouse, '],
    [['play', 'treehouse', '--players', 'me,owl'], 'found "owl"'],
    [['play', 'fort', '--level', '6'], '--level: expected a whole number from 1 to 5, found "6"'],
    [['play', 'fort', '--level', '2', '--players', 'me,owl'], '--players and --level: one of them'],
    [['play', 'treehouse', '--seats', '3', '--players', 'me,me'], 'expected 3 players, found 2'],
    [['play', 'treehouse', '--resume', 'nowhere.json'], 'cannot read nowhere.json'],
    [['simulate', 'treehouse', '--games', 'many'], '--games: expected a whole number from 1'],
    [['simulate', 'treehouse', '--games', '0'], 'found "0"'],
    [['play', 'fort', '--junior'], '--junior is not an option of fort'],
    [['play', 'treehouse', '--draft'], '--draft is not an option of treehouse'],
    [['play', 'fort', '--box'], '--box: expected FILE'],
    [['play', 'fort', '--box', 'nowhere.json'], 'cannot read nowhere.json'],
    [['box', 'nowhere.json'], 'cannot read nowhere.json'],
    [['box', 'a', 'b'], 'expected one FILE at most, found 2'],
    [['verify'], 'expected one FILE'],
    [['verify', 'nowhere.json'], 'cannot read nowhere.json'],
    [['verify', 'a', 'b'], 'expected one FILE'],
    [['referee', 'treehouse'], 'referee takes no arguments, found "treehouse"'],
  ])('%j', async (args, message) => {
    const failed = await run(args).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(UsageError);
    expect(String(failed)).toContain(message);
  });

  it('on standard error, with the help that explains more', async () => {
    const { code, out, err } = await treefort(['play', 'chess']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^treefort: unknown game "chess"; expected treehouse.*\n/);
    expect(err).toContain('(see treefort play --help)');
  });
});
