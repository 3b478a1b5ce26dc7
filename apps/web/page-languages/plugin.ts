import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@treefort/words';
import type { Plugin } from 'vite';
import { manifestPath } from '../src/shell/page-language.ts';
import { manifestIn } from './manifest.ts';
import { pageIn } from './page.ts';

/**
 * Writes a manifest for each language and, beside the page, `index.LANGUAGE.html` with a head in that language: a server
 * serves it to requests in that language. Any other host serves `index.html`, which finds its language by itself.
 */
export function pageLanguages(): Plugin {
  return {
    name: 'treefort-page-languages',
    transformIndexHtml: (html) => pageIn('en', html),
    configureServer({ middlewares }) {
      for (const locale of LOCALES) {
        middlewares.use(manifestPath(locale), (_, reply) => {
          reply.setHeader('content-type', 'application/manifest+json').end(manifestIn(locale));
        });
      }
    },
    generateBundle() {
      for (const locale of LOCALES) {
        const fileName = manifestPath(locale).slice(1);
        this.emitFile({ type: 'asset', fileName, source: manifestIn(locale) });
      }
    },
    async writeBundle({ dir = '' }) {
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      for (const locale of LOCALES) {
        if (locale !== 'en')
          await writeFile(join(dir, `index.${locale}.html`), pageIn(locale, html));
      }
    },
  };
}
