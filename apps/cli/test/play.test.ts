import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, seedFromText, verify } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { folder, treefort } from './run.ts';

interface Played {
  readonly code: number;
  readonly out: string;
  readonly file: string;
  record(): GameRecord;
}

/** Plays with the lines typed one after the other into a pipe. */
async function play(typed: readonly string[], ...args: string[]): Promise<Played> {
  const file = join(folder(), 'save.json');
  const all = ['play', 'treehouse', '--seed', 'x', '--save', file, ...args];
  const { code, out } = await treefort(all, typed.map((line) => `${line}\n`).join(''));
  return { code, out, file, record: () => JSON.parse(readFileSync(file, 'utf8')) as GameRecord };
}

const ones = (count: number): string[] => Array.from({ length: count }, () => '1');

describe('a whole game in the terminal', () => {
  it.each<[string, string[]]>([
    ['2', ['--seats', '2']],
    ['3', ['--seats', '3']],
    ['4', ['--seats', '4']],
    ['3, junior', ['--seats', '3', '--junior', '--fewest']],
  ])('ends with the points and a record that verifies (%s seats)', async (_, args) => {
    const { code, out, file, record } = await play(ones(60), '--quick', ...args);
    expect(code).toBe(0);
    for (const text of ['week 1', 'week 2', 'week 3', 'majorities', 'total']) {
      expect(out).toContain(text);
    }
    expect(out).toMatch(/(win|wins|share the victory)!/);
    expect(out).toContain(`The seed was ${seedFromText('x')}`);
    expect(out).toContain(`npx treefort verify ${file}`);
    expect(out).toContain(record().commitment!);
    expect(verify(games, record()).ok).toBe(true);
  });

  it('is drawn within 80 columns and without colour', async () => {
    const { out, file } = await play(['help', ...ones(60)], '--quick', '--seats', '4');
    expect(out).not.toContain('\x1b');
    const wide = out.split('\n').filter((line) => line.length > 80 && !line.includes(file));
    expect(wide).toEqual([]);
  });

  it('waits for Enter, or the same key again, before an answer is final', async () => {
    const { out, record } = await play(ones(120), '--seats', '2');
    expect(out).toContain('Press Enter to continue, or type undo');
    expect(record().outcome).toBeDefined();
  });

  it('runs by itself when only bots play', async () => {
    const { code, record } = await play([], '--players', 'random,random,random');
    expect(code).toBe(0);
    expect(verify(games, record()).ok).toBe(true);
  });
});

describe('at the prompt', () => {
  it('a room can be chosen by its name', async () => {
    const { out } = await play(['telescope dome', '']);
    expect(out).toContain('You picked Telescope dome (yellow)');
  });

  it('tells why a place is refused, asked or typed', async () => {
    const { out } = await play(['1', '', 'why 4:2', '3:2', 'why 2:1', 'why', 'why 9:9']);
    const said = out.replaceAll(/\s+/g, ' ');
    const why = 'it has nothing to stand on without both rooms below (tree.support)';
    expect(said).toContain(`level 4, second from the left: ${why}`);
    expect(said).toContain(`level 3, middle: ${why}`);
    expect(out).toContain('Not refused: 1 is “build on level 2, left”');
    expect(out).toContain('Why what?');
    expect(out).toContain('There’s no "9:9" here');
  });

  it('tells that a side is closed', async () => {
    const { out } = await play(['1', '', '2:1', '', '2', '', 'why 3:1']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'nothing more can go on the left until it’s back in balance',
    );
    expect(out).toContain('(tree.balance.blocked)');
  });

  it('undo takes an answer back before Enter, and tells why not after', async () => {
    const { out, record } = await play(['undo', '1', 'undo', '2', '', 'undo', 'quit']);
    expect(out).toContain('There’s nothing to undo yet.');
    expect(out).toContain('Undone: Ninja gauntlet (red).');
    expect(out).toMatch(/so you can’t undo\./);
    expect(record().choices[0]).toEqual([0, 'pick:telescope-dome']);
  });

  it('another key before Enter changes the answer', async () => {
    const { record } = await play(['1', '2', 'nonsense', '', 'quit']);
    expect(record().choices[0]).toEqual([0, 'pick:telescope-dome']);
  });

  it('quick turns the waiting off', async () => {
    const { out } = await play(['quick', '1', 'quit']);
    expect(out).toContain('Choices now count at once.');
    expect(out).toContain('Where do you build the ninja gauntlet?');
  });

  it('help tells the commands and the rules', async () => {
    const { out } = await play(['help']);
    expect(out).toContain('why X');
    expect(out).toContain('A room stands on');
  });
});

describe('leaving and coming back', () => {
  it('quit saves, and the game goes on to the same end as without it', async () => {
    const players = ['--quick', '--players', 'me,random,random'];
    const whole = await play(ones(60), ...players);
    const left = await play([...ones(7), 'quit'], ...players);
    expect(left.code).toBe(0);
    expect(left.out).toContain(`npx treefort play treehouse --resume ${left.file}`);
    expect(left.record().choices).toHaveLength(21);
    const args = ['play', '--resume', left.file, ...players];
    const { code } = await treefort(args, '1\n'.repeat(60));
    expect(code).toBe(0);
    expect(left.record()).toEqual(whole.record());
  });

  it('the end of the input saves as well, at any prompt', async () => {
    for (const typed of [[], ['1'], ['1', ''], ['why']]) {
      const { code, file } = await play(typed);
      expect(code).toBe(0);
      expect(existsSync(file)).toBe(true);
    }
  });

  it('what is settled by a saved game cannot be given again', async () => {
    const { file } = await play(['quit']);
    for (const flag of [['--seats', '3'], ['--seed', 'y'], ['--junior']]) {
      const { code, err } = await treefort(['play', 'treehouse', '--resume', file, ...flag]);
      expect(code).toBe(2);
      expect(err).toContain(`${flag[0]} is settled by the game in`);
    }
  });

  it('a changed save is refused', async () => {
    const { file } = await play(['1', '', 'quit']);
    writeFileSync(file, readFileSync(file, 'utf8').replace('ninja-gauntlet', 'library'));
    const { code, err } = await treefort(['play', '--resume', file]);
    expect(code).toBe(2);
    expect(err).toContain('holds no game');
  });

  it('where saving fails the game is shown as a text', async () => {
    const file = join(folder(), 'missing', 'save.json');
    const { code, out } = await treefort(['play', 'treehouse', '--save', file], 'quit\n');
    expect(code).toBe(1);
    expect(out).toMatch(/\ntf1-[\w-]+\n/);
  });
});

describe('several people at one keyboard', () => {
  it('are asked in turn, with the keyboard handed over', async () => {
    const typed = ['', '1', '', '', '1', '', '', '1', '', 'quit'];
    const { out, record } = await play(typed, '--players', 'me,me,random');
    const handed = out.match(/Hand the keyboard to Player \d/g);
    expect(handed).toEqual([1, 2, 1, 2].map((n) => `Hand the keyboard to Player ${n}`));
    expect(out).toContain('Player 2 picked');
    expect(record().choices).toHaveLength(4);
  });

  it('do not see what another holds', async () => {
    const { out } = await play(['', '1', ''], '--players', 'me,me');
    const [, afterHandOver = ''] = out.split('Hand the keyboard to Player 2');
    expect(afterHandOver).not.toContain('Ninja gauntlet');
  });
});
