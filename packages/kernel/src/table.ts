import type { GameEvent } from './events.ts';
import {
  type Decision,
  decisionOf,
  decisions,
  type Game,
  hasSeat,
  isOver,
  MOST_MOVES,
  moveOf,
  type Outcome,
  type Refusal,
  type State,
} from './game.ts';
import { nth } from './nth.ts';
import { randomFrom } from './random.ts';
import {
  type Choice,
  canonical,
  findGame,
  type GameRecord,
  parseSetup,
  sealRecord,
} from './record.ts';
import { accept, type Fault, type Result, refuse } from './result.ts';
import { seedBytes } from './seed.ts';

/** An answer to a decision. */
export interface Answer {
  readonly seat: number;
  readonly decision: string;
  readonly option: string;
}

interface Mark {
  readonly forced: boolean;
  readonly revealed: boolean;
}

/** The table after so many choices, as it was when somebody last learned something: no undo goes back behind it. */
interface Checkpoint {
  at: number;
  last: GameEvent | undefined;
  readonly state: State;
}

const noUndo = (rule: string, message: string): Result<never> =>
  refuse({ why: 'undo', rule, message });
const NOTHING_CHOSEN = noUndo('undo.nothing', 'this seat has chosen nothing yet');
const ANSWERED = noUndo('undo.answered', 'another seat has answered since');
const REVEALED = noUndo('undo.revealed', 'a card was drawn or turned up since');

const BROKEN: Fault = {
  why: 'broken',
  message: 'the game failed at this choice, and nothing has changed',
};

const moves = new Int32Array(MOST_MOVES);

type Start = Omit<GameRecord, 'choices' | 'commitment' | 'outcome' | 'digest'>;

/** A start with every option stated, as a record that is read has it: their digests must be the same. */
function filled(game: Game, start: Start): Result<Start> {
  const setup = parseSetup(game, start.seats, start.options);
  return setup.ok ? accept({ ...start, ...setup.value }) : setup;
}

/** One game being played: its record so far and the state that follows from it. */
export class Table {
  readonly game: Game;
  private readonly start: Start;
  private readonly choices: Choice[] = [];
  /** For each choice, whether there was any, and whether it let somebody learn something: then it cannot be taken back. */
  private readonly marks: Mark[] = [];
  /** What happened last, with its beat. */
  private last: GameEvent | undefined;
  private readonly checkpoint: Checkpoint;
  state: State;
  /** Whether nobody wants to hear what happens: then no events are made. */
  silent = false;
  /** What the game threw when an answer was last refused as broken. */
  thrown: unknown;

  private constructor(game: Game, start: Start, state: State) {
    this.game = game;
    this.start = start;
    this.state = state;
    this.checkpoint = { at: 0, last: undefined, state: game.copy(state, game.blank(start)) };
  }

  /** A new table; the record it starts from may already hold choices, which are played. */
  static open(games: readonly Game[], record: GameRecord): Result<Table> {
    return Table.at(games, record, record.choices.length);
  }

  /** The table as it was after the first n choices of a record. */
  static at(games: readonly Game[], record: GameRecord, n: number): Result<Table> {
    const game = findGame(games, record.game, record.rules);
    if (!game.ok) return game;
    const { choices, commitment: _, outcome: __, digest, ...stated } = record;
    if (!Number.isInteger(n) || n < 0 || n > choices.length) {
      return refuse({
        why: 'malformed',
        message: `position ${n}: the record has ${choices.length} choices`,
      });
    }
    const start = digest === undefined ? filled(game.value, stated) : accept(stated);
    if (!start.ok) return start;
    const state = begin(game.value, start.value);
    if (!state.ok) return state;
    const table = new Table(game.value, start.value, state.value);
    for (const [i, [seat, option]] of choices.slice(0, n).entries()) {
      const done = table.choose({ seat, decision: String(table.state.moment), option });
      if (!done.ok) return refuse(departure(i, seat, option, done.fault));
    }
    return accept(table);
  }

  get over(): boolean {
    return isOver(this.game, this.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  get record(): GameRecord {
    return sealRecord({ ...this.start, choices: [...this.choices] }, this.outcome);
  }

  /** How many choices the record holds. */
  get length(): number {
    return this.choices.length;
  }

  decisions(): Decision[] {
    return decisions(this.game, this.state);
  }

  /** What a seat is asked, its sealed answer included while that can be changed. */
  decision(seat: number): Decision | undefined {
    const asked = this.game.actors(this.state) | this.game.answered(this.state);
    return hasSeat(asked, seat) ? decisionOf(this.game, this.state, seat) : undefined;
  }

  refusals(seat: number): readonly Refusal[] {
    return this.decision(seat) ? this.game.refusals(this.state, seat) : [];
  }

  /** What a seat can foresee of each of its options, by their ids. */
  consequences(seat: number): Readonly<Record<string, readonly unknown[]>> {
    const { game, state } = this;
    const options = this.decision(seat)?.options ?? [];
    return Object.fromEntries(
      options.map(({ id }) => {
        const move = moveOf(game, state, seat, id);
        return [id, move === undefined ? [] : game.consequences(state, seat, move)];
      }),
    );
  }

  /** Takes one answer; a refused one changes nothing. */
  choose(answer: Answer): Result<GameEvent[]> {
    this.moveCheckpoint();
    return this.take(answer);
  }

  private take({ seat, decision, option }: Answer): Result<GameEvent[]> {
    const fault = this.faultOf({ seat, decision, option });
    if (fault) return refuse(fault);
    try {
      return this.play(seat, option);
    } catch (error) {
      this.thrown = error;
      this.restore(this.choices.slice(this.checkpoint.at));
      return refuse(BROKEN);
    }
  }

  private play(seat: number, option: string): Result<GameEvent[]> {
    const move = moveOf(this.game, this.state, seat, option);
    if (move === undefined) return refuse(this.notAnOption(seat, option));
    const events: GameEvent[] = [];
    const sealed = this.sealedAt(seat);
    const forced = this.game.legal(this.state, seat, moves) === 1;
    const { news } = this.state;
    if (this.silent) this.game.play(this.state, seat, move);
    else this.game.play(this.state, seat, move, (event) => events.push(this.numbered(event)));
    if (sealed >= 0) this.remove(sealed);
    this.choices.push([seat, option]);
    this.marks.push({ forced, revealed: this.state.news !== news });
    return accept(events);
  }

  private remove(at: number): void {
    this.choices.splice(at, 1);
    this.marks.splice(at, 1);
  }

  /** An event with the number of its beat. */
  private numbered(event: GameEvent): GameEvent {
    const { last } = this;
    const beat = last?.beat ?? 0;
    this.last = { ...event, beat: last && this.game.joins(last, event) ? beat : beat + 1 };
    return this.last;
  }

  /** Several answers of one seat, taken all or none. */
  chooseAll(seat: number, decision: string, options: readonly string[]): Result<GameEvent[]> {
    this.moveCheckpoint();
    const before = this.choices.slice(this.checkpoint.at);
    const events: GameEvent[] = [];
    let id = decision;
    for (const option of options) {
      const done = this.take({ seat, decision: id, option });
      if (!done.ok) {
        this.restore(before);
        return done;
      }
      events.push(...done.value);
      id = String(this.state.moment);
    }
    return accept(events);
  }

  /** Where the last choice let somebody learn something, nothing before it can be taken back or changed any more. */
  private moveCheckpoint(): void {
    const { checkpoint, state, game } = this;
    const at = this.choices.length;
    if (!this.marks[at - 1]?.revealed || game.answered(state) !== 0) return;
    game.copy(state, checkpoint.state);
    checkpoint.at = at;
    checkpoint.last = this.last;
  }

  /** Plays from the checkpoint on with these choices instead of those that were made since; false where one is refused. */
  private goBack(choices: readonly Choice[]): boolean {
    const { at, last, state } = this.checkpoint;
    this.game.copy(state, this.state);
    this.last = last;
    this.choices.length = at;
    this.marks.length = at;
    for (const [seat, option] of choices) {
      const done = this.take({ seat, decision: String(this.state.moment), option });
      if (!done.ok) return false;
    }
    return true;
  }

  /** The same with choices that were made once already. */
  private restore(choices: readonly Choice[]): void {
    if (!this.goBack(choices))
      throw new Error('own record does not replay', { cause: this.thrown });
  }

  /** Takes back the seat's last answer, as long as nobody has learned anything since. */
  undo(seat: number): Result<Choice> {
    const last = this.lastOf(seat);
    if (!last.ok) return last;
    const taken = nth(this.choices, last.value);
    const before = this.choices.slice(this.checkpoint.at);
    const without = before.toSpliced(last.value - this.checkpoint.at, 1);
    if (this.goBack(without)) return accept(taken);
    this.restore(before);
    return refuse(BROKEN);
  }

  /** The answer that undo would take back, or why it cannot. */
  undoable(seat: number): Result<Choice> {
    const last = this.lastOf(seat);
    return last.ok ? accept(nth(this.choices, last.value)) : last;
  }

  /**
   * The seat's last answer that was a choice, and how many undos take it back: an answer that had no other option is none,
   * and would only be given again.
   */
  undoableChoice(seat: number): Result<{ readonly option: string; readonly undos: number }> {
    const last = this.lastOf(seat);
    if (!last.ok) return last;
    const isSealed = this.sealedAt(seat) >= 0;
    let at = last.value;
    for (; nth(this.marks, at).forced; at--) {
      if (at === 0) return NOTHING_CHOSEN;
      if (isSealed || nth(this.marks, at - 1).revealed) return REVEALED;
      if (nth(this.choices, at - 1)[0] !== seat) return ANSWERED;
    }
    return accept({ option: nth(this.choices, at)[1], undos: last.value - at + 1 });
  }

  private lastOf(seat: number): Result<number> {
    if (this.over) {
      // The seed is shown at the end, and with it every hidden card.
      return refuse({ why: 'undo', rule: 'undo.over', message: 'the game is over' });
    }
    const sealed = this.sealedAt(seat);
    if (sealed >= 0) return accept(sealed);
    const at = this.choices.length - 1;
    if (!this.choices.some(([who]) => who === seat)) {
      return NOTHING_CHOSEN;
    }
    if (nth(this.choices, at)[0] !== seat) return ANSWERED;
    return nth(this.marks, at).revealed ? REVEALED : accept(at);
  }

  /** Where in the choices the seat's sealed answer of this moment stands, or −1. */
  private sealedAt(seat: number): number {
    if (!hasSeat(this.game.answered(this.state), seat)) return -1;
    return this.choices.findLastIndex(([who]) => who === seat);
  }

  private faultOf({ seat, decision, option }: Answer): Fault | undefined {
    const { seats } = this.start;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      return { why: 'malformed', message: `seat: expected 0 to ${seats - 1}, found ${seat}` };
    }
    if (this.over) return { why: 'over', message: 'the game is over' };
    const now = String(this.state.moment);
    if (decision !== now) {
      const shown = JSON.stringify(decision.slice(0, 80));
      return { why: 'stale', message: `decision ${shown} is not open; the present one is ${now}` };
    }
    if (!hasSeat(this.game.actors(this.state) | this.game.answered(this.state), seat)) {
      return { why: 'not-an-option', message: `decision ${now} is not put to seat ${seat}` };
    }
    const sealed = this.choices[this.sealedAt(seat)];
    if (sealed?.[1] === option) {
      return { why: 'stale', message: `seat ${seat} has already answered ${option}` };
    }
    return undefined;
  }

  private notAnOption(seat: number, option: string): Fault {
    const refused = this.game.refusals(this.state, seat).find((refusal) => refusal.id === option);
    const shown = JSON.stringify(option.slice(0, 80));
    if (!refused)
      return { why: 'not-an-option', message: `${shown} is not offered to seat ${seat}` };
    const { rule, detail } = refused;
    const message = `${shown} is refused by ${rule}`;
    return { why: 'not-an-option', rule, message, ...(detail && { detail }) };
  }
}

function begin(game: Game, start: Start): Result<State> {
  const random = randomFrom(seedBytes(start.seed));
  if (start.scenario === undefined) return accept(game.start(start, random));
  return game.arrange(start.scenario, start, random);
}

function departure(index: number, seat: number, option: string, fault: Fault): Fault {
  const message = `choice ${index} (seat ${seat}, ${option.slice(0, 80)}): ${fault.message}`;
  return { ...fault, why: 'departs', message, problem: { is: 'choice', n: index + 1 } };
}

/** Plays a finished record again from its seed and compares what it states with what comes out. */
export function verify(games: readonly Game[], record: GameRecord): Result<Outcome> {
  const table = Table.open(games, record);
  if (!table.ok) return table;
  const { outcome } = table.value;
  if (!outcome) {
    const message = `unfinished: the game is not over after ${record.choices.length} choices`;
    return refuse({ why: 'departs', message, problem: { is: 'unfinished' } });
  }
  const [stated, found] = [canonical(record.outcome ?? outcome), canonical(outcome)];
  if (stated !== found) {
    const message = `outcome: the record states ${stated}, the choices give ${found}`;
    return refuse({ why: 'departs', message, problem: { is: 'outcome' } });
  }
  return accept(outcome);
}
