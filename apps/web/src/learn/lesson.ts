import type { Option, Options } from '@treefort/kernel';
import type { LessonKey } from '@treefort/words';
import type { AnyMove } from '../games/game-types.ts';
import type { GameId } from '../table/game-id.ts';

/** A prepared table, as the kernel describes one; the learner sits on seat 0. */
export interface Position {
  readonly seats: number;
  readonly options?: Options;
  readonly scenario: unknown;
}

type SomeOf<M> = M extends { readonly kind: infer K }
  ? { readonly kind: K } & Partial<Omit<M, 'kind'>>
  : never;

/** One option by its id, or all of a kind that have these fields. */
export type Wanted = string | SomeOf<AnyMove>;

/** One thing to do. */
export interface Task {
  readonly says: LessonKey;
  /** Options that fulfil it. */
  readonly wants: readonly Wanted[];
  /** Set if the task is to try something that is refused: the rule that refuses it. */
  readonly refused?: string;
  /** A zone of the table to highlight. */
  readonly shows?: string;
  /** Replies to other options. */
  readonly instead?: readonly (readonly [option: Wanted, reply: LessonKey])[];
}

/** What is claimed of the table when a step is done, by the figures that a player can see. */
export type Claims = Readonly<Partial<Record<Figure, number>>>;
export type Figure =
  | 'pizzas'
  | 'toys'
  | 'packed'
  | 'lookout'
  | 'level'
  | 'track'
  | 'hand'
  | 'yard'
  | 'discard'
  | 'rooms'
  | 'balance'
  | 'week'
  | 'score'
  | 'rival-score'
  | 'majorities';

/** One idea, taught on a position of its own. */
export interface Step {
  readonly id: string;
  readonly position: Position;
  /** The statements of the rulebook that it teaches. */
  readonly rules: readonly string[];
  readonly tasks: readonly Task[];
  /** What the rivals answer, in the order in which they are asked. */
  readonly rivals: readonly string[];
  /** What the rules refuse at a task, with the rule. */
  readonly refuses?: readonly (readonly [task: number, option: string, rule: string])[];
  readonly claims: Claims;
  /** The cards or rooms that its sentences name. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A step of a tutorial has a title, and says at its end what was learned. */
export interface TutorialStep extends Step {
  readonly title: LessonKey;
  readonly learned: LessonKey;
  /** The zone of the table where it can be seen. */
  readonly shows?: string;
}

/** A guided first game. */
export interface Tutorial {
  readonly game: GameId;
  readonly steps: readonly TutorialStep[];
}

/** Whether an option is one of those that are wanted. */
export const isWanted = (wanted: readonly Wanted[], option: Option): boolean =>
  wanted.some((one) =>
    typeof one === 'string'
      ? one === option.id
      : Object.entries(one).every(([field, value]) => Reflect.get(option, field) === value),
  );
