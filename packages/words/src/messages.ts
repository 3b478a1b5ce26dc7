import type * as fortFile from './en/fort.ts';
import type * as actionsFile from './en/fort-actions.ts';
import type * as askedFile from './en/fort-asked.ts';
import type { cards as cardsFile } from './en/fort-cards.ts';
import type * as eventsFile from './en/fort-events.ts';
import type * as rewardsFile from './en/fort-rewards.ts';
import type * as lessonsFile from './en/lessons.ts';
import type * as onlineFile from './en/online.ts';
import type * as reviewFile from './en/review.ts';
import type { table as tableFile } from './en/table.ts';
import type * as terminalFile from './en/terminal.ts';
import type * as treehouseFile from './en/treehouse.ts';
import type { rooms as roomsFile } from './en/treehouse-rooms.ts';
import type * as webFile from './en/web.ts';
import type { KeyOf, Same, SameIn, Speaker } from './speaker.ts';

/** The files of a language, each with the keys of the English one. */
export interface Files {
  readonly table: Same<typeof tableFile>;
  readonly cards: Same<typeof cardsFile>;
  readonly rewards: SameIn<typeof rewardsFile>;
  readonly actions: SameIn<typeof actionsFile>;
  readonly fort: SameIn<typeof fortFile>;
  readonly asked: SameIn<typeof askedFile>;
  readonly events: SameIn<typeof eventsFile>;
  readonly rooms: Same<typeof roomsFile>;
  readonly treehouse: SameIn<typeof treehouseFile>;
}

/** Every message of a language by its subject. */
export const bySubject = (files: Files) => ({
  table: files.table,
  'fort-card': files.cards,
  'fort-perk': files.rewards.perks,
  'fort-perk-text': files.rewards.perkTexts,
  'fort-rule': files.rewards.madeUpRules,
  'fort-rule-text': files.rewards.madeUpRuleTexts,
  'fort-suit': files.actions.suits,
  'fort-suit-count': files.actions.suitCounts,
  'fort-verb': files.actions.verbs,
  'fort-counter': files.actions.counters,
  'fort-action': files.actions.actions,
  'fort-short': files.actions.short,
  'fort-amount': files.fort.amounts,
  'fort-phase': files.fort.phases,
  'fort-colour': files.fort.boards,
  'fort-ending': files.fort.endings,
  'fort-score': files.fort.scores,
  'fort-question': files.asked.questions,
  'fort-option': files.asked.options,
  'fort-refusal': files.asked.refusals,
  'fort-refusal-detail': files.asked.refusalDetails,
  'fort-event': files.events.events,
  'fort-event-part': files.events.eventParts,
  'tree-room': files.rooms,
  'tree-colour': files.treehouse.colours,
  'tree-colour-letter': files.treehouse.colourLetters,
  'tree-colour-subject': files.treehouse.colourSubjects,
  'tree-changer': files.treehouse.changers,
  'tree-phase': files.treehouse.phases,
  'tree-question': files.treehouse.questions,
  'tree-option': files.treehouse.options,
  'tree-refusal': files.treehouse.refusals,
  'tree-event': files.treehouse.events,
  'tree-score': files.treehouse.scores,
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
