import { LOCALES, languageOf } from '@treefort/words';
import type { Plugin } from 'vite';

/** Writes into the page, in every language, that it needs JavaScript. */
export const noScript = (): Plugin => ({
  name: 'treefort-no-script',
  transformIndexHtml: () => [
    {
      tag: 'noscript',
      injectTo: 'body',
      children: LOCALES.map((locale) => ({
        tag: 'p',
        attrs: { lang: locale },
        children: languageOf(locale).always['no-script'],
      })),
    },
  ],
});
