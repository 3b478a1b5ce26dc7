import { drawMove } from './draw.ts';
import { type GameEvent, heardBy, type Viewer } from './events.ts';
import {
  type Decision,
  decisionOf,
  hasSeat,
  isOver,
  lowestSeat,
  MOST_MOVES,
  type Move,
  type Option,
  type State,
  seatsIn,
} from './game.ts';
import { fromPlain, toPlain } from './plain.ts';
import { fork, type Random } from './random.ts';
import { sure } from './result.ts';
import { alike, same } from './same.ts';
import { misfit, type Shape } from './shape.ts';
import { type Retold, viewers } from './told-law.ts';

/** What a game adds to the laws: its hidden zones mixed anew, and a count of its pieces. */
export interface Subject<S extends State> extends Retold<S> {
  /** Mixes, in place, everything this viewer cannot see, sealed answers of others included. */
  readonly scramble: (state: S, viewer: Viewer, random: Random) => void;
  /** Throws when a piece is missing, doubled or where it cannot be. */
  readonly audit: (state: S) => void;
  /** Throws when what was foretold of an option did not come true in what happened and what the chooser sees now. */
  readonly comesTrue?: (foretold: readonly unknown[], chosen: Chosen) => void;
  /** Called with every choice made, so that a run can tell what never happened. */
  readonly watch?: (state: S, decision: Decision, option: Option, events: GameEvent[]) => void;
  readonly longest: number;
}

/** A choice as its chooser saw it: the views before and after it, what was heard, and whether anybody learned anything. */
export interface Chosen {
  readonly seat: number;
  readonly option: Option;
  readonly before: unknown;
  readonly after: unknown;
  readonly heard: readonly GameEvent[];
  readonly isNews: boolean;
}

const fits = (shape: Shape, value: unknown, where: string): void => {
  const wrong = misfit(shape, value, where);
  if (wrong !== undefined) throw new Error(`what is said has its shape: ${wrong}`);
};

/** Names the law under which a game throws. */
export function under<T>(law: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${law}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** The laws, each held against one moment of a game. */
export class Inquiry<S extends State> {
  readonly subject: Subject<S>;
  readonly random: Random;
  private readonly used: S;

  constructor(subject: Subject<S>, random: Random) {
    this.subject = subject;
    this.random = random;
    this.used = subject.game.blank(subject.setup);
  }

  private clone(state: S): S {
    const { game, setup } = this.subject;
    return game.copy(state, game.blank(setup));
  }

  /** All that one seat is told: the view, its options and what is refused. */
  private told(state: S, viewer: Viewer): unknown {
    const { game } = this.subject;
    const shown = game.view(state, viewer);
    if (viewer === 'watcher') return { shown };
    if (!hasSeat(game.actors(state) | game.answered(state), viewer)) return { shown };
    const decision = decisionOf(game, state, viewer);
    const consequences = this.movesOf(state, viewer).map((move) =>
      game.consequences(state, viewer, move),
    );
    return { shown, decision, refusals: game.refusals(state, viewer), consequences };
  }

  /** The moves of a seat in the order of its options. */
  private movesOf(state: S, seat: number): Move[] {
    const moves = new Int32Array(MOST_MOVES);
    const count = this.subject.game.legal(state, seat, moves);
    return Array.from(moves.subarray(0, count).sort());
  }

  audit(state: S): void {
    under('nothing is made or lost', () => this.subject.audit(state));
  }

  /** A copy into a used state forgets what was there, and what happens to it happens to it alone. */
  copiesStandApart(state: S): void {
    const { game } = this.subject;
    const before = toPlain(state);
    same('a copy is the same', toPlain(game.copy(state, this.used)), before);
    const moves = new Int32Array(MOST_MOVES);
    for (let i = 0; i < 8 && !isOver(game, this.used); i++) {
      const seat = lowestSeat(game.actors(this.used));
      const move = drawMove(this.random, moves, game.legal(this.used, seat, moves));
      this.accepts(this.used, seat, move);
    }
    same('a copy stands apart', toPlain(state), before);
  }

  json(state: S): void {
    const { game, setup } = this.subject;
    const plain = JSON.parse(JSON.stringify(toPlain(state)));
    same('a state survives JSON', toPlain(fromPlain(plain, game.blank(setup))), toPlain(state));
  }

  private accepts(state: S, seat: number, move: Move): void {
    const { game } = this.subject;
    const { id } = game.option(state, seat, move);
    under(`every offered option is accepted (${id})`, () => game.play(state, seat, move));
  }

  optionsAreAccepted(state: S): void {
    const { game } = this.subject;
    for (const seat of seatsIn(game.actors(state))) {
      const moves = new Int32Array(MOST_MOVES);
      const count = game.legal(state, seat, moves);
      if (count === 0) throw new Error(`no dead ends: seat ${seat} has no option`);
      const ids = new Set<string>();
      for (const move of moves.subarray(0, count)) {
        const { id } = game.option(state, seat, move);
        if (ids.has(id)) throw new Error(`option ids are unique: ${id} twice`);
        ids.add(id);
        this.saysWhatItMeans(state, seat, move);
        this.accepts(this.clone(state), seat, move);
      }
      const both = game.refusals(state, seat).find((refusal) => ids.has(refusal.id));
      if (both) throw new Error(`nothing is offered and refused: ${both.id}`);
    }
  }

  /** An option has the shape it claims, its id is read back, and so have its consequences. */
  private saysWhatItMeans(state: S, seat: number, move: Move): void {
    const { game } = this.subject;
    const option = game.option(state, seat, move);
    fits(game.shapes.option, option, `option ${option.id}`);
    same('an option id is read back', sure(game.parse(state, option.id)), move);
    for (const consequence of game.consequences(state, seat, move)) {
      fits(game.shapes.consequence, consequence, `consequence of ${option.id}`);
    }
  }

  /** What was foretold of an option comes true when it is chosen; every event has the shape it claims. */
  foretoldComesTrue(state: S, seat: number, move: Move): void {
    const { game, comesTrue } = this.subject;
    const untouched = JSON.stringify(toPlain(state));
    const foretold = game.consequences(state, seat, move);
    same('foretelling changes nothing', JSON.stringify(toPlain(state)), untouched);
    const real = this.clone(state);
    const heard: GameEvent[] = [];
    const option = game.option(state, seat, move);
    game.play(real, seat, move, (event) => {
      fits(game.shapes.event, event, `event ${event.kind}`);
      const told = heardBy(event, seat);
      fits(game.shapes.heard, told, `event ${event.kind} as heard`);
      heard.push(told);
    });
    const [before, after] = [state, real].map((s) => game.view(s, seat));
    const isNews = real.news !== state.news;
    under(`what was foretold comes true (${option.id})`, () =>
      comesTrue?.(foretold, { seat, option, before, after, heard, isNews }),
    );
  }

  hiddenStaysHidden(state: S): void {
    const { subject } = this;
    for (const viewer of viewers(subject.setup)) {
      const other = this.clone(state);
      subject.scramble(other, viewer, this.random);
      const law = `what ${viewer} cannot see does not change what it sees`;
      same(law, this.told(other, viewer), this.told(state, viewer));
    }
  }

  samplesFitTheirView(state: S): void {
    const { game, setup } = this.subject;
    for (const viewer of viewers(setup)) {
      const sampled = game.sample(game.view(state, viewer), fork(this.random));
      same('view(sample(view)) = view', this.told(sampled, viewer), this.told(state, viewer));
      this.audit(sampled);
    }
  }

  /** Where no news arose, the chooser could foresee what it saw; and events tell no more than views. */
  newsIsTold(state: S, seat: number, move: Move): void {
    const { game, scramble } = this.subject;
    const { id } = game.option(state, seat, move);
    const real = this.clone(state);
    const other = this.clone(state);
    scramble(other, seat, this.random);
    const otherMove = this.moveNamed(other, seat, id);
    const heard: GameEvent[] = [];
    const otherHeard: GameEvent[] = [];
    game.play(real, seat, move, (event) => heard.push(heardBy(event, seat)));
    game.play(other, seat, otherMove, (event) => otherHeard.push(heardBy(event, seat)));
    const views = [real, other].map((s) => game.view(s, seat));
    if (real.news === state.news) same(`no news, nothing learned (${id})`, views[0], views[1]);
    if (alike(views[0], views[1]))
      same(`events tell no more than views (${id})`, heard, otherHeard);
  }

  private moveNamed(state: S, seat: number, id: string): Move {
    const { game } = this.subject;
    const moves = new Int32Array(MOST_MOVES);
    const count = game.legal(state, seat, moves);
    const found = moves.subarray(0, count).find((move) => game.option(state, seat, move).id === id);
    if (found === undefined) throw new Error(`${id} is not offered when hidden cards are mixed`);
    return found;
  }

  /** Simultaneous answers give the same in any order. */
  answersCommute(state: S): void {
    const { game } = this.subject;
    const seats = seatsIn(game.actors(state));
    if (seats.length < 2) return;
    const moves = new Int32Array(MOST_MOVES);
    const chosen = seats.map(
      (seat) => [seat, drawMove(this.random, moves, game.legal(state, seat, moves))] as const,
    );
    const ends = [chosen, chosen.toReversed()].map((order) => {
      const end = this.clone(state);
      for (const [seat, move] of order) game.play(end, seat, move);
      return toPlain(end);
    });
    same('simultaneous answers commute', ends[0], ends[1]);
  }
}
