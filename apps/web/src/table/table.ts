import type {
  Decision,
  GameEvent,
  GameRecord,
  Option,
  Outcome,
  Refusal,
  Viewer,
} from '@treefort/kernel';
import type { Undo } from '@treefort/protocol';
import type { AnyView } from '../games/game-types.ts';

/** Who sits on a seat: a person by name, or a bot by its id; `words.names` has what both are called. */
export interface Sitter {
  readonly name: string;
  readonly bot?: string;
  /** Somebody who was deleted since. */
  readonly former?: true;
}

/** What a seat is asked, and what it is not offered. */
export interface OpenDecision<O extends Option = Option, R extends Refusal = Refusal> {
  readonly decision: Omit<Decision, 'options'> & { readonly options: readonly O[] };
  readonly refusals: readonly R[];
}

/** What happens while it is told: one beat of those since the viewer's last choice. */
export interface Telling {
  readonly beat: readonly GameEvent[];
  /** Which one it is, from 1, of how many. */
  readonly at: number;
  readonly of: number;
  /** Whether the viewer steps through them. */
  readonly held: boolean;
}

/** What happened since the viewer's last choice or look, beat by beat, and how many of them nobody saw. */
export interface Since {
  readonly beats: readonly (readonly GameEvent[])[];
  /** When each of them happened, where that is known. */
  readonly times?: readonly number[];
  readonly missed: number;
}

/** Finds the answer to the next decision among its options. */
export type Then = (options: readonly Option[]) => string | undefined;

/** One moment of a table as one viewer may know it: all that a screen shows. */
export interface Moment {
  readonly sitters: readonly Sitter[];
  readonly viewer: Viewer;
  readonly view: AnyView;
  readonly asked?: OpenDecision;
  /** Everything so far, as the viewer heard it. */
  readonly events: readonly GameEvent[];
  /** At a table on a server: when each of them happened, in this device's time. */
  readonly times?: readonly number[];
  /** How many of them had happened when the viewer last looked, on whichever device, before this page was opened. */
  readonly looked?: number;
  readonly undo?: Undo;
  /** The answer that can be taken back although undo is not allowed, if the game goes on as practice. */
  readonly takeBack?: string;
  /** Something was taken back against the rules of undo: the game counts for no result. */
  readonly practice?: true;
  readonly thinking: readonly number[];
  /** Pass and play: who is to take the device before anything of theirs is shown. */
  readonly handOver?: number;
  readonly outcome?: Outcome;
  readonly telling?: Telling;
  readonly since?: Since;
  /** At a table on a server only when the game is over: before that the seed is a secret. */
  readonly record?: GameRecord;
}

/** A table as a screen knows it, wherever the game is played: here, on a server, or in a record. */
export interface Table {
  now(): Moment;
  /** Calls back whenever there is a new moment, until the returned function is called. */
  watch(changed: () => void): () => void;
  choose(option: string): void;
  /** A lesson answers also what is tried although it is refused. */
  tryInVain?(refusal: Refusal): void;
  undo(): void;
  /** Goes on as practice from before one's last answer, where undo is not allowed. */
  takeBack?(): void;
  /** Pass and play: the next person has taken the device. */
  takeOver(): void;
  close(): void;
}
