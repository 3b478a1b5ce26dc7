import type { LanguageParts } from './language.ts';
import { type Locale, languageOf } from './locale.ts';
import {
  bySubject,
  type CallWords,
  type EndWords,
  type HintWords,
  type Lessons,
  type Messages,
  type Online,
  type RatingWords,
  type ReviewWords,
  type Terminal,
  type Web,
} from './messages.ts';
import { type Rulebook, rulebookOf } from './rulebook.ts';
import { Speaker } from './speaker.ts';
import { type Words, wordsOf } from './words.ts';

/** One part of a language as its files hold it. */
export const loadPart = <Part extends keyof LanguageParts>(
  locale: Locale,
  part: Part,
): Promise<LanguageParts[Part]> => languageOf(locale).parts[part]();

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  bySubject(await loadPart(locale, 'games'));

/** What is said of the games. */
export const loadWords = async (locale: Locale): Promise<Words> =>
  wordsOf(locale, await loadMessages(locale));

/** What is said besides in a terminal: its prompts, its drawings, the rules in short. */
export const loadTerminal = async (locale: Locale): Promise<Terminal> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'terminal'));

/** What is said besides in a browser: its home page, its tables. */
export const loadWeb = async (locale: Locale): Promise<Web> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'web'));

/** What is said where one learns: lessons, tries beside the rules, the gallery of cards. */
export const loadLessons = async (locale: Locale): Promise<Lessons> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'lessons'));

/** What is said besides in a browser about tables on a server. */
export const loadOnline = async (locale: Locale): Promise<Online> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'online'));

/** What is said of a game afterwards, in a terminal and in a browser. */
export const loadReview = async (locale: Locale): Promise<ReviewWords> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'review'));

/** What is said of advice at the table. */
export const loadHints = async (locale: Locale): Promise<HintWords> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'hints'));

/** What is said of ratings and profiles. */
export const loadRatings = async (locale: Locale): Promise<RatingWords> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'ratings'));

/** The rules of the games, statement by statement. */
export const loadRulebook = async (locale: Locale): Promise<Rulebook> =>
  rulebookOf(await loadWords(locale), await loadPart(locale, 'rules'));

/** What is said when a game is over, in a browser. */
export const loadEnd = async (locale: Locale): Promise<EndWords> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'end'));

/** What a player who is not at the table is told. */
export const loadCalls = async (locale: Locale): Promise<CallWords> =>
  new Speaker(languageOf(locale), await loadPart(locale, 'calls'));
