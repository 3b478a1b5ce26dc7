export { becauseOf } from './because.ts';
export { type CardWords, cardIn, countedSoFar, levelIn } from './fort/cards.ts';
export type { FortWords, RewardWords } from './fort/index.ts';
export type { GameWords } from './game-words.ts';
export {
  loadLessons,
  loadOnline,
  loadReview,
  loadRulebook,
  loadTerminal,
  loadWeb,
  loadWords,
} from './load.ts';
export { LOCALE_NAMES, LOCALES, type Locale, pickLocale } from './locale.ts';
export { LOST } from './lost.ts';
export type { Key, LessonKey, Lessons, Online, ReviewWords, Terminal, Web } from './messages.ts';
export type { Chapter, Rulebook, RuleWords } from './rulebook.ts';
export type { People, Scene } from './scene.ts';
export type { Values } from './speaker.ts';
export { capital, plain, type Text, type Thing } from './text.ts';
export type { TreehouseWords } from './treehouse/index.ts';
export type { Words } from './words.ts';
