import type * as fortFile from '../en/fort.ts';
import type * as actionsFile from '../en/fort-actions.ts';
import type * as cannotFile from '../en/fort-cannot.ts';
import type { cards as cardsFile } from '../en/fort-cards.ts';
import type * as decisionsFile from '../en/fort-decisions.ts';
import type * as eventsFile from '../en/fort-events.ts';
import type * as narrationFile from '../en/fort-narration.ts';
import type * as rewardsFile from '../en/fort-rewards.ts';
import type * as rulesFile from '../en/rules-fort.ts';
import type { Same, SameIn } from '../speaker.ts';

/** What a language says of Fort, file by file. */
export interface FortFiles {
  readonly cards: Same<typeof cardsFile>;
  readonly rewards: SameIn<typeof rewardsFile>;
  readonly actions: SameIn<typeof actionsFile>;
  readonly fort: SameIn<typeof fortFile>;
  readonly decisions: SameIn<typeof decisionsFile>;
  readonly events: SameIn<typeof eventsFile>;
  readonly cannot: SameIn<typeof cannotFile>;
  readonly narration: SameIn<typeof narrationFile>;
}

/** The rules of Fort: chapters in order, each with its statements in order. */
export interface FortRules {
  readonly chapters: Same<typeof rulesFile.chapters>;
  readonly rules: SameIn<typeof rulesFile.rules>;
  readonly printed: Same<typeof rulesFile.printed>;
}

/** The messages of Fort by their subject. */
export const fortMessages = ({ cards, rewards, actions, fort, decisions, ...told }: FortFiles) => ({
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
  'fort-question': decisions.questions,
  'fort-option': decisions.options,
  'fort-refusal': decisions.refusals,
  'fort-refusal-detail': decisions.refusalDetails,
  'fort-event': told.events.events,
  'fort-event-part': told.events.eventParts,
  'fort-stop': told.events.stops,
  'fort-passing': told.cannot.passing,
  'fort-cannot': told.cannot.cannot,
  'fort-now': told.narration.now,
  'fort-telling': told.narration.telling,
});
