import { type Locale, languageOf } from '@treefort/words';

/** Where the web app manifest of a language lies; the English one is that of the page as it is built. */
export const manifestPath = (locale: Locale): string =>
  locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

/** Says in the head of the page which language it speaks: for screen readers, and for installing and sharing it. */
export function describePage(locale: Locale): void {
  const { description } = languageOf(locale).always;
  document.documentElement.lang = locale;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(locale));
}
