import type { Expected, Problem } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../src/en/table.ts';
import { capital, LOCALES, loadWords, pickLocale, plain } from '../src/index.ts';
import { loadTerminal } from '../src/load.ts';

describe('the language of a reader', () => {
  it.each<[string[], string]>([
    [['ru'], 'ru'],
    [['pt'], 'pt-BR'],
    [['pt-PT', 'en'], 'pt-BR'],
    [['fr-CA'], 'fr'],
    [['de-DE', 'uk-UA', 'en'], 'uk'],
    [['ru_RU.UTF-8'], 'ru'],
    [['C.UTF-8'], 'en'],
    [['zh', 'ja'], 'en'],
    [['frr'], 'en'],
    [[], 'en'],
    [[''], 'en'],
  ])('%j is %s', (preferred, locale) => {
    expect(pickLocale(preferred)).toBe(locale);
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  it('a fault of any kind is told, and why an answer cannot be taken back', async () => {
    const words = await loadWords(locale);
    const kinds = [
      'stale',
      'not-an-option',
      'over',
      'malformed',
      'undo',
      'departs',
      'broken',
    ] as const;
    const told = kinds.map((why) => words.fault({ why, message: 'for programs' }));
    expect(new Set(told).size).toBe(kinds.length);
    expect(told.join()).not.toContain('for programs');
    const undo = Object.keys(table).filter((key) => key.startsWith('undo.'));
    const reasons = undo.map((rule) => words.fault({ why: 'undo', rule, message: '' }));
    expect(new Set([...reasons, ...told]).size).toBe(undo.length + kinds.length);
  });

  it('what is wrong with data is told in its language, with the place where it stands', async () => {
    const words = await loadWords(locale);
    const where = 'box.kids[3].copies';
    const expected: Expected[] = [
      ...(['text', 'flag', 'list', 'object'] as const).map((is) => ({ is })),
      { is: 'whole', from: 0, to: 9 },
      { is: 'one-of', words: ['basic', 'draft'] },
    ];
    const problems: Problem[] = [
      { is: 'value', where },
      ...expected.map((one) => ({ is: 'value', where, expected: one }) as const),
      { is: 'field', where, field: 'nickname' },
      ...(['json', 'nested', 'copy', 'unfinished', 'outcome'] as const).map((is) => ({ is })),
      { is: 'game', id: 'chess' },
      { is: 'rules', id: 'fort-9' },
      { is: 'seats', seats: [2, 3, 4] },
      { is: 'choice', n: 7 },
    ];
    const told = problems.map((one) => words.problem(one));
    expect(new Set(told).size).toBe(problems.length);
    for (const sentence of told) expect(sentence).toMatch(/[.?]$/);
    expect(told.slice(0, 8).every((sentence) => sentence.includes(where))).toBe(true);
    expect(told.at(-2)).toContain('2, 3, 4');
    const fault = { why: 'malformed', message: 'for programs', problem: problems[0]! } as const;
    expect(words.fault(fault)).toContain(told[0]);
  });

  it('who won is told: the reader, another, or several', async () => {
    const words = await loadWords(locale);
    const won = (...winners: number[]) =>
      plain(words.winners({ scores: [], winners }, { names: ['Anna', 'Olga', 'Emil'], you: 0 }));
    expect(won(1)).toContain('Olga');
    expect(won(0)).toContain(words.t('table:you'));
    expect(won(1, 2)).toMatch(/Olga .+ Emil/);
    expect(new Set([won(0), won(1), won(1, 2)]).size).toBe(3);
  });
});

it('a sentence can be begun with a capital, also where it begins with a thing', () => {
  expect(capital(['the end'])).toEqual(['The end']);
  expect(capital([{ is: 'suit', id: 'glue', text: 'клей' }, '!'])).toEqual([
    { is: 'suit', id: 'glue', text: 'Клей' },
    '!',
  ]);
  expect(capital([])).toEqual([]);
});

it('an id from outside finds no message that is none', async () => {
  const terminal = await loadTerminal('en');
  for (const id of ['constructor', 'toString', 'no such'])
    expect(terminal.find('terminal', id)).toBeUndefined();
});
