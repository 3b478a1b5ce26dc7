import {
  type HintWords,
  LOCALES,
  type Locale,
  loadHints,
  loadReview,
  loadTerminal,
  loadWords,
  pickLocale,
  type ReviewWords,
  type Terminal,
  type Words,
} from '@treefort/words';
import { type Call, textOf, UsageError } from './usage.ts';

/** The language in which a game is played: the words of the games, of the terminal, and of advice and reviews. */
export interface LoadedLanguage {
  readonly words: Words;
  readonly lines: Terminal;
  readonly reviewing: ReviewWords;
  readonly hinting: HintWords;
}

export const LANG_HELP = `the language of the game: ${LOCALES.join(', ')} (that of the system)`;

/** Loads all that a terminal says in a language. */
export const loadLanguage = async (locale: Locale): Promise<LoadedLanguage> => ({
  words: await loadWords(locale),
  lines: await loadTerminal(locale),
  reviewing: await loadReview(locale),
  hinting: await loadHints(locale),
});

/** The language that was asked for, or that of the system where there is a translation. */
export function localeIn(call: Call): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const text = textOf(call, 'lang');
  if (text === undefined) return pickLocale([LC_ALL || LC_MESSAGES || LANG || '']);
  const locale = LOCALES.find((known) => known.toLowerCase() === text.toLowerCase());
  if (locale) return locale;
  const expected = LOCALES.join(', ');
  throw new UsageError(`--lang: expected one of ${expected}, found ${JSON.stringify(text)}`);
}
