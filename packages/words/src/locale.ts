import type { Language } from './language.ts';
import * as languages from './languages.ts';

export type Locale = (typeof languages)[keyof typeof languages]['locale'];

const LANGUAGES: readonly (Language & { readonly locale: Locale })[] = Object.values(languages);

/** The languages that are complete, in the order of their names. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);

/** What can be said and known of a language without loading it. */
export function languageOf(locale: Locale): Language {
  const found = LANGUAGES.find((language) => language.locale === locale);
  if (!found) throw new Error(`there is no language ${locale}`);
  return found;
}

const primary = (tag: string): string => tag.toLowerCase().split(/[-_.@]/)[0] ?? '';

/** The first of the preferred languages that we speak, whatever its region (`fr-CA`, `ru_RU.UTF-8`); else English. */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const found = LOCALES.find((locale) => primary(locale) === primary(tag));
    if (found) return found;
  }
  return 'en';
}
