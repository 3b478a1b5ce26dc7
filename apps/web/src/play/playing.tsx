import type { GameEvent, Option, Refusal } from '@treefort/kernel';
import type { ShuffleVerdict } from '@treefort/protocol';
import type { Hint } from '@treefort/review';
import type { AnyGameWords, People, Text, Words } from '@treefort/words';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { TableFace } from '../games/game-face.ts';
import type { AnyView } from '../games/game-types.ts';
import type { Source } from '../table/source.ts';
import type { Moment, OpenDecision, Then } from '../table/table.ts';

/** The words of a game for the current view and players. */
export interface Voice {
  question(asked: OpenDecision): Text;
  option(option: Option): Text;
  /** The same beside another option, in brief. */
  brief(option: Option): Text;
  /** An option by its id, as records and undo name it. */
  optionNamed(id: string): Text;
  refusal(refusal: Refusal): Text;
  news(events: readonly GameEvent[]): Text[];
  /** One beat in a sentence; null where there is nothing to tell. */
  tell(events: readonly GameEvent[]): Text | null;
  readonly phase: string;
}

const voiceIn = (said: AnyGameWords, view: AnyView, people: People): Voice => ({
  question: ({ decision }) => said.question(decision, { view, people }),
  option: (option) => said.option(option, { view, people }),
  brief: (option) => said.option(option, { view, people, brief: true }),
  optionNamed: (id) => said.optionNamed(id, { view, people }),
  refusal: (refusal) => said.refusal(refusal, { view, people }),
  news: (events) => said.news(events, people),
  tell: (events) => said.tell(events, people),
  phase: said.phase(view),
});

export const voiceOf = (words: Words, view: AnyView, people: People): Voice =>
  voiceIn(words.game(view.game), view, people);

/** What something at the table is, and which statements of the rulebook are about it. */
export interface Explanation {
  readonly title: string;
  readonly text?: string;
  readonly rules: readonly string[];
}

/** Something on the table that was pointed at: a target of options, and the card, room or thing it shows. */
export interface Pointed {
  readonly target: string;
  readonly shows?: string | undefined;
  readonly explanation?: Explanation | undefined;
  /** It was tapped, and stays until something else is tapped. */
  readonly pinned?: boolean;
  /** It stays when the mouse leaves it, so that its buttons in the reader can be reached. */
  readonly stays?: boolean | undefined;
}

/** What a table on a server has besides its game. */
export interface OnlineParts {
  /** Buttons in the top bar. */
  readonly bar: ReactNode;
  /** Shown beside a name: the clock, and whether a bot plays for somebody. */
  sign(seat: number): ReactNode;
  /** Shown at the end: who wants to play again. */
  readonly rematch: ReactNode;
  /** After the game: how it was shuffled, as this device found by itself. */
  readonly verdict?: ShuffleVerdict;
}

/** Leads the telling of what happens. */
export interface Stage {
  /** To the own next decision. */
  skip(): void;
  /** Stays at a beat, from 1. */
  stepTo(nth: number): void;
  goOn(): void;
}

/** What every part of a table needs: the moment, its words, and what a tap does. */
export interface Playing {
  readonly moment: Moment;
  /** What is particular to the game that is played. */
  readonly face: TableFace;
  readonly people: People;
  readonly onlineParts?: OnlineParts;
  /** Where the record of this game can be opened when it is over. */
  readonly source?: Source;
  /** Asks the strongest bot for advice, where that is allowed at this table. */
  readonly advise?: () => Promise<Hint | null>;
  /** Shown in the dock in place of questions, such as the controls of a replay. */
  readonly foot?: ReactNode;
  readonly voice: Voice;
  point(pointed: Pointed | undefined): void;
  /** Answers, and with `then` also the decisions that follow. */
  choose(option: string, ...then: readonly Then[]): void;
  /** How it goes on after an answer that was given by itself, wherever: a question on the way does not end a plan. */
  readonly plan: RefObject<(() => readonly Then[]) | undefined>;
  /** How the telling of what happens is led. */
  readonly stage: Stage;
  /** Goes on as practice from before the player's last answer. */
  takeBack?(): void;
  /** A lesson wants its choices one by one. */
  readonly isLesson: boolean;
  /** The player tapped something that is refused. */
  tryInVain(refusal: Refusal): void;
  /** Opens a statement of the rulebook over the table. */
  readRule(rule: string): void;
  optionsAt(target: string): readonly Option[];
  refusalsAt(target: string): readonly Refusal[];
  /** The key that chooses an option, where it has one. */
  keyOf(option: string): string | undefined;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (!playing) throw new Error('there is no table here');
  return playing;
}
