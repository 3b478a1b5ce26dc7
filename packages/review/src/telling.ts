import { type GameEvent, type GameRecord, heardBy, nth, sure, Table } from '@treefort/kernel';
import type { Cause, GameReview, ToldTurn } from './game-review.ts';
import { type Facts, gameReview, games, type Reason } from './games.ts';

/** What can be told of a turn. */
export interface Told {
  /** Whose turn it was; of what all did at once nobody's. */
  readonly seat?: number;
  readonly events: readonly GameEvent[];
  /** Whether something came into the open that nobody chose. */
  readonly hasTurnedUp: boolean;
  reasons(cause: Cause): readonly Reason[];
}

/** A whole game as the table saw it: what happened with each choice, and how everything looked before it. */
export class Telling {
  private readonly record: GameRecord;
  private readonly review: GameReview<Facts, Reason>;
  private readonly views: readonly unknown[];
  private readonly events: readonly (readonly GameEvent[])[];

  private constructor(
    record: GameRecord,
    views: readonly unknown[],
    events: readonly (readonly GameEvent[])[],
  ) {
    this.record = record;
    this.review = gameReview(record.game);
    this.views = views;
    this.events = events;
  }

  /** Plays a record that is known to be playable. */
  static of(record: GameRecord): Telling {
    const table = sure(Table.at(games, record, 0));
    const watched = (): unknown => table.game.view(table.state, 'watcher');
    const views = [watched()];
    const events: (readonly GameEvent[])[] = [];
    for (const [seat, option] of record.choices) {
      const told = sure(table.choose({ seat, decision: String(table.state.moment), option }));
      events.push(told.map((event) => heardBy(event, 'watcher')));
      views.push(watched());
    }
    return new Telling(record, views, events);
  }

  /** Which turn it was after so many choices. */
  turnAt(n: number): string {
    return this.review.turnOf(nth(this.views, n));
  }

  /** What can be told of the turn from `n` until before `until`. */
  turn(n: number, until: number): Told {
    const { review, views } = this;
    const before = nth(views, n);
    const events = this.events.slice(n, until).flat();
    const later = this.events.slice(until).flat();
    const after = nth(views, until);
    const foreseen = (choice: number) => this.foreseen(choice);
    const turn: ToldTurn = { n, until, before, after, events, later, foreseen };
    const seat = review.whoseTurn(before);
    return {
      ...(seat !== undefined && { seat }),
      events: review.told(turn),
      hasTurnedUp: events.some((event) => review.isTurnedUp(event)),
      reasons: (cause) => review.reasons(turn, cause),
    };
  }

  /** What whoever chose could foresee of it. */
  private foreseen(n: number): readonly unknown[] {
    const [seat, option] = nth(this.record.choices, n);
    return sure(Table.at(games, this.record, n)).consequences(seat)[option] ?? [];
  }
}
