import {
  accept,
  type Decision,
  findGame,
  type Game,
  type GameEvent,
  hasSeat,
  nth,
  onlyOption,
  type Result,
  refuse,
  type State,
  sure,
  Table,
} from '@treefort/kernel';
import type { Phase } from '@treefort/protocol';
import { allowance, charge, deadline, outOfTime, reward, run, takeOff } from './clock.ts';
import { History } from './history.ts';
import type { LogEntry } from './log-entry.ts';
import { ordered } from './orders.ts';
import type { TablePlan } from './plan.ts';
import { isTaken, type Seat, seatFrom } from './seat.ts';
import {
  comeBack,
  contribute,
  invite,
  leave,
  NOTHING,
  no,
  order,
  remove,
  rest,
  setUpRematch,
  sit,
  stand,
  vote,
} from './seat-entries.ts';
import { shuffledBy } from './shuffled-by.ts';

/** An answer that the server gives: by standing orders, or because there is no other option. */
interface OwnAnswer {
  readonly option: string;
  readonly by: 'order' | 'forced';
}

/** How often an answer may be taken back that others could see: more would only disturb them. */
const MOST_TAKE_BACKS = 3;
const TOO_OFTEN: Result<never> = refuse({
  why: 'undo',
  rule: 'undo.often',
  message: `this answer was taken back ${MOST_TAKE_BACKS} times already`,
});

/** Counts new answers of a seat. Each brings its increment once, but none for what a bot answers. */
function count(seat: Seat, answers: number, by: (LogEntry & { did: 'choose' })['by']): void {
  seat.answers += answers;
  seat.unpaid = by === 'bot' ? 0 : Math.max(0, seat.answers - seat.paid);
  seat.paid = Math.max(seat.paid, seat.answers);
  if (by === 'player') seat.ownAnswers = Math.max(seat.ownAnswers, seat.answers);
}

/**
 * A table with its game, seats and clocks. All of it follows from the plan and the log, entry by entry.
 */
export class Match {
  readonly plan: TablePlan;
  private readonly games: readonly Game[];
  /** Whether only how it ends is wanted: what happened is not told to anybody and not kept. */
  private readonly silent: boolean;
  readonly seats: readonly Seat[];
  /** How many entries have been applied. */
  n = 0;
  /** The database's time of the last entry. */
  at = 0;
  /** The same, of the last entry that others are told of. */
  toldAt = 0;
  /** The time of the table at the last entry, by which clocks go: it does not jump where the database's does. */
  time = 0;
  readonly history = new History();
  table: Table | undefined;
  rematch: string | undefined;
  /** Players whom the host has removed, each with the entry by which. */
  readonly removed = new Map<string, number>();
  /** How often answers were taken back that others had seen. */
  private undone = 0;
  /** The entry that is being applied, and what it made happen. */
  private applying: { readonly entry: LogEntry; readonly events: readonly GameEvent[] } | undefined;
  /** The seat whose answer is being applied. */
  private answering: number | undefined;
  /** What each seat is asked, as far as somebody wanted to know since the last entry. */
  private asked: { readonly state: State; readonly by: (Decision | null)[] } | undefined;
  /** The milliseconds before the entry that is being applied, if it tells them. */
  private elapsed: number | undefined;

  constructor(plan: TablePlan, games: readonly Game[], { silent = false } = {}) {
    this.plan = plan;
    this.games = games;
    this.silent = silent;
    this.seats = plan.seats.map((planned) => seatFrom(planned, allowance(plan.clock)));
  }

  /** The player who set the table up, if one did: an old plan does not say, but it was who had a seat from the start. */
  get host(): string | null {
    const { host, seats, matched } = this.plan;
    if (matched) return null;
    const first = seats.find((seat) => seat.kind === 'player');
    return host ?? (first?.kind === 'player' ? first.player : null);
  }

  get phase(): Phase {
    if (!this.table) return 'open';
    return this.table.over ? 'over' : 'playing';
  }

  /** The seats that have to answer now, as bits. */
  get actors(): number {
    return this.table ? this.table.game.actors(this.table.state) : 0;
  }

  seatOf(player: string | null): number | null {
    const found = player === null ? -1 : this.seats.findIndex((seat) => seat.player === player);
    return found < 0 ? null : found;
  }

  /** The game of this table, which may not have started yet. */
  get game(): Game {
    return sure(findGame(this.games, this.plan.game, this.plan.rules));
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

  /** The id of what a seat is asked now, or was asked last. */
  decisionId(seat: number): string {
    return String(nth(this.seats, seat).decision);
  }

  /** Applies an entry, or says why it cannot be; a refused one changes nothing. `settle` must follow. */
  apply(entry: LogEntry): Result<readonly GameEvent[]> {
    this.elapsed = entry.ms;
    const done = this.take(entry);
    this.asked = undefined;
    if (done.ok) this.applying = { entry, events: done.value };
    return done;
  }

  private take(entry: LogEntry): Result<readonly GameEvent[]> {
    switch (entry.did) {
      case 'sit':
        return sit(this, entry);
      case 'contribute':
        return contribute(this, entry);
      case 'stand':
        return stand(this, entry.seat);
      case 'start':
        return this.start();
      case 'choose':
        return this.choose(entry);
      case 'undo':
        return this.undo(entry);
      case 'away':
        return leave(this, entry);
      case 'back':
        return comeBack(this, entry.seat);
      case 'rest':
        return rest(this, entry);
      case 'orders':
        return order(this, entry);
      case 'chat':
        return NOTHING;
      case 'remove':
        return remove(this, entry.seat);
      case 'invite':
        return invite(this, entry);
      case 'vote':
        return vote(this, entry);
      case 'rematch':
        return setUpRematch(this, entry.table);
    }
  }

  /** Completes an entry with the database's time at which it was written; clocks run from there. */
  settle(at: number): void {
    this.n++;
    this.time += this.elapsed ?? Math.max(0, at - this.at);
    this.at = at;
    this.remember(at);
    const { actors } = this;
    for (const [i, seat] of this.seats.entries()) {
      if (!hasSeat(actors, i) || i === this.answering || seat.away) {
        charge(seat, this.time);
      }
      takeOff(seat, this.time);
      if (i === this.answering) reward(this.plan.clock, seat);
      const thinks = hasSeat(actors, i) && seat.planned.kind !== 'bot' && !seat.away;
      if (thinks) run(seat, this.time);
    }
    this.answering = undefined;
  }

  /** Adds the entry to what is told; that orders were given shows nowhere. */
  private remember(at: number): void {
    const { applying } = this;
    this.applying = undefined;
    if (!applying || this.silent) return;
    this.history.add({ ...applying, at }, this.table?.length ?? 0);
    if (applying.entry.did !== 'orders') this.toldAt = at;
  }

  /** The seats of players whose time is up at a moment. Nobody loses by an answer that the server gives. */
  late(now: number): number[] {
    return [...this.seats.keys()].filter((i) => {
      const end = deadline(this.plan.clock, nth(this.seats, i));
      return end !== null && end <= now && this.ownAnswer(i) === null;
    });
  }

  /** In how many milliseconds the first player who is asked runs out of time, or null for never. */
  timeLeft(now: number): number | null {
    const { clock } = this.plan;
    const left = this.seats.flatMap((seat, i) => {
      if (!hasSeat(this.actors, i) || seat.planned.kind === 'bot' || seat.away) return [];
      const end = deadline(clock, { ...seat, since: seat.since ?? now });
      return end === null || this.ownAnswer(i) !== null ? [] : [Math.max(0, end - now)];
    });
    return left.length > 0 ? Math.min(...left) : null;
  }

  private start(): Result<readonly GameEvent[]> {
    if (this.table) return no('the game has started already', 'over');
    const free = this.seats.findIndex((seat) => !isTaken(seat));
    if (free >= 0) return no(`seat ${free} is empty`);
    const shuffled = shuffledBy(this.plan, this.seats);
    if (!shuffled.ok) return shuffled;
    const { game, rules, options, seats } = this.plan;
    const start = { game, rules, options, seats: seats.length, choices: [] };
    const table = Table.open(this.games, { ...start, ...shuffled.value });
    if (!table.ok) return table;
    this.table = table.value;
    this.table.silent = this.silent;
    this.numberDecisions();
    return NOTHING;
  }

  private choose(entry: LogEntry & { did: 'choose' }): Result<readonly GameEvent[]> {
    const { seat, options, by } = entry;
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
    nth(this.seats, seat).answered = { decision: this.decisionId(seat), options };
    if (isNew) count(nth(this.seats, seat), options.length, by);
    if (by === 'bot') nth(this.seats, seat).gaveUpAt ??= this.n;
    this.answeredBy(seat);
    return chosen;
  }

  private undo({ seat, undos = 1 }: LogEntry & { did: 'undo' }): Result<readonly GameEvent[]> {
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

  /** Whether the player of a seat may take it back from the bot: not without any time left. */
  mayReturn(seat: number): Result<null> {
    const out = outOfTime(this.plan.clock, nth(this.seats, seat));
    if (out === null) return accept(null);
    const message = `your time for this ${out} is used up`;
    return refuse({ why: 'malformed', rule: `back.${out}-time`, message });
  }

  /** Whether all want a rematch: bots always do, and who had left is not asked. */
  get allAgree(): boolean {
    return this.seats.every(
      ({ planned, away, again }) => planned.kind === 'bot' || again === true || away !== null,
    );
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
