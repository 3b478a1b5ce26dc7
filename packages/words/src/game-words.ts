import type { Decision, GameEvent, Option, Refusal } from '@treefort/kernel';
import type { People } from './people.ts';
import type { Text } from './text.ts';

/** What a sentence about a decision may need besides its subject. */
export interface SentenceContext<V> {
  readonly view: V;
  readonly people: People;
  /** A terminal has no pictures: cards are told with what they show, and payments in short. */
  readonly terminal?: boolean;
}

/** What is known of a statement of the rules besides its text. */
export interface RuleMarks {
  /** The name of what it is about, where that has one: a perk, a made-up rule. */
  readonly name?: string;
  /** Whether it holds a reading of ours, because the rulebooks are silent or disagree. */
  readonly ours: boolean;
  /** Whether it has figures that no rulebook prints. */
  readonly provisional: boolean;
}

/** One game in words; each game fills this in a folder of its own. */
export interface GameWords<V> {
  readonly name: string;
  /** What is going on. */
  phase(view: V): string;
  question(decision: Decision, context: SentenceContext<V>): Text;
  /** An option as the text of a button. */
  option(option: Option, context: SentenceContext<V>): Text;
  /** Why an option is not offered; the rule itself is told by who asks. */
  refusal(refusal: Refusal, context: SentenceContext<V>): Text;
  /** One event as its reader heard it (`heardBy`); null where there is nothing to tell. */
  event(event: GameEvent, people: People): Text | null;
  /** A log: what one player did in a row is one sentence. */
  news(events: readonly GameEvent[], people: People): Text[];
  ruleMarks(id: string): RuleMarks;
}
