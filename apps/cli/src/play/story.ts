import { type GameEvent, heardBy } from '@treefort/kernel';

/** What has happened so far, and how much of it each seat has been told. */
export class Story {
  private chapters: { readonly choices: number; readonly event: GameEvent }[] = [];
  private readonly told = new Map<number, number>();

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

  /** What a seat has not been told yet, as it hears it. */
  newTo(seat: number): GameEvent[] {
    const from = this.told.get(seat) ?? 0;
    this.told.set(seat, this.chapters.length);
    return this.chapters.slice(from).map(({ event }) => heardBy(event, seat));
  }
}
