import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES, languageOf, loadWords } from '../src/index.ts';

const src = new URL('../src/', import.meta.url);

it('every folder with a language is listed, under its own name', () => {
  const folders = readdirSync(src, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, src)).includes('language.ts'),
    )
    .map(({ name }) => name);
  expect([...LOCALES].sort()).toEqual(folders.sort());
  for (const locale of LOCALES) expect(languageOf(locale).locale).toBe(locale);
});

it('languages are listed by what they call themselves, each with sentences of its own', () => {
  const all = LOCALES.map(languageOf);
  const names = all.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const keys = [
    ...(['description', 'no-script'] as const),
    ...(['load-error', 'load-error-text', 'load-again', 'load-failed-again'] as const),
  ];
  for (const key of keys) {
    expect(new Set(all.map(({ always }) => always[key])).size).toBe(all.length);
  }
});

it('a game without words is named, and is no other game', async () => {
  const words = await loadWords('en');
  expect(words.game('fort').name).toBe(words.fort.name);
  expect(() => words.game('nim')).toThrow('there are no words for the game "nim"');
  expect(() => words.game('toString')).toThrow('"toString"');
});
