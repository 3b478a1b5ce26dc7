import { type GameEvent, heardBy, sure, Table } from '@treefort/kernel';

/** What has happened so far, and how much of it each seat has been told. */
export class EventLog {
  private chapters: { readonly choices: number; readonly event: GameEvent }[] = [];
  private readonly told = new Map<number, number>();

  /** The events of a game up to now. */
  static upTo({ game, record }: Table): EventLog {
    const log = new EventLog();
    const again = sure(Table.at([game], record, 0));
    for (const [i, [seat, option]] of record.choices.entries()) {
      const decision = String(again.state.moment);
      log.add(i + 1, sure(again.choose({ seat, decision, option })));
    }
    return log;
  }

  /** Adds what followed from the choice that made it so many. */
  add(choices: number, events: readonly GameEvent[]): void {
    this.chapters.push(...events.map((event) => ({ choices, event })));
  }

  /** Forgets what followed from choices that were taken back. */
  backTo(choices: number): void {
    this.chapters = this.chapters.filter((chapter) => chapter.choices <= choices);
    for (const [seat, count] of this.told) {
      this.told.set(seat, Math.min(count, this.chapters.length));
    }
  }

  /** All that has happened, as a seat hears it. */
  soFar(seat: number): GameEvent[] {
    return this.chapters.map(({ event }) => heardBy(event, seat));
  }

  /** What a seat has not been told yet, as it hears it. */
  newTo(seat: number): GameEvent[] {
    const from = this.told.get(seat) ?? 0;
    this.told.set(seat, this.chapters.length);
    return this.chapters.slice(from).map(({ event }) => heardBy(event, seat));
  }
}
