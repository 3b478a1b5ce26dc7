export { beats } from './beats.ts';
export { botName, botNames } from './bots.ts';
export { type CardWords, cardIn, followedNotation, levelIn, symbolsSoFar } from './fort/cards.ts';
export type { FortWords, RewardWords } from './fort/index.ts';
export type { AnyGameWords, GameWords, SentenceContext } from './game-words.ts';
export type { GameId } from './games.ts';
export { hintReasonText, hintText } from './hint-reason.ts';
export type { Language } from './language.ts';
export {
  loadCalls,
  loadEnd,
  loadHints,
  loadLessons,
  loadOnline,
  loadRatings,
  loadReview,
  loadRulebook,
  loadTerminal,
  loadWeb,
  loadWords,
} from './load.ts';
export { LOCALES, type Locale, languageOf, pickLocale } from './locale.ts';
export type {
  CallWords,
  EndKey,
  EndWords,
  HintWords,
  Key,
  LessonKey,
  Lessons,
  Online,
  RatingWords,
  ReviewWords,
  Terminal,
  Web,
} from './messages.ts';
export type { People } from './people.ts';
export { type ReasonWords, reasonText } from './review-reason.ts';
export { fortuneText, headlineText, storyText } from './review-story.ts';
export type { Chapter, Rulebook, RuleWords } from './rulebook.ts';
export type { Values } from './speaker.ts';
export { capital, plain, type Text, type Thing, unstopped } from './text.ts';
export type { TreehouseWords } from './treehouse/index.ts';
export type { Words } from './words.ts';
