import { type GameEvent, type GameRecord, heardBy, nth, sure, Table } from '@treefort/kernel';
import type { Cause, GameReview, Headline, ToldTurn } from './game-review.ts';
import { type Facts, gameReview, games, type Reason } from './games.ts';

/** What can be told of a turn. */
export interface Told {
  /** Whose turn it was; of what all did at once nobody's. */
  readonly seat?: number;
  readonly events: readonly GameEvent[];
  readonly headline?: Headline;
  /** Whether a card came into the open that nobody chose, and whether what had been hidden was turned over. */
  readonly hasDrawn: boolean;
  readonly hasRevealed: boolean;
  reasons(cause: Cause): readonly Reason[];
}

/** A turn of a game: the choices from `n` until before `until`. */
export interface Turn {
  readonly n: number;
  readonly until: number;
  /** Whose turn it was; of what all did at once nobody's. */
  readonly seat?: number;
  readonly headline?: Headline;
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

  /** All turns: where each begins and ends, whose it was, and what it is remembered by. */
  turns(): readonly Turn[] {
    const last = this.views.length - 1;
    const starts = Array.from({ length: last }, (_, n) => n).filter(
      (n) => n === 0 || this.turnAt(n) !== this.turnAt(n - 1),
    );
    return starts.map((n, i): Turn => {
      const until = starts[i + 1] ?? last;
      const { seat, headline } = this.turn(n, until);
      return { n, until, ...(seat !== undefined && { seat }), ...(headline && { headline }) };
    });
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
    const headline = review.headline(turn);
    const has = (what: 'draw' | 'reveal'): boolean =>
      events.some((event) => review.turnedUp(event) === what);
    return {
      ...(seat !== undefined && { seat }),
      ...(headline && { headline }),
      events: review.told(turn),
      hasDrawn: has('draw'),
      hasRevealed: has('reveal'),
      reasons: (cause) => review.reasons(turn, cause),
    };
  }

  /** What the player who chose could foresee of it. */
  private foreseen(n: number): readonly unknown[] {
    const [seat, option] = nth(this.record.choices, n);
    return sure(Table.at(games, this.record, n)).consequences(seat)[option] ?? [];
  }
}
