import type { Locale } from './locale.ts';
import {
  bySubject,
  type Files,
  type LessonMessages,
  type Lessons,
  type Messages,
  type Online,
  type OnlineMessages,
  type ReviewMessages,
  type ReviewWords,
  type Terminal,
  type TerminalMessages,
  type Web,
  type WebMessages,
} from './messages.ts';
import { type Rulebook, type RuleFiles, rulebookOf } from './rulebook.ts';
import { Speaker } from './speaker.ts';
import { type Words, wordsOf } from './words.ts';

/** Each language is loaded when it is asked for. */
const MESSAGES: Readonly<Record<Locale, () => Promise<Files>>> = {
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
  fr: () => import('./fr/index.ts'),
  'pt-BR': () => import('./pt-BR/index.ts'),
  uk: () => import('./uk/index.ts'),
};

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  bySubject(await MESSAGES[locale]());

export const loadWords = async (locale: Locale): Promise<Words> =>
  wordsOf(locale, await loadMessages(locale));

const TERMINAL: Readonly<Record<Locale, () => Promise<TerminalMessages>>> = {
  en: () => import('./en/terminal.ts'),
  ru: () => import('./ru/terminal.ts'),
  fr: () => import('./fr/terminal.ts'),
  'pt-BR': () => import('./pt-BR/terminal.ts'),
  uk: () => import('./uk/terminal.ts'),
};

export const loadTerminalMessages = (locale: Locale): Promise<TerminalMessages> =>
  TERMINAL[locale]();

/** What is said besides in a terminal: its prompts, its drawings, the rules in short. */
export const loadTerminal = async (locale: Locale): Promise<Terminal> =>
  new Speaker(locale, await loadTerminalMessages(locale));

const WEB: Readonly<Record<Locale, () => Promise<WebMessages>>> = {
  en: () => import('./en/web.ts'),
  ru: () => import('./ru/web.ts'),
  fr: () => import('./fr/web.ts'),
  'pt-BR': () => import('./pt-BR/web.ts'),
  uk: () => import('./uk/web.ts'),
};

export const loadWebMessages = (locale: Locale): Promise<WebMessages> => WEB[locale]();

/** What is said besides in a browser: its home page, its tables. */
export const loadWeb = async (locale: Locale): Promise<Web> =>
  new Speaker(locale, await loadWebMessages(locale));

const LESSONS: Readonly<Record<Locale, () => Promise<LessonMessages>>> = {
  en: () => import('./en/lessons.ts'),
  ru: () => import('./ru/lessons.ts'),
  fr: () => import('./fr/lessons.ts'),
  'pt-BR': () => import('./pt-BR/lessons.ts'),
  uk: () => import('./uk/lessons.ts'),
};

export const loadLessonMessages = (locale: Locale): Promise<LessonMessages> => LESSONS[locale]();

/** What is said where one learns: lessons, tries beside the rules, the gallery of cards. */
export const loadLessons = async (locale: Locale): Promise<Lessons> =>
  new Speaker(locale, await loadLessonMessages(locale));

const ONLINE: Readonly<Record<Locale, () => Promise<OnlineMessages>>> = {
  en: () => import('./en/online.ts'),
  ru: () => import('./ru/online.ts'),
  fr: () => import('./fr/online.ts'),
  'pt-BR': () => import('./pt-BR/online.ts'),
  uk: () => import('./uk/online.ts'),
};

export const loadOnlineMessages = (locale: Locale): Promise<OnlineMessages> => ONLINE[locale]();

/** What is said besides in a browser about tables on a server. */
export const loadOnline = async (locale: Locale): Promise<Online> =>
  new Speaker(locale, await loadOnlineMessages(locale));

const REVIEW: Readonly<Record<Locale, () => Promise<ReviewMessages>>> = {
  en: () => import('./en/review.ts'),
  ru: () => import('./ru/review.ts'),
  fr: () => import('./fr/review.ts'),
  'pt-BR': () => import('./pt-BR/review.ts'),
  uk: () => import('./uk/review.ts'),
};

export const loadReviewMessages = (locale: Locale): Promise<ReviewMessages> => REVIEW[locale]();

/** What is said of a game afterwards, in a terminal and in a browser, and what is advised. */
export const loadReview = async (locale: Locale): Promise<ReviewWords> =>
  new Speaker(locale, await loadReviewMessages(locale));

const RULES: Readonly<Record<Locale, () => Promise<RuleFiles>>> = {
  en: () => import('./en/rules.ts'),
  ru: () => import('./ru/rules.ts'),
  fr: () => import('./fr/rules.ts'),
  'pt-BR': () => import('./pt-BR/rules.ts'),
  uk: () => import('./uk/rules.ts'),
};

/** The rules of both games, statement by statement. */
export const loadRulebook = async (locale: Locale): Promise<Rulebook> =>
  rulebookOf(await loadWords(locale), await RULES[locale]());
