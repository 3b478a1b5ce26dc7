import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';
import { folder, treefort } from './run.ts';

const asking = new Asking();
asking.begin(3);
asking.playOn('verify');
const { record, text } = asking.ask({ do: 'record' });
const json = JSON.stringify(record);

const verifyFile = (content: string) => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, content);
  return treefort(['verify', file]);
};

describe('treefort verify', () => {
  it.each([
    ['JSON', json],
    ['JSON over several lines', JSON.stringify(record, null, 2)],
    ['one text', `${text}\n`],
    ['a text in JSON', JSON.stringify(text)],
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

  it('verifies a record without what follows from the rest', async () => {
    const bare = { ...record, digest: undefined, outcome: undefined, commitment: undefined };
    expect((await verifyFile(JSON.stringify(bare))).code).toBe(0);
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
