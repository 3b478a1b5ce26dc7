import { type GameEvent, heardBy, Table as Played, sure } from '@treefort/kernel';
import type { AnyView } from '../games/game-types.ts';
import { games } from '../table/games.ts';
import type { OpenedRecord } from '../table/open-record.ts';
import type { Moment, Table } from '../table/table.ts';

/** A moment of a recorded game as its player had it. One choice can be made again; then the table waits. */
export class RetryTable implements Table {
  readonly seat: number;
  private readonly opened: OpenedRecord;
  private readonly played: Played;
  private readonly listeners = new Set<() => void>();
  private events: readonly GameEvent[] = [];
  private tried: string | undefined;
  private moment: Moment;

  constructor(opened: OpenedRecord, n: number) {
    this.opened = opened;
    this.seat = opened.record.choices[n]![0];
    this.played = sure(Played.at(games, opened.record, 0));
    for (const [seat, option] of this.chosenBefore(n)) this.play(seat, option);
    this.moment = this.look();
  }

  /** What was chosen this time. */
  get choice(): string | undefined {
    return this.tried;
  }

  now(): Moment {
    return this.moment;
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  choose(option: string): void {
    const offered = this.played.decision(this.seat)?.options.some(({ id }) => id === option);
    if (this.tried !== undefined || !offered) return;
    this.tried = option;
    this.play(this.seat, option);
    this.moment = this.look();
    for (const listener of this.listeners) listener();
  }

  // Another try starts over.
  undo(): void {}
  takeOver(): void {}

  close(): void {
    this.listeners.clear();
  }

  private chosenBefore(n: number) {
    return this.opened.record.choices.slice(0, n);
  }

  private play(seat: number, option: string): void {
    const decision = String(this.played.state.moment);
    this.events = [...this.events, ...sure(this.played.choose({ seat, decision, option }))];
  }

  private look(): Moment {
    const { played, seat, opened } = this;
    const decision = this.tried === undefined ? played.decision(seat) : undefined;
    return {
      sitters: opened.sitters,
      viewer: seat,
      view: played.game.view(played.state, seat) as AnyView,
      ...(decision && { asked: { decision, refusals: played.refusals(seat) } }),
      events: this.events.map((event) => heardBy(event, seat)),
      thinking: [],
    };
  }
}
