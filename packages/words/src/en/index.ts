import * as fort from './fort.ts';
import * as actions from './fort-actions.ts';
import * as asked from './fort-asked.ts';
import { cards } from './fort-cards.ts';
import * as happened from './fort-events.ts';
import * as rewards from './fort-rewards.ts';
import { table } from './table.ts';
import * as treehouse from './treehouse.ts';
import { rooms } from './treehouse-rooms.ts';

/** Every message by subject; all other languages have the same subjects and keys. */
export const messages = {
  table,
  'fort-card': cards,
  'fort-perk': rewards.perks,
  'fort-perk-text': rewards.perkTexts,
  'fort-rule': rewards.madeUpRules,
  'fort-rule-text': rewards.madeUpRuleTexts,
  'fort-suit': actions.suits,
  'fort-suit-count': actions.suitCounts,
  'fort-verb': actions.verbs,
  'fort-counter': actions.counters,
  'fort-action': actions.actions,
  'fort-short': actions.short,
  'fort-amount': fort.amounts,
  'fort-phase': fort.phases,
  'fort-colour': fort.boards,
  'fort-ending': fort.endings,
  'fort-score': fort.scores,
  'fort-question': asked.questions,
  'fort-option': asked.options,
  'fort-refusal': asked.refusals,
  'fort-refusal-detail': asked.refusalDetails,
  'fort-event': happened.events,
  'fort-event-part': happened.eventParts,
  'tree-room': rooms,
  'tree-colour': treehouse.colours,
  'tree-colour-letter': treehouse.colourLetters,
  'tree-colour-subject': treehouse.colourSubjects,
  'tree-changer': treehouse.changers,
  'tree-phase': treehouse.phases,
  'tree-question': treehouse.questions,
  'tree-option': treehouse.options,
  'tree-refusal': treehouse.refusals,
  'tree-event': treehouse.events,
  'tree-score': treehouse.scores,
} as const;
