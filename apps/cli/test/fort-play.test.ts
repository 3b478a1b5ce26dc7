import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoxFile, standard } from '@treefort/fort';
import { type GameRecord, verify } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { folder, treefort } from './run.ts';

/** Plays with the lines typed one after the other into a pipe. */
async function play(typed: readonly string[], ...args: string[]) {
  const file = join(folder(), 'save.json');
  const all = ['play', 'fort', '--seed', 'x', '--save', file, ...args];
  const { code, out, err } = await treefort(all, typed.map((line) => `${line}\n`).join(''));
  return {
    code,
    out,
    err,
    file,
    record: () => JSON.parse(readFileSync(file, 'utf8')) as GameRecord,
  };
}

const ones = (count: number): string[] => Array.from({ length: count }, () => '1');

/** A file with the standard box, changed. */
function boxFile(change: (box: BoxFile) => unknown): string {
  const file = join(folder(), 'box.json');
  writeFileSync(file, JSON.stringify(change(standard.file)));
  return file;
}

const cheaper = (box: BoxFile): BoxFile => ({
  ...box,
  name: 'cheaper',
  levels: box.levels.map((level) => ({ ...level, toys: 1, any: 0 })),
});

const fewer = (box: BoxFile): BoxFile => ({ ...cheaper(box), kids: box.kids.slice(1) });

describe('a whole game of Fort in the terminal', () => {
  it.each<[string, string[]]>([
    ['2', ['--seats', '2']],
    ['4', ['--seats', '4']],
    ['3, draft', ['--seats', '3', '--draft']],
  ])('ends with the count and a record that verifies (%s seats)', async (_, args) => {
    const { code, out, record, file } = await play(ones(900), '--quick', ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/track +fort +made-up rule +sculpture +total/);
    expect(out).toMatch(/The game ended because (a fort|someone|the Park deck)/);
    expect(out).toMatch(/(win|wins|share the victory)!/);
    expect(verify(games, record()).ok).toBe(true);
    expect(out).not.toContain('\x1b');
    const wide = out.split('\n').filter((line) => line.length > 80 && !line.includes(file));
    expect(wide).toEqual([]);
  });

  it('is verified by treefort verify; an edited record is not', async () => {
    const { file, record } = await play([], '--players', 'random,random');
    const { code, out } = await treefort(['verify', file]);
    expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: 'verified' });
    const { choices } = record();
    const at = choices.findIndex(([, option]) => option.startsWith('recruit:park:'));
    const edited = choices.with(at, [choices[at]![0], 'recruit:park:nobody']);
    writeFileSync(file, JSON.stringify({ ...record(), choices: edited }));
    const changed = await treefort(['verify', file]);
    expect(changed.code).toBe(1);
    expect(changed.out).toContain(`choice ${at} (seat ${edited[at]![0]}, recruit:park:nobody)`);
  });

  it('help explains the symbols', async () => {
    const { out } = await play(['help']);
    for (const word of ['trash rival card', 'copy Pack', '× Lookout', 'A > B'])
      expect(out).toContain(word);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('goes on after quit to the same end', async () => {
    const args = ['--quick', '--players', 'me,random'];
    const { file, out } = await play([...ones(5), 'quit'], ...args);
    expect(out).toContain(`npx treefort play fort --resume ${file} --players me,random`);
    const { code } = await treefort(['play', '--resume', file, ...args], '1\n'.repeat(900));
    expect(code).toBe(0);
    const whole = await play(ones(900), ...args);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(whole.record());
  });

  it('asks nothing where a person alone has no choice, and says so', async () => {
    const { out } = await play(ones(900), '--quick', '--players', 'me,random,random,random');
    expect(out).toMatch(/None of your cards can follow [A-Z]/);
    expect(out).not.toMatch(/Follow [^\n]*\?[^\n]*\n {3}1 {2}Pass\n/);
  });
});

describe('simulate fort', () => {
  it('tells how games end', async () => {
    const { code, out } = await treefort(['simulate', 'fort', '--games', '50', '--seed', 'x']);
    expect(code).toBe(0);
    expect(out).toMatch(/^50 games of fort with 4 random players/);
    expect(out).toMatch(/ended by\n(.* \d+\.\d %\n)+/);
    expect(out).toMatch(/rounds: \d+\.\d\d \(\d+ to \d+\)/);
  });

  it('gives the figures as JSON', async () => {
    const args = ['simulate', 'fort', '--games', '50', '--seats', '2', '--draft', '--seed', 'x'];
    const { out } = await treefort([...args, '--json']);
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({ game: 'fort', games: 50, seats: 2 });
    expect(figures.options).toEqual({ setup: 'draft', box: 'standard' });
    const ends: number[] = Object.values(figures.endings);
    expect(ends.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(figures.rounds.mean).toBeGreaterThan(3);
    expect(figures.gamesPerSecond).toBeGreaterThan(0);
  });
});

describe('the box', () => {
  it('is printed as JSON that is the standard box, a card a line', async () => {
    const { code, out } = await treefort(['box']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(standard.file);
    expect(out).toContain('\n    {"id":"bug","suits":["shovel"],"public":"pizza × shovel"');
  });

  it('is printed as a sheet', async () => {
    const { out } = await treefort(['box', '--sheet']);
    expect(out).toContain('bones | book | (trash > score) × book | any | × 1\n');
    expect(out.trimEnd().split('\n')).toHaveLength(50);
  });

  it('as printed is the standard box again', async () => {
    const file = boxFile((box) => box);
    const { code, record } = await play(['quit'], '--box', file);
    expect(code).toBe(0);
    expect(record().options).toEqual({ setup: 'basic', box: 'standard' });
  });

  it('of a table is named in its record, which carries it and verifies', async () => {
    const file = boxFile(cheaper);
    const { code, record } = await play([], '--box', file, '--players', 'random,random');
    expect(code).toBe(0);
    expect(record().options).toEqual({ setup: 'basic', box: cheaper(standard.file) });
    expect(verify(games, record()).ok).toBe(true);
  });

  it('shows its own prices', async () => {
    const dearer = (box: BoxFile) => ({
      ...cheaper(box),
      levels: box.levels.map((level) => ({ ...level, toys: 2 })),
    });
    const { out } = await play(['quit'], '--box', boxFile(dearer));
    expect(out).toContain('next for 1 pizza, 2 toys');
  });

  const changeKid = (change: object) => (box: BoxFile) => ({
    ...cheaper(box),
    kids: box.kids.map((kid) => (kid.id === 'bug' ? { ...kid, ...change } : kid)),
  });

  it.each<[string, (box: BoxFile) => unknown, string]>([
    ['59 kids', changeKid({ copies: 1 }), 'box.kids: a box holds 60 kids, not 59 (fort.card)'],
    ['a kid left out', fewer, 'box.kids: a box holds 60 kids, not 59'],
    ['an unknown verb', changeKid({ public: 'dance × shovel' }), 'unknown verb "dance"'],
    ['an unknown counter', changeKid({ public: 'pizza × friends' }), '"friends" cannot be counted'],
    ['an unknown suit', changeKid({ suits: ['spade'] }), 'suits[0]: expected one of skateboard'],
    ['a field that no card has', changeKid({ colour: 'red' }), 'unknown field "colour"'],
    [
      'four levels',
      (box) => ({ ...cheaper(box), levels: box.levels.slice(0, 5) }),
      'box.levels: expected levels 0 to 5',
    ],
    [
      'one friend too few',
      (box) => ({ ...cheaper(box), friends: box.friends.slice(1) }),
      'the orange board has two best friends, not 1',
    ],
    ['the name of the standard one', (box) => ({ ...cheaper(box), name: 'standard' }), 'box.name'],
    ['nothing in it', () => ({}), 'box.levels: expected a list, found nothing'],
    ['a list', () => [], 'box: expected an object'],
  ])('with %s is refused with what is wrong and where', async (_, change, message) => {
    const file = boxFile(change);
    const args = [
      ['box', file],
      ['play', 'fort', '--box', file],
    ];
    for (const { code, out, err } of await Promise.all(args.map((call) => treefort(call)))) {
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${file}: `);
      expect(err).toContain(message);
    }
  });

  it('that is no JSON is refused', async () => {
    const file = join(folder(), 'box.json');
    writeFileSync(file, '{"name": "mine"');
    const { code, err } = await treefort(['simulate', 'fort', '--box', file]);
    expect(code).toBe(2);
    expect(err).toContain(`${file}: box: not JSON`);
  });
});
