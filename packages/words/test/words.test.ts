import { describe, expect, it } from 'vitest';
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
    const told = kinds.map((why) => words.fault({ why, message: 'box.kids' }));
    expect(new Set(told).size).toBe(kinds.length);
    expect(told[3]).toContain('box.kids');
    const undo = ['undo.nothing', 'undo.answered', 'undo.revealed', 'undo.over'];
    const reasons = undo.map((rule) => words.fault({ why: 'undo', rule, message: '' }));
    expect(new Set([...reasons, ...told]).size).toBe(undo.length + kinds.length);
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
