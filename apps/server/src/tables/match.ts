import {
  findGame,
  type Game,
  type GameEvent,
  type Result,
  sure,
  type Table,
} from '@treefort/kernel';
import type { Phase } from '@treefort/protocol';
import { allowance } from './clock.ts';
import { History } from './history.ts';
import type { LogEntry } from './log-entry.ts';
import type { TablePlan } from './plan.ts';
import { Play } from './play.ts';
import { type Seat, seatFrom } from './seat.ts';
import {
  comeBack,
  contribute,
  invite,
  leave,
  NOTHING,
  order,
  remove,
  rest,
  setUpRematch,
  sit,
  stand,
  vote,
} from './seat-entries.ts';
import { settleClocks } from './table-clocks.ts';

/** An entry that was applied, what it made happen, and how many choices the game has after it. */
interface Applied {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
  readonly choices: number;
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
  readonly play: Play;
  /** How many entries have been applied. */
  n = 0;
  /** The database's time of the last entry. */
  at = 0;
  /** The same, of the last entry that others are told of. */
  toldAt = 0;
  /** The time of the table at the last entry, by which clocks go: it does not jump where the database's does. */
  time = 0;
  readonly history = new History();
  rematch: string | undefined;
  /** Players whom the host has removed, each with the entry by which. */
  readonly removed = new Map<string, number>();
  /** The entry that is being applied. */
  private applying: Applied | undefined;
  /** Entries whose time is not known yet. */
  private unsettled: Applied[] = [];
  /** The milliseconds before the entry that is being applied, if it tells them. */
  private elapsed: number | undefined;

  constructor(plan: TablePlan, games: readonly Game[], { silent = false } = {}) {
    this.plan = plan;
    this.games = games;
    this.silent = silent;
    this.seats = plan.seats.map((planned) => seatFrom(planned, allowance(plan.clock)));
    this.play = new Play({ plan, games, seats: this.seats, silent });
  }

  /** The player who set the table up, if one did: an old plan does not say, but it was who had a seat from the start. */
  get host(): string | null {
    const { host, seats, matched } = this.plan;
    if (matched) return null;
    const first = seats.find((seat) => seat.kind === 'player');
    return host ?? (first?.kind === 'player' ? first.player : null);
  }

  /** The game that is played, once it has started. */
  get table(): Table | undefined {
    return this.play.table;
  }

  get phase(): Phase {
    if (!this.table) return 'open';
    return this.table.over ? 'over' : 'playing';
  }

  /** The rules of this table, whose game may not have started yet. */
  get game(): Game {
    return sure(findGame(this.games, this.plan.game, this.plan.rules));
  }

  seatOf(player: string | null): number | null {
    const found = player === null ? -1 : this.seats.findIndex((seat) => seat.player === player);
    return found < 0 ? null : found;
  }

  /** Whether all want a rematch: bots always do, and who had left is not asked. */
  get allAgree(): boolean {
    return this.seats.every(
      ({ planned, away, again }) => planned.kind === 'bot' || again === true || away !== null,
    );
  }

  /** Applies an entry, or says why it cannot be; a refused one changes nothing. `goOn` or `settle` must follow. */
  apply(entry: LogEntry): Result<readonly GameEvent[]> {
    this.elapsed = entry.ms;
    const done = this.take(entry);
    const choices = this.table?.length ?? 0;
    if (done.ok) this.applying = { entry, events: done.value, choices };
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
      case 'choose':
      case 'undo':
        return this.play.apply(entry, this.n);
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

  /** Completes an entry that tells its time before it is written: clocks run from there, and the next may be applied. */
  goOn(): void {
    this.complete(this.elapsed ?? 0);
  }

  /** Completes what was applied with the database's time at which it was written. */
  settle(at: number): void {
    if (this.applying) this.complete(this.elapsed ?? Math.max(0, at - this.at));
    this.at = at;
    for (const applied of this.unsettled) this.remember(applied, at);
    this.unsettled = [];
  }

  private complete(ms: number): void {
    const { applying } = this;
    this.n++;
    this.time += ms;
    settleClocks(this);
    this.play.answering = undefined;
    this.applying = undefined;
    if (applying && !this.silent) this.unsettled.push(applying);
  }

  /** Adds an entry to what is told; that orders were given shows nowhere. */
  private remember({ choices, ...applied }: Applied, at: number): void {
    this.history.add({ ...applied, at }, choices);
    if (applied.entry.did !== 'orders') this.toldAt = at;
  }
}
