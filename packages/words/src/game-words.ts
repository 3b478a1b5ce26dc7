import type { Decision, GameEvent, Option, Refusal } from '@treefort/kernel';
import type { People } from './people.ts';
import type { Text } from './text.ts';

/** What a sentence about a decision may need besides its subject. */
export interface SentenceContext<V> {
  readonly view: V;
  readonly people: People;
  /** A terminal has no pictures: cards are told with what they show, and payments in short. */
  readonly terminal?: boolean;
  /** A perk or a made-up rule to choose is named, without what it does. */
  readonly brief?: boolean;
}

/** What is known of a statement of the rules besides its text. */
export interface RuleMarks {
  /** The name of what it is about, where that has one: a perk, a made-up rule. */
  readonly name?: string;
  /** Whether it has figures that no rulebook prints. */
  readonly provisional: boolean;
}

/** What a game is spoken of with; a game says here what its own are. */
export interface Subjects {
  readonly view: unknown;
  readonly question: object;
  readonly option: object;
  readonly refusal: object;
  readonly event: object;
}

/** Of any game, as the kernel knows them. */
interface AnySubjects extends Subjects {
  readonly question: Decision;
  readonly option: Option;
  readonly refusal: Refusal;
  readonly event: GameEvent;
}

/** The words of any game, for options and events as the kernel knows them. */
export type AnyGameWords = GameWords<AnySubjects>;

/** One game in words; each game fills this in a folder of its own. */
export interface GameWords<S extends Subjects> {
  readonly name: string;
  /** What is going on. */
  phase(view: S['view']): string;
  /** The round or week of a moment; the turn that it belongs to; and that with what is going on. */
  chapter(view: S['view']): string;
  turn(view: S['view'], people: People): string;
  moment(view: S['view'], people: People): string;
  question(asked: S['question'], context: SentenceContext<S['view']>): Text;
  /** An option as the text of a button. */
  option(option: S['option'], context: SentenceContext<S['view']>): Text;
  /** The same by the id of the option, as records and undo name it. */
  optionNamed(id: string, context: SentenceContext<S['view']>): Text;
  /** Why an option is not offered; the rule itself is told by who asks. */
  refusal(refusal: S['refusal'], context: SentenceContext<S['view']>): Text;
  /** One event as its reader heard it (`heardBy`); null where there is nothing to tell. */
  event(event: S['event'], people: People): Text | null;
  /** The events of one beat, told at once; null where there is nothing to tell. */
  beat(events: readonly S['event'][], people: People): Text | null;
  /** The same while it is shown: in the present and in few words. */
  tell(events: readonly S['event'][], people: People): Text | null;
  /** A log: what shares a beat is one sentence, and so is what one player did in a row. */
  news(events: readonly S['event'][], people: People): Text[];
  ruleMarks(id: string): RuleMarks;
}
