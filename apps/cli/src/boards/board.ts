import type { Decision, GameEvent, Option, Outcome, Refusal } from '@treefort/kernel';
import type { People } from '@treefort/words';
import type { LoadedLanguage } from '../language.ts';
import type { Paint } from '../paint.ts';

/** What a seat is asked, with the key under which each option can be chosen. */
export interface OpenDecision<O extends Option = Option, R extends Refusal = Refusal> {
  readonly decision: Omit<Decision, 'options'> & { readonly options: readonly O[] };
  readonly keys: ReadonlyMap<string, string>;
  readonly refusals: readonly R[];
}

/** What every sentence and drawing needs besides its subject. */
export interface DrawContext {
  readonly people: People;
  readonly paint: Paint;
  /** Options are named, without what they do. */
  readonly brief?: boolean;
}

/** What ended a game, in a few words, and in which round. */
export interface Ended {
  readonly why: string;
  readonly round: number;
}

/** How one game looks in a terminal of 80 columns; it computes no legality. */
export interface Board<V = unknown> {
  /** The rules in a few lines. */
  readonly help: string;
  /** The table as a viewer sees it, with the offered and refused places where something is asked. */
  draw(view: V, asked: OpenDecision | undefined, context: DrawContext): string;
  question(decision: Decision, view: V, context: DrawContext): string;
  option(option: Option, view: V, context: DrawContext): string;
  refusal(refusal: Refusal, view: V, context: DrawContext): string;
  /** What happened, in sentences, without what nobody needs to be told. */
  news(events: readonly GameEvent[], context: DrawContext): string[];
  /** The points at the end and where they came from. */
  scores(view: V, outcome: Outcome, context: DrawContext): string;
  /** What to say instead of asking, where somebody who plays against bots alone has no choice. */
  formality?(decision: Decision): string | undefined;
}

/** A board in any language. */
export interface Boards<V = unknown> {
  in(language: LoadedLanguage): Board<V>;
  /** What the final view tells about the end, where games can end in several ways. */
  ended?(view: V): Ended;
}
