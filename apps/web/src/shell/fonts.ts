import { type Locale, languageOf } from '@treefort/words';

const FONTS = ['1em "Nunito Variable"', '700 1em "Balsamiq Sans"'];

/** Requests the fonts before any text is shown: without them the page would be laid out twice. */
export function preloadFonts(locale: Locale): void {
  const { letters } = languageOf(locale);
  for (const font of FONTS) document.fonts.load(font, letters).catch(() => {});
}
