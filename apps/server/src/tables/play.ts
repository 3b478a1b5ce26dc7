import {
  type Decision,
  type Game,
  type GameEvent,
  hasSeat,
  nth,
  onlyOption,
  type Result,
  refuse,
  type State,
  Table,
} from '@treefort/kernel';
import type { LogEntry } from './log-entry.ts';
import { ordered } from './orders.ts';
import type { TablePlan } from './plan.ts';
import { isTaken, type Seat } from './seat.ts';
import { NOTHING, no } from './seat-entries.ts';
import { shuffledBy } from './shuffled-by.ts';

/** Entries by which the game goes on, or back. */
export type GameEntry = Extract<LogEntry, { did: 'start' | 'choose' | 'undo' }>;
type ChooseEntry = Extract<LogEntry, { did: 'choose' }>;
type UndoEntry = Extract<LogEntry, { did: 'undo' }>;

/** An answer that the server gives: by standing orders, or because there is no other option. */
interface OwnAnswer {
  readonly option: string;
  readonly by: 'order' | 'forced';
}

/** What is played, by whom, and whether only how it ends is wanted. */
interface PlayOptions {
  readonly plan: TablePlan;
  readonly games: readonly Game[];
  readonly seats: readonly Seat[];
  readonly silent: boolean;
}

/** How often an answer may be taken back that others could see: more would only disturb them. */
const MOST_TAKE_BACKS = 3;
const TOO_OFTEN: Result<never> = refuse({
  why: 'undo',
  rule: 'undo.often',
  message: `this answer was taken back ${MOST_TAKE_BACKS} times already`,
});

/** Counts new answers of a seat. Each brings its increment once, but none for what a bot answers. */
function count(seat: Seat, answers: number, by: ChooseEntry['by']): void {
  seat.answers += answers;
  seat.unpaid = by === 'bot' ? 0 : Math.max(0, seat.answers - seat.paid);
  seat.paid = Math.max(seat.paid, seat.answers);
  if (by === 'player') seat.ownAnswers = Math.max(seat.ownAnswers, seat.answers);
}

/** The game of a table: what its seats are asked, what they answer and what they take back. */
export class Play {
  private readonly options: PlayOptions;
  private readonly seats: readonly Seat[];
  table: Table | undefined;
  /** The seat whose answer is being applied, until its clock has stopped. */
  answering: number | undefined;
  /** How often answers were taken back that others had seen. */
  private undone = 0;
  /** What each seat is asked, as far as somebody wanted to know since the game last changed. */
  private asked: { readonly state: State; readonly by: (Decision | null)[] } | undefined;

  constructor(options: PlayOptions) {
    this.options = options;
    this.seats = options.seats;
  }

  /** The seats that have to answer now, as bits. */
  get actors(): number {
    return this.table ? this.table.game.actors(this.table.state) : 0;
  }

  /**
   * What a seat is asked. This is the only place where the kernel's decision id, which counts the moments of the whole
   * game, becomes one counted for this seat alone: otherwise its gaps would tell what other seats do in secret.
   */
  decision(seat: number): Decision | null {
    if (this.asked?.state !== this.table?.state) this.asked = undefined;
    const known = this.asked?.by[seat];
    if (known !== undefined || !this.table) return known ?? null;
    const decision = this.table.decision(seat);
    const asked = decision ? { ...decision, id: this.decisionId(seat) } : null;
    this.asked ??= { state: this.table.state, by: [] };
    this.asked.by[seat] = asked;
    return asked;
  }

  /** The id of what a seat is asked now, or was asked last. */
  decisionId(seat: number): string {
    return String(nth(this.seats, seat).decision);
  }

  /** What a seat that is asked has to answer, because it has no other option, or null. */
  forced(seat: number): string | null {
    const decision = hasSeat(this.actors, seat) ? this.decision(seat) : null;
    return (decision && onlyOption(decision)?.id) ?? null;
  }

  /** What a seat that is asked answers by its standing orders, or null. */
  ordered(seat: number): string | null {
    return this.table ? ordered(this.table, seat, nth(this.seats, seat).orders) : null;
  }

  /** What the server answers for a seat whose player is not asked, or null. */
  ownAnswer(seat: number): OwnAnswer | null {
    const order = this.ordered(seat);
    if (order !== null) return { option: order, by: 'order' };
    const only = this.forced(seat);
    return only === null ? null : { option: only, by: 'forced' };
  }

  /** Applies an entry, the n-th of the log, or says why it cannot be. */
  apply(entry: GameEntry, n: number): Result<readonly GameEvent[]> {
    const done = this.take(entry, n);
    this.asked = undefined;
    return done;
  }

  private take(entry: GameEntry, n: number): Result<readonly GameEvent[]> {
    switch (entry.did) {
      case 'start':
        return this.start();
      case 'choose':
        return this.choose(entry, n);
      case 'undo':
        return this.undo(entry);
    }
  }

  private start(): Result<readonly GameEvent[]> {
    const { plan, games, silent } = this.options;
    if (this.table) return no('the game has started already', 'over');
    const free = this.seats.findIndex((seat) => !isTaken(seat));
    if (free >= 0) return no(`seat ${free} is empty`);
    const shuffled = shuffledBy(plan, this.seats);
    if (!shuffled.ok) return shuffled;
    const { game, rules, options, seats } = plan;
    const start = { game, rules, options, seats: seats.length, choices: [] };
    const table = Table.open(games, { ...start, ...shuffled.value });
    if (!table.ok) return table;
    this.table = table.value;
    this.table.silent = silent;
    this.numberDecisions();
    return NOTHING;
  }

  private choose({ seat, options, by }: ChooseEntry, n: number): Result<readonly GameEvent[]> {
    const { table } = this;
    if (!table) return no('the game has not started');
    const decision = String(table.state.moment);
    const [option] = options;
    // Otherwise a sealed answer is changed.
    const isNew = hasSeat(this.actors, seat);
    const chosen =
      options.length === 1
        ? table.choose({ seat, decision, option: option! })
        : table.chooseAll(seat, decision, options);
    if (!chosen.ok) return chosen;
    const one = nth(this.seats, seat);
    one.answered = { decision: this.decisionId(seat), options };
    if (isNew) count(one, options.length, by);
    if (by === 'bot') one.gaveUpAt ??= n;
    this.answeredBy(seat);
    return chosen;
  }

  private undo({ seat, undos = 1 }: UndoEntry): Result<readonly GameEvent[]> {
    const { table } = this;
    if (!table) return no('the game has not started');
    const { moment } = table.state;
    const one = nth(this.seats, seat);
    const seen = !this.isSealed(seat);
    for (let i = 0; i < undos; i++) {
      const undone = table.undo(seat);
      if (!undone.ok) return undone;
    }
    // Others are asked anew what they were asked after the choice, even where the moment has the same number.
    if (table.state.moment !== moment) this.disturb(seat);
    one.answers -= undos;
    if (seen) one.takenBack[one.answers] = (one.takenBack[one.answers] ?? 0) + 1;
    this.answeredBy(seat);
    return NOTHING;
  }

  /** An undo has taken away what the others were asked: what they thought about it costs them no time. */
  private disturb(by: number): void {
    this.undone++;
    for (const [i, seat] of this.seats.entries()) if (i !== by) seat.since = null;
  }

  /** Whether a seat has answered what others still have to answer, so that nobody has seen it. */
  private isSealed(seat: number): boolean {
    return this.table !== undefined && hasSeat(this.table.game.answered(this.table.state), seat);
  }

  /** The answer that a seat may take back now, and how many undos that takes. */
  undoable(seat: number): Result<{ readonly option: string; readonly undos: number }> {
    const choice = this.table?.undoableChoice(seat) ?? no('the game has not started');
    if (!choice.ok || this.isSealed(seat)) return choice;
    const { answers, takenBack } = nth(this.seats, seat);
    return (takenBack[answers - choice.value.undos] ?? 0) < MOST_TAKE_BACKS ? choice : TOO_OFTEN;
  }

  /** After an answer the seat's clock stops, and its next decision has another number. */
  private answeredBy(seat: number): void {
    nth(this.seats, seat).numberedAt = '';
    this.answering = seat;
    this.numberDecisions();
  }

  private numberDecisions(): void {
    const table = this.table!;
    const now = `${table.state.moment}.${this.undone}`;
    const open = this.actors | table.game.answered(table.state);
    for (const [i, seat] of this.seats.entries()) {
      if (!hasSeat(open, i) || seat.numberedAt === now) continue;
      seat.numberedAt = now;
      seat.decision++;
      // What is ordered until the own turn ends when that turn begins.
      const isOwnTurn = table.game.turn(table.state) === i;
      if (isOwnTurn) seat.orders = { ...seat.orders, pass: false, take: [] };
    }
  }
}
