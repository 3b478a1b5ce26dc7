import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';
import { type Words, wordsOf } from './words.ts';

/** Each language is loaded when it is asked for. */
const MESSAGES: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en/index.ts'),
};

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await MESSAGES[locale]()).messages;

export const loadWords = async (locale: Locale): Promise<Words> =>
  wordsOf(locale, await loadMessages(locale));
