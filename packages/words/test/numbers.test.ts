import { expect, it } from 'vitest';
import { loadReview } from '../src/load.ts';
import type { Locale } from '../src/locale.ts';

it.each<[Locale, string, string, string]>([
  ['en', '31%', '−9%', 'Pack: 2'],
  ['ru', '31\u00a0%', '−9\u00a0%', 'Pack: 2'],
  ['fr', '31\u00a0%', '−9\u00a0%', 'Pack\u00a0: 2'],
  ['pt-BR', '31%', '−9%', 'Pack: 2'],
  ['uk', '31%', '−9%', 'Pack: 2'],
])('%s writes chances, changes and names with a colon in its own way', async (locale, ...said) => {
  const words = await loadReview(locale);
  expect([words.percent(0.312), words.change(-0.09), words.labelled('Pack', 2)]).toEqual(said);
  expect(words.change(0.001)).toMatch(/^0/);
  expect(words.change(0.5)).toMatch(/^\+50/);
});
