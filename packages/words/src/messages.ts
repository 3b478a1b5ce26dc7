import type * as callsFile from './en/calls.ts';
import type * as endFile from './en/end.ts';
import type { faults as faultsFile } from './en/faults.ts';
import type * as hintsFile from './en/hints.ts';
import type * as lessonsFile from './en/lessons.ts';
import type * as onlineFile from './en/online.ts';
import type * as ratingsFile from './en/ratings.ts';
import type * as reviewFile from './en/review.ts';
import type { table as tableFile } from './en/table.ts';
import type * as terminalFile from './en/terminal.ts';
import type * as webFile from './en/web.ts';
import { type FortFiles, type FortRules, fortMessages } from './fort/messages.ts';
import type { KeyOf, Same, SameIn, Speaker } from './speaker.ts';
import {
  type TreehouseFiles,
  type TreehouseRules,
  treehouseMessages,
} from './treehouse/messages.ts';

/** What a language says of the games, file by file, each with the keys of the English one. */
export interface GameFiles extends FortFiles, TreehouseFiles {
  readonly table: Same<typeof tableFile>;
  readonly faults: Same<typeof faultsFile>;
}

/** The rules of the games as they lie in the files of a language. */
export interface RuleFiles {
  readonly fort: FortRules;
  readonly treehouse: TreehouseRules;
}

/** Every message about the games by its subject. */
export const bySubject = (files: GameFiles) => ({
  table: files.table,
  faults: files.faults,
  ...fortMessages(files),
  ...treehouseMessages(files),
});

export type Messages = ReturnType<typeof bySubject>;
export type Key = KeyOf<Messages>;
export type Voice = Speaker<Messages>;

/** What is said in a terminal only. */
export type TerminalMessages = SameIn<typeof terminalFile>;
export type Terminal = Speaker<TerminalMessages>;

/** What is said in a browser only. */
export type WebMessages = SameIn<typeof webFile>;
export type Web = Speaker<WebMessages>;

/** What is said where one learns. */
export type LessonMessages = SameIn<typeof lessonsFile>;
export type Lessons = Speaker<LessonMessages>;
export type LessonKey = KeyOf<LessonMessages>;

/** What is said in a browser about tables on a server. */
export type OnlineMessages = SameIn<typeof onlineFile>;
export type Online = Speaker<OnlineMessages>;

/** What is said of a game afterwards, and what is advised. */
export type ReviewMessages = SameIn<typeof reviewFile>;
export type ReviewWords = Speaker<ReviewMessages>;

/** What is advised at the table, and why. */
export type HintMessages = SameIn<typeof hintsFile>;
export type HintWords = Speaker<HintMessages>;

/** What is said of ratings and profiles. */
export type RatingMessages = SameIn<typeof ratingsFile>;
export type RatingWords = Speaker<RatingMessages>;

/** What is said when a game is over, in a browser. */
export type EndMessages = SameIn<typeof endFile>;
export type EndWords = Speaker<EndMessages>;
export type EndKey = KeyOf<EndMessages>;

/** What a player who is not at the table is told. */
export type CallMessages = SameIn<typeof callsFile>;
export type CallWords = Speaker<CallMessages>;
