import type { Locale } from '@treefort/words';

const FONTS = ['1em "Nunito Variable"', '700 1em "Balsamiq Sans"'];

/** Letters that stand for all of their alphabet: each has a file of its own. */
const LETTERS: Readonly<Record<Locale, string>> = {
  en: 'a',
  ru: 'aя',
  fr: 'a',
  'pt-BR': 'a',
  uk: 'aя',
};

/** Requests the fonts before any text is shown: without them the page would be laid out twice. */
export function preloadFonts(locale: Locale): void {
  for (const font of FONTS) document.fonts.load(font, LETTERS[locale]).catch(() => {});
}
