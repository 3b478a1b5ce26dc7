import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, loadReview } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';
import { folder, treefort } from './run.ts';

const asking = new Asking();
asking.begin(3);
asking.playOn('review');
const { record, text } = asking.ask({ do: 'record' });
const file = join(folder(), 'game.json');
writeFileSync(file, JSON.stringify(record));

const review = (...args: string[]) => treefort(['review', ...args, '--iterations', '8']);

describe('treefort review', () => {
  it.each(LOCALES)('tells a game in %s', async (locale) => {
    const { code, out } = await review(file, '--lang', locale, '--positions');
    const words = await loadReview(locale);
    expect(code).toBe(0);
    for (const key of ['review:curve', 'review:turning', 'review:players'] as const) {
      expect(out.split('\n')).toContain(words.t(key));
    }
    expect(out).toContain(words.t('review:luck'));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).toContain('100 % |');
  });

  it('draws the table at the turning points where it is asked to', async () => {
    const plain = await review(file);
    const drawn = await review(file, '--positions');
    const drawing = drawn.out.split('\n').filter((line) => !plain.out.split('\n').includes(line));
    expect(drawing.length).toBeGreaterThan(5 * 5);
  });

  it('says the same of the same game, from a file, a text or standard input, as JSON', async () => {
    const [first, again, piped] = await Promise.all([
      review(file, '--json'),
      review(String(text), '--json'),
      treefort(['review', '-', '--iterations', '8', '--json'], JSON.stringify(record)),
    ]);
    const found = JSON.parse(first.out);
    expect(found).toMatchObject({ game: 'treehouse', seats: 3, iterations: 8 });
    expect(found.turningPoints).toHaveLength(5);
    expect(found.summaries).toHaveLength(3);
    expect(JSON.parse(again.out)).toEqual(found);
    expect(JSON.parse(piped.out)).toEqual(found);
  });

  it.each([
    ['no file', [], 'expected one FILE, URL or TEXT'],
    ['two files', [file, file], 'found 2'],
    ['a file that is not there', ['nowhere.json'], 'nowhere.json'],
    ['a damaged text', [`${text}`.slice(0, -3)], 'tf1'],
    ['half an iteration', [file, '--iterations', '0.5'], '--iterations: expected a whole number'],
    ['an unknown language', [file, '--lang', 'xx'], '--lang: expected one of'],
  ])('refuses %s', async (_, args, said) => {
    const { code, err } = await treefort(['review', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(err).not.toContain('    at ');
  });

  it('refuses a record in which a choice was changed, and says which', async () => {
    const changed = join(folder(), 'changed.json');
    const { digest: _, outcome: __, ...rest } = record;
    const choices = rest.choices.with(5, [rest.choices[5]![0], 'pick:nonsense']);
    writeFileSync(changed, JSON.stringify({ ...rest, choices }));
    const { code, err } = await treefort(['review', changed]);
    expect(code).toBe(2);
    expect(err).toContain('choice 5');
  });
});
