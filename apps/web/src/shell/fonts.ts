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

/** Sends for the fonts before anything is written: a page that is laid out without them is laid out twice. */
export function sendForFonts(locale: Locale): void {
  for (const font of FONTS) document.fonts.load(font, LETTERS[locale]).catch(() => {});
}
