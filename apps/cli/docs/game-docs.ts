import type { Game } from '@treefort/kernel';
import type { NamedWords } from './shape-text.ts';

/**
 * What docs/referee.md and docs/protocol.md say of a game besides the shapes of its options, events and consequences. The tables are typed by
 * the game's own kinds: a kind or a field that nobody has described does not compile.
 */
export interface GameDocs<
  OptionKind extends string = string,
  EventKind extends string = string,
  ConsequenceKind extends string = string,
> {
  readonly game: Game;
  readonly title: string;
  /** Sets of words that types name, and what else is in capitals, with no words of its own. */
  readonly words: readonly (NamedWords & { readonly told?: string })[];
  /** Names of shapes, by the field that has them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly decisions: Readonly<Record<string, AskedFor<OptionKind>>>;
  /** The forms of an option's id; what is in capitals stands for something. */
  readonly options: Readonly<Record<OptionKind, readonly string[]>>;
  readonly events: Readonly<Record<EventKind, string>>;
  readonly consequences: Readonly<Record<ConsequenceKind, string>>;
  /** Tables of what views hold, each with its fields. */
  readonly view: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A kind of decision: what is asked, and the kinds of options that may be offered. */
export interface AskedFor<OptionKind extends string> {
  readonly asked: string;
  readonly offers: readonly OptionKind[];
}
