import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, languageOf } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import { manifestPath } from '../src/shell/page-language.ts';
import { builtClient } from './built-client.ts';
import { learners } from './learners.ts';

const visit = learners();

describe.each(LOCALES)('the page in %s', (locale) => {
  const { description } = languageOf(locale).always;

  it('is built with a head and a manifest of its own', async () => {
    const folder = await builtClient();
    const name = locale === 'en' ? 'index.html' : `index.${locale}.html`;
    const html = await readFile(join(folder, name), 'utf8');
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html.split(`content="${description}"`)).toHaveLength(3);
    expect(html).toContain(`href="${manifestPath(locale)}"`);
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\//);
    const manifest = JSON.parse(await readFile(join(folder, manifestPath(locale)), 'utf8'));
    expect(manifest).toMatchObject({ name: 'Treefort', lang: locale, description, id: '/' });
  });

  it('is described in the language that was chosen', async () => {
    const { page } = await visit(locale);
    await page.goto('/');
    await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
    const link = page.locator('link[rel=manifest]');
    expect(await link.getAttribute('href')).toBe(manifestPath(locale));
    const described = page.locator('meta[name=description]');
    expect(await described.getAttribute('content')).toBe(description);
  });
});
