import { readFileSync } from 'node:fs';
import { LOCALES, loadWeb } from '@treefort/words';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('the page and its manifest describe themselves as the home page does, in every language', async () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest'));
  const described = { en: manifest.description, ...manifest.description_localized };
  const taglines = await Promise.all(
    LOCALES.map(async (locale) => [locale, (await loadWeb(locale)).t('home:tagline')]),
  );
  expect(described).toEqual(Object.fromEntries(taglines));
  for (const property of ['name="description"', 'property="og:description"'])
    expect(read('index.html')).toContain(`<meta ${property} content="${described.en}" />`);
});
