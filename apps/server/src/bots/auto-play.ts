import { accept, type Result, refuse, seatsIn } from '@treefort/kernel';
import { type Bots, patienceWith, standIn } from './bot-pool.ts';
import type { Entry } from '../tables/log-entry.ts';
import type { Hall } from '../tables/live-tables.ts';
import type { Journal } from '../storage/journal.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { ordered } from '../tables/orders.ts';
import { botOf } from '../tables/seat.ts';
import type { Sitting } from '../tables/match.ts';

/** An order that was not carried out after this many milliseconds is by any server: the first may be gone. */
const SOON = 1000;
/** How often tables that are due are looked for. */
const ROUND = 300;
/** Tables compared with their logs in a round. */
const MOST_COMPARED = 200;
/** A little later than a clock runs out, so that it has. */
const LATER = 20;

const level = (sitting: Sitting, seat: number): string | null =>
  botOf(sitting.seats[seat]!, standIn(sitting.plan.game));

/** How long a seat's answer may be in coming, or null where only its player knows. */
function patience(sitting: Sitting, seat: number): number | null {
  const bot = level(sitting, seat);
  if (bot !== null) return patienceWith(sitting.plan.game, bot);
  return ordered(sitting, seat) === null ? null : SOON;
}

/** In how many milliseconds somebody has to look after a table, or null for never. */
export function dueIn(sitting: Sitting, now: number): number | null {
  if (sitting.phase !== 'playing') return null;
  const left = sitting.timeLeft(now);
  const waits = seatsIn(sitting.actors).map((seat) => patience(sitting, seat));
  const due = [left === null ? null : left + LATER, ...waits].filter((ms) => ms !== null);
  return due.length > 0 ? Math.min(...due) : null;
}

/** Plays for those who do not: bots, standing orders, and players whose time is up. */
export class Caretaker {
  private readonly journal: Journal;
  private readonly bots: Bots;
  private readonly thinking = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private report: (error: unknown) => void;

  constructor(journal: Journal, bots: Bots, report: (error: unknown) => void) {
    this.journal = journal;
    this.bots = bots;
    this.report = report;
  }

  /** Makes its rounds from now on. */
  watch(hall: Hall): void {
    this.timer = setTimeout(async () => {
      await this.round(hall).catch(this.report);
      if (!this.stopped) this.watch(hall);
    }, ROUND);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** A server that was killed may have written something and told nobody: what is here is held against the logs. */
  private async missed(hall: Hall): Promise<void> {
    const some = hall.someWaitedAt(MOST_COMPARED);
    for (const { id, n } of await this.journal.lengths(some.map((live) => live.id))) {
      const live = hall.present(id);
      if (live && n > live.sitting.n) await live.catchUp();
    }
  }

  private async round(hall: Hall): Promise<void> {
    await this.missed(hall);
    const due = await this.journal.claimDue();
    if (due.length === 0) return;
    const now = await this.journal.now();
    for (const id of due) {
      const live = await hall.find(id);
      if (live) await this.lookAfter(live, now);
    }
  }

  private async lookAfter(live: LiveTable, now: number): Promise<void> {
    const late = await live.alone((sitting) => sitting.late(now));
    for (const seat of late) {
      await live.append((sitting) =>
        sitting.late(now).includes(seat)
          ? accept({ did: 'away', seat, why: 'time' })
          : refuse({ why: 'stale', message: 'has answered' }),
      );
    }
    await live.alone(async (sitting) => {
      this.tend(live);
      // A clock that has not quite run out is looked at again when it has.
      await this.journal.setDue(live.id, dueIn(sitting, now));
    });
  }

  /** Lets everybody answer who does so without a player. */
  tend(live: LiveTable): void {
    const { sitting } = live;
    if (this.stopped || sitting.phase !== 'playing') return;
    for (const seat of seatsIn(sitting.actors)) {
      const bot = level(sitting, seat);
      if (bot !== null) this.start(live, seat, () => this.think(live, seat, bot));
      else if (ordered(sitting, seat) !== null) this.start(live, seat, () => this.obey(live, seat));
    }
  }

  private start(live: LiveTable, seat: number, act: () => Promise<void>): void {
    const key = `${live.id} ${seat} ${live.sitting.seats[seat]!.asked}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    act()
      .catch(this.report)
      .finally(() => this.thinking.delete(key));
  }

  private async think(live: LiveTable, seat: number, bot: string): Promise<void> {
    const { sitting } = live;
    const { asked } = sitting.seats[seat]!;
    const options = sitting.decision(seat)!.options.map(({ id }) => id);
    const option = await this.bots.choose(sitting.table!.record, { seat, bot, options });
    if (option === null) return;
    await live.append((now): Result<Entry> => {
      if (now.seats[seat]!.asked !== asked || level(now, seat) === null) return gone;
      return accept({ did: 'choose', seat, options: [option], by: 'bot' });
    });
  }

  private async obey(live: LiveTable, seat: number): Promise<void> {
    await live.append((now): Result<Entry> => {
      const option = now.phase === 'playing' ? ordered(now, seat) : null;
      if (option === null) return gone;
      return accept({ did: 'choose', seat, options: [option], by: 'order' });
    });
  }
}

const gone: Result<never> = refuse({ why: 'stale', message: 'it was answered meanwhile' });
