/** The languages that are complete. */
export const LOCALES = ['en', 'ru', 'fr', 'pt-BR', 'uk'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language as it calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  uk: 'Українська',
};

const primary = (tag: string): string => tag.toLowerCase().split(/[-_.@]/)[0] ?? '';

/** The first of the preferred languages that we speak, whatever its region (`fr-CA`, `ru_RU.UTF-8`); else English. */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const found = LOCALES.find((locale) => primary(locale) === primary(tag));
    if (found) return found;
  }
  return 'en';
}
