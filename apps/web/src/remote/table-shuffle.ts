import type { GameRecord, Result } from '@treefort/kernel';
import {
  checkShuffle,
  type News,
  noted,
  type SeatInfo,
  type ShuffleNotes,
  type ShuffleVerdict,
} from '@treefort/protocol';
import { games } from '../table/games.ts';
import type { PendingCommands } from './pending-commands.ts';
import type { ShuffleStore } from './shuffle-store.ts';

/** This device's part in the shuffle of a table: contributes to it, notes what is told about it, compares at the end. */
export class TableShuffle {
  private readonly store: ShuffleStore;
  private readonly commands: PendingCommands;
  private notes: ShuffleNotes | undefined;
  private contributions: News['contributions'];
  private sending = false;

  constructor(store: ShuffleStore, commands: PendingCommands) {
    this.store = store;
    this.commands = commands;
    this.notes = store.read();
  }

  /** Takes what news tells; before the game it sends this device's contribution, which it has noted first. */
  take(news: News): void {
    if (news.contributions === undefined) return;
    this.contributions = news.contributions;
    this.keep(noted(this.notes, news));
    const { you, phase, contributions } = news;
    if (phase !== 'open' || you === null || contributions?.[you] !== null) return;
    if (!this.sending) void this.contribute(you);
  }

  /** The players whose devices have yet to contribute before the game can start. */
  awaited(seats: readonly SeatInfo[]): number[] {
    const silent = (i: number): boolean => this.contributions?.[i] === null;
    return [...seats.keys()].filter((i) => seats[i]?.kind === 'player' && silent(i));
  }

  /** What this device finds out when the record of the finished game is there. */
  check(record: Result<GameRecord>, { you, view }: News): ShuffleVerdict | undefined {
    const { notes, store } = this;
    if (!notes) return undefined;
    if (!record.ok) return { is: 'broken', misfits: ['record'] };
    const reused = store.isReused(notes.commitment);
    const shown = { viewer: you ?? 'watcher', view } as const;
    return checkShuffle(notes, record.value, { games, reused, shown });
  }

  private keep(notes: ShuffleNotes | undefined): void {
    if (!notes || notes === this.notes) return;
    this.notes = notes;
    this.store.keep(notes);
  }

  private async contribute(seat: number): Promise<void> {
    const { notes } = this;
    if (!notes) return;
    const { contribution, before } = notes.own ?? {
      contribution: this.store.contribution(),
      before: notes.fixed,
    };
    this.keep({ ...notes, own: { contribution, before, seat, confirmed: false } });
    this.sending = true;
    // Whether it was taken is told to all.
    await this.commands.send({ do: 'contribute', contribution });
    this.sending = false;
  }
}
