import type { Random } from './random.ts';
import type { Result } from './result.ts';

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

/** Something that happened at the table; the secret half is for the named seats only. */
export interface GameEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly secret?: { readonly seats: readonly number[]; readonly [detail: string]: unknown };
  readonly [detail: string]: unknown;
}

export type Tell = (event: GameEvent) => void;

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

/** The seat a view is built for; a watcher sees what everybody sees. */
export type Viewer = number | 'watcher';

/** A game as a fast core on integers (`copy`, `actors`, `legal`, `play`) and a table face over it. */
export interface Game<S extends State = State, V = unknown> {
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
  play(state: S, seat: number, move: Move, tell?: Tell): void;

  question(state: S, seat: number): Question;
  option(state: S, seat: number, move: Move): Option;
  refusals(state: S, seat: number): readonly Refusal[];
  /** What a viewer may know; built on the watcher's view of the same state, which may be lent to all viewers. */
  view(state: S, viewer: Viewer, open?: V): V;
  /** A full state that this view cannot tell from the real one. */
  sample(view: V, random: Random): S;
  /** Everything, in readable words, for tests and tools. */
  inspect(state: S): unknown;
  outcome(state: S): Outcome | undefined;
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

export const isOver = <S extends State>(game: Game<S>, state: S): boolean =>
  game.actors(state) === 0;

/** The decision of one seat that acts, or that may still change its sealed answer. */
export function decisionOf<S extends State>(game: Game<S>, state: S, seat: number): Decision {
  const count = game.legal(state, seat, moves);
  // In the order of their numbers: how cards happen to lie in a hand must not show.
  const sorted = moves.slice(0, count).sort();
  const options = Array.from(sorted, (move) => game.option(state, seat, move));
  return { id: String(state.moment), seat, ...game.question(state, seat), options };
}

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
  const count = game.legal(state, seat, moves);
  const offered = moves.slice(0, count);
  return offered.find((move) => game.option(state, seat, move).id === option);
}

/** An event as one viewer hears it. */
export function heardBy(event: GameEvent, viewer: Viewer): GameEvent {
  const { secret, ...shared } = event;
  if (secret === undefined || viewer === 'watcher' || !secret.seats.includes(viewer)) return shared;
  const { seats: _, ...detail } = secret;
  return { ...shared, ...detail };
}
