import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitment,
  exportRecord,
  type GameRecord,
  type SeedParts,
  seedFromText,
  sharedSeed,
  sure,
  Table,
} from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { Asking } from './asking.ts';
import { folder, treefort } from './run.ts';

const asking = new Asking();
asking.begin(3);
asking.playOn('verify');
const { record, text } = asking.ask({ do: 'record' });
const json = JSON.stringify(record);

const verifyFile = (content: string, ...flags: string[]) => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, content);
  return treefort(['verify', file, ...flags]);
};

/** The same game as an online one would state it. */
const shuffle = { secret: seedFromText('secret'), contributions: [seedFromText('a'), null, null] };
const online = (parts: SeedParts = shuffle): GameRecord => {
  const { game, rules, seats, options } = record;
  const start = { game, rules, seats, options, choices: [] };
  const table = sure(Table.open(games, { ...start, seed: sharedSeed(parts), shuffle: parts }));
  while (!table.over) {
    const { seat, id: decision, options: offered } = table.decisions()[0]!;
    sure(table.choose({ seat, decision, option: offered[0]!.id }));
  }
  return table.record;
};

describe('treefort verify', () => {
  it.each([
    ['JSON', json],
    ['JSON over several lines', JSON.stringify(record, null, 2)],
  ])('verifies a record as %s', async (_, content) => {
    const { code, out } = await verifyFile(content);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified\n/);
    expect(out).toContain(`commitment  ${record.commitment}`);
    expect(out).toContain(`seat 0: ${record.outcome?.scores[0]}`);
  });

  it('reads standard input', async () => {
    const { code, out } = await treefort(['verify', '-'], json);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified\n/);
  });

  const bare = { ...record, digest: undefined, outcome: undefined, commitment: undefined };

  it.each([
    ['JSON', JSON.stringify(bare)],
    ['one text', `${text}\n`],
    ['a text in JSON', JSON.stringify(text)],
  ])(
    'a record without a commitment, as %s, is not provable but by what one was told',
    async (_, content) => {
      const { code, out } = await verifyFile(content);
      expect([code, out]).toEqual([3, expect.stringMatching(/^not provable\n/)]);
      expect(out).toContain('give the one you were told');
      const told = await verifyFile(content, '--commitment', record.commitment!);
      expect([told.code, told.out]).toEqual([0, expect.stringMatching(/^verified\n/)]);
      expect(told.out).toContain('the commitment is the one you were told');
    },
  );

  it('says who shuffled, and whether that was compared with what one was told', async () => {
    const played = online();
    const alone = await verifyFile(json);
    expect(alone.out).toContain('shuffled    by one device or server alone');
    expect(alone.out).toContain('not compared: give the commitment you were told');
    const { code, out } = await verifyFile(
      JSON.stringify(played),
      '--commitment',
      commitment(shuffle.secret),
    );
    expect(code).toBe(0);
    expect(out).toContain("shuffled    from the server's secret and the devices of 1 player\n");
    const short = await verifyFile(sure(exportRecord(games, played)));
    expect([short.code, short.out]).toEqual([0, expect.stringContaining(played.commitment!)]);
  });

  it.each([
    ['the secret', online({ ...shuffle, secret: seedFromText('another') })],
    ['the kind of shuffle', record],
  ])('is not verified when %s is another than one was told', async (_, changed) => {
    const told = ['--commitment', commitment(shuffle.secret)];
    const { code, out } = await verifyFile(JSON.stringify(changed), ...told);
    expect(code).toBe(1);
    expect(out).toContain(`not verified\n  commitment: you were told ${told[1]}, the record has`);
  });

  it('says at which choice a record departs and how', async () => {
    const at = record.choices.findIndex(([, option]) => option.startsWith('place:'));
    const choices = record.choices.with(at, [record.choices[at]![0], 'place:6:3']);
    const { code, out } = await verifyFile(JSON.stringify({ ...record, choices }));
    expect(code).toBe(1);
    expect(out).toContain(`choice ${at} (seat ${choices[at]![0]}, place:6:3)`);
    expect(out).toContain('refused by tree.support');
  });

  it('says that a record stops before the end', async () => {
    const { code, out } = await verifyFile(
      JSON.stringify({ ...record, choices: record.choices.slice(0, 9) }),
    );
    expect(code).toBe(1);
    expect(out).toContain('unfinished: the game is not over after 9 choices');
  });

  it.each<[string, object, string]>([
    ['the seed', { seed: 'f'.repeat(64) }, 'commitment: is not the SHA-256 of the seed'],
    ['the outcome', { outcome: { scores: [9, 9, 9], winners: [0] } }, 'outcome: the record states'],
    ['the digest', { digest: '0'.repeat(32) }, 'digest: does not fit the record'],
    ['the shuffle', { shuffle }, 'record.shuffle: does not give the seed'],
    ['the game', { game: 'chess' }, 'unknown game "chess"'],
    ['a field', { cheat: true }, 'unknown field "cheat"'],
  ])('names %s when that was changed', async (_, change, message) => {
    const { code, out } = await verifyFile(JSON.stringify({ ...record, ...change }));
    expect(code).toBe(1);
    expect(out).toContain('not verified');
    expect(out).toContain(message);
  });

  it.each(['', 'hello', '[]', '{"game":', 'tf1-', `${text.slice(0, -3)}`])(
    'does not verify %j',
    async (content) => {
      const { code, out } = await verifyFile(content);
      expect(code).toBe(1);
      expect(out).toMatch(/^not verified\n/);
    },
  );
});
