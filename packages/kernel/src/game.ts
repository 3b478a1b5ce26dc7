import type { GameEvent, Tell, Viewer } from './events.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Shape } from './shape.ts';

/** What every state carries: which moment this is, how often somebody learned something, and the dealer's randomness. */
export interface State {
  /** Goes up by one when a decision, or a set of simultaneous ones, is resolved. */
  moment: number;
  /** Goes up whenever a random draw is made or a card turns up that the chooser did not know. */
  news: number;
  readonly random: Random;
}

/** A small integer that stands for one option in the fast core; never stored. */
export type Move = number;

/** One thing a seat may choose; `target` says which card, slot or button lights up. */
export interface Option {
  readonly id: string;
  readonly target: string;
}

/** An option that is not offered, with the rule that refuses it and numbers where they help. */
export interface Refusal extends Option {
  readonly rule: string;
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** What is asked, and the rule that asks it; `about` names the card or thing in question. */
export interface Question {
  readonly kind: string;
  readonly rule: string;
  readonly about?: string;
}

/** A question put to one seat with every legal option. */
export interface Decision extends Question {
  readonly id: string;
  readonly seat: number;
  readonly options: readonly Option[];
}

/** The end: points by seat and the seats that won (several when victory is shared). */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export type Options = Readonly<Record<string, unknown>>;

export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

/** What a seat answers by itself, so that a game does not wait for its player. */
export interface StandingOrders {
  /** Pass until the own turn. */
  readonly pass: boolean;
  /** Ask only about these of the game's `orderWords`; null asks always. */
  readonly ask: readonly string[] | null;
  /** Before all else: take the first of these options that is offered and is useful now. */
  readonly take: readonly string[];
}

/** The shapes of what a game says, from which the wire and the docs are made. */
export interface GameShapes<O extends Option, E extends GameEvent, C> {
  readonly option: Shape<O>;
  /** An event as the engine tells it, and as a viewer hears it. */
  readonly event: Shape<E>;
  readonly heard: Shape;
  readonly consequence: Shape<C>;
}

/**
 * A game as a fast core on integers (`copy`, `actors`, `legal`, `play`) and a table face over it, whose options, events
 * and consequences are unions of the game's own.
 */
export interface Game<
  S extends State = State,
  V = unknown,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
  C = unknown,
> {
  readonly id: string;
  /** The version of the rules; a record names the one it was played with. */
  readonly rules: string;
  readonly seats: readonly number[];

  /** Reads the choices made when a table is set up; the result holds every option, defaults included. */
  options(value: unknown): Result<Options>;
  /** A table set up and dealt, in a state of the same setup that is no longer needed where one is given. */
  start(setup: Setup, random: Random, into?: S): S;
  /** A described position; what is left out is filled at random from what remains. */
  arrange(scenario: unknown, setup: Setup, random: Random): Result<S>;

  blank(setup: Setup): S;
  copy(from: S, into: S): S;
  /** The seats that have still to answer, as bits; none when the game is over. */
  actors(state: S): number;
  /** The seats whose sealed answer can still be changed, as bits. */
  answered(state: S): number;
  /** Fills `out` with the moves of a seat that acts or has answered, and says how many. */
  legal(state: S, seat: number, out: Int32Array): number;
  play(state: S, seat: number, move: Move, tell?: Tell<E>): void;

  question(state: S, seat: number): Question;
  option(state: S, seat: number, move: Move): O;
  /** The move that an option id names, or what is wrong with the id; whether it is offered is another question. */
  parse(state: S, id: string): Result<Move>;
  refusals(state: S, seat: number): readonly Refusal[];
  /** What a viewer may know; built on the watcher's view of the same state, which may be lent to all viewers. */
  view(state: S, viewer: Viewer, open?: V): V;
  /** The view after an event as its viewer heard it, as far as the event tells; what it does not tell stays. */
  after(view: V, heard: GameEvent): V;
  /** A full state that this view cannot tell from the real one. */
  sample(view: V, random: Random): S;
  /** Everything, in readable words, for tests and tools. */
  inspect(state: S): unknown;
  outcome(state: S): Outcome | undefined;

  readonly shapes: GameShapes<O, E, C>;
  /** Whether an event belongs to the same beat as the one before it: a person would tell both in one sentence. */
  joins(before: E, event: E): boolean;
  /** What the chooser can foresee of an option of an open decision: nothing that the view does not tell. */
  consequences(state: S, seat: number, move: Move): readonly C[];

  /** The seat whose turn it is, or null where nobody's is, or everybody's. */
  turn(state: S): number | null;
  /** What standing orders may ask to be consulted about; none where the game has no use for them. */
  readonly orderWords: readonly string[];
  /** The option that a seat's standing orders choose of the open decision, or null where the player is to be asked. */
  ordered(state: S, seat: number, orders: StandingOrders): string | null;
}

/** More than any decision of ours has moves. */
export const MOST_MOVES = 1024;

const moves = new Int32Array(MOST_MOVES);

export const hasSeat = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

/** The seats in a set of bits, in order. */
export function seatsIn(bits: number): number[] {
  const seats = [];
  for (let seat = 0; bits >> seat; seat++) if (hasSeat(bits, seat)) seats.push(seat);
  return seats;
}

/** The first seat in a set of bits that is not empty. */
export const lowestSeat = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const isOver = <S extends State>(game: Game<S>, state: S): boolean =>
  game.actors(state) === 0;

/** The decision of one seat that acts, or that may still change its sealed answer. */
export function decisionOf<S extends State>(game: Game<S>, state: S, seat: number): Decision {
  const count = game.legal(state, seat, moves);
  // In the order of their numbers: how cards happen to lie in a hand must not show.
  const sorted = moves.slice(0, count).sort();
  const options: Option[] = [];
  for (const move of sorted) options.push(game.option(state, seat, move));
  return { id: String(state.moment), seat, ...game.question(state, seat), options };
}

/** The only option of a decision: with it there is no question, and nobody needs to be asked. */
export const onlyOption = <O extends Option>(decision: {
  readonly options: readonly O[];
}): O | undefined => (decision.options.length === 1 ? decision.options[0] : undefined);

/** Every decision that waits for an answer. */
export function decisions<S extends State>(game: Game<S>, state: S): Decision[] {
  return seatsIn(game.actors(state)).map((seat) => decisionOf(game, state, seat));
}

/** The move behind an option id, if it is offered to this seat now. */
export function moveOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: number,
  option: string,
): Move | undefined {
  const move = game.parse(state, option);
  if (!move.ok) return undefined;
  const count = game.legal(state, seat, moves);
  return moves.subarray(0, count).includes(move.value) ? move.value : undefined;
}
