import type {
  CallMessages,
  EndMessages,
  GameFiles,
  HintMessages,
  LessonMessages,
  OnlineMessages,
  RatingMessages,
  ReviewMessages,
  RuleFiles,
  TerminalMessages,
  WebMessages,
} from './messages.ts';
import type { SpokenLanguage } from './speaker.ts';

/** The parts of a language. Each is loaded when it is needed, apart from the others. */
export interface LanguageParts {
  readonly games: GameFiles;
  readonly rules: RuleFiles;
  readonly terminal: TerminalMessages;
  readonly web: WebMessages;
  readonly online: OnlineMessages;
  readonly end: EndMessages;
  readonly lessons: LessonMessages;
  readonly review: ReviewMessages;
  readonly hints: HintMessages;
  readonly ratings: RatingMessages;
  readonly calls: CallMessages;
}

/** The bots that people meet, by the ids that tables and records name them by. */
type BotId =
  | 'duckling'
  | 'squirrel'
  | 'parrot'
  | 'hare'
  | 'owl'
  | 'hedgehog'
  | 'mouse'
  | 'beaver'
  | 'fox'
  | 'raven';

/** What a language's folder provides in its `language.ts`. */
export interface Language extends SpokenLanguage {
  /** What the language calls itself. */
  readonly name: string;
  /** One letter of each alphabet that it needs fonts for. */
  readonly letters: string;
  /** Sentences that need no loading: they are shown where nothing could be loaded. */
  readonly always: {
    /** What the page is about, for search engines, previews and the web app manifest. */
    readonly description: string;
    readonly 'load-error': string;
    readonly 'load-error-text': string;
    readonly 'load-again': string;
    readonly 'load-failed-again': string;
    readonly 'no-script': string;
  };
  /** What somebody is called who was deleted. */
  readonly former: string;
  /** What the bots are called. */
  readonly bots: Readonly<Record<BotId, string>>;
  readonly parts: {
    readonly [Part in keyof LanguageParts]: () => Promise<LanguageParts[Part]>;
  };
}
