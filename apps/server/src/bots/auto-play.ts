import { accept, nth, type Result, refuse, seatsIn } from '@treefort/kernel';
import type { Journal } from '../storage/journal.ts';
import { forcedDelay } from '../tables/forced-delay.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { LogEntry } from '../tables/log-entry.ts';
import type { Match } from '../tables/match.ts';
import { botOf } from '../tables/seat.ts';
import { lateSeats, timeLeft } from '../tables/table-clocks.ts';
import type { BotPool } from './bot-pool.ts';
import { answerTimeout, standIn } from './levels.ts';

/** So many milliseconds after it was time for an answer any server gives it: the first one may be dead. */
const ANSWER_TIMEOUT = 1000;
/** Milliseconds between two looks for tables that are due. */
const INTERVAL = 300;
/** After so many milliseconds a table that cannot be read is looked at again. */
const LATER = 3_600_000;
/** Tables compared with their logs each time. */
const MOST_COMPARED = 200;
/** Milliseconds added to a deadline, so that it has surely passed. */
const MARGIN = 20;

const level = (match: Match, seat: number): string | null =>
  botOf(nth(match.seats, seat), standIn(match.plan.game));

/** A moment at a table, and the longest time that an answer without a player waits. */
interface Now {
  readonly now: number;
  readonly passDelay: number;
}

/** In how many milliseconds the server answers for a seat; 0 where it is time. */
function answerIn(match: Match, seat: number, { now, passDelay }: Now): number {
  const since = nth(match.seats, seat).since ?? now;
  return Math.max(0, since + forcedDelay(match, seat, passDelay) - now);
}

/** How long an answer may take that does not come from a player, or null where it does. */
function timeout(match: Match, seat: number, at: Now): number | null {
  const bot = level(match, seat);
  if (bot !== null) return answerTimeout(match.plan.game, bot);
  return match.play.ownAnswer(seat) && (answerIn(match, seat, at) || ANSWER_TIMEOUT);
}

/** In how many milliseconds a server has to act for some seat of a table, or null for never. */
export function dueIn(match: Match, at: Now): number | null {
  if (match.phase !== 'playing') return null;
  const left = timeLeft(match, at.now);
  const waits = seatsIn(match.play.actors).map((seat) => timeout(match, seat, at));
  const due = [left === null ? null : left + MARGIN, ...waits].filter((ms) => ms !== null);
  return due.length > 0 ? Math.min(...due) : null;
}

/** What the server answers for a seat whose player is not asked, as an entry, or null. */
function ownEntry(match: Match, seat: number): LogEntry | null {
  const answer = match.play.ownAnswer(seat);
  return answer && { did: 'choose', seat, options: [answer.option], by: answer.by };
}

/** Answers for bots, by standing orders and where there is only one option, and hands seats whose time is up to a bot. */
export class AutoPlay {
  private readonly journal: Journal;
  private readonly bots: BotPool;
  private readonly passDelay: number;
  private readonly thinking = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private report: (error: unknown) => void;

  constructor(
    { journal, bots, passDelay }: { journal: Journal; bots: BotPool; passDelay: number },
    report: (error: unknown) => void,
  ) {
    this.journal = journal;
    this.bots = bots;
    this.passDelay = passDelay;
    this.report = report;
  }

  /** Looks for tables that are due from now on. */
  start(tables: LiveTables): void {
    this.timer = setTimeout(async () => {
      await this.round(tables).catch(this.report);
      if (!this.stopped) this.start(tables);
    }, INTERVAL);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** A server that was killed may have written without notifying: compares some tables with their logs. */
  private async findMissedEntries(tables: LiveTables): Promise<void> {
    const some = tables.nextWithSubscribers(MOST_COMPARED);
    for (const { id, n } of await this.journal.lengths(some.map((live) => live.id))) {
      const live = tables.inMemory(id);
      if (live && n > live.match.n && !live.isUnreadable) await live.catchUp().catch(this.report);
    }
  }

  private async round(tables: LiveTables): Promise<void> {
    await this.findMissedEntries(tables);
    await this.journal.followClock();
    for (const id of await this.journal.claimDue()) {
      const live = await tables.find(id);
      if (live) await this.handleDue(live).catch((error: unknown) => this.putOff(live, error));
    }
  }

  /** A table that cannot be read keeps no other from its turn. Perhaps it can after an update of this server. */
  private async putOff(live: LiveTable, error: unknown): Promise<void> {
    if (!live.isUnreadable) throw error;
    await this.journal.setDue(live.id, LATER);
  }

  private async handleDue(live: LiveTable): Promise<void> {
    const late = await live.exclusive((match) => lateSeats(match, live.now));
    for (const seat of late) {
      await live.append((match) =>
        lateSeats(match, live.now).includes(seat)
          ? accept({ did: 'away', seat, why: 'time' })
          : refuse({ why: 'stale', message: 'has answered' }),
      );
    }
    await live.exclusive(async (match) => {
      const { now } = live;
      this.answerFor(live, now);
      // Where a clock has not quite run out, the table is due again when it has.
      await this.journal.setDue(live.id, dueIn(match, { now, passDelay: this.passDelay }));
    });
  }

  /** Starts the answers of all bots of a table, and gives those without a player for which it is time. */
  answerFor(live: LiveTable, now: number = live.match.time): void {
    const { match } = live;
    if (this.stopped || match.phase !== 'playing') return;
    for (const seat of seatsIn(match.play.actors)) {
      const bot = level(match, seat);
      if (bot !== null) this.startAnswer(live, seat, () => this.think(live, seat, bot));
      else if (this.isTimeFor(match, seat, now))
        this.startAnswer(live, seat, () => this.giveAnswer(live, seat));
    }
  }

  /** Orders are as slow as a forced answer: nobody learns which of them it was. */
  private isTimeFor(match: Match, seat: number, now: number): boolean {
    if (!match.play.ownAnswer(seat)) return false;
    return answerIn(match, seat, { now, passDelay: this.passDelay }) === 0;
  }

  /**
   * An answer without a player that does not wait, if there is one: it is written with the entry that asked for it. One
   * that has waited comes by itself, as a player's would.
   */
  answerNow(match: Match): LogEntry | null {
    if (this.stopped || match.phase !== 'playing') return null;
    for (const seat of seatsIn(match.play.actors)) {
      const answer = level(match, seat) === null ? ownEntry(match, seat) : null;
      if (answer && forcedDelay(match, seat, this.passDelay) === 0) return answer;
    }
    return null;
  }

  private startAnswer(live: LiveTable, seat: number, act: () => Promise<void>): void {
    const key = `${live.id} ${seat} ${live.match.play.decisionId(seat)}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    act()
      .catch(this.report)
      .finally(() => this.thinking.delete(key));
  }

  /** Lets a bot choose, but nothing at which the game has failed before. */
  private async think(
    live: LiveTable,
    seat: number,
    bot: string,
    failed: readonly string[] = [],
  ): Promise<void> {
    const { match } = live;
    const decision = match.play.decisionId(seat);
    const offered = match.play.decision(seat)?.options.map(({ id }) => id) ?? [];
    const options = offered.filter((id) => !failed.includes(id));
    if (options.length === 0) return;
    const option = await this.bots.choose(match.table!.record, { seat, bot, options });
    if (option === null) return;
    const done = await live.append((now): Result<LogEntry> => {
      if (now.play.decisionId(seat) !== decision || level(now, seat) === null) return gone;
      return accept({ did: 'choose', seat, options: [option], by: 'bot' });
    });
    if (!done.ok && done.fault.why === 'broken') {
      await this.think(live, seat, bot, [...failed, option]);
    }
  }

  private async giveAnswer(live: LiveTable, seat: number): Promise<void> {
    const decision = live.match.play.decisionId(seat);
    await live.append((now): Result<LogEntry> => {
      const entry = now.phase === 'playing' ? ownEntry(now, seat) : null;
      return entry && now.play.decisionId(seat) === decision ? accept(entry) : gone;
    });
  }
}

const gone: Result<never> = refuse({ why: 'stale', message: 'it was answered meanwhile' });
