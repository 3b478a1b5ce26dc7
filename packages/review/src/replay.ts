import { type Analyst, analystOf, NOBODY } from '@treefort/bots';
import {
  accept,
  type Choice,
  type GameEvent,
  type GameRecord,
  heardBy,
  nth,
  type Result,
  refuse,
  sure,
  Table,
  type Viewer,
} from '@treefort/kernel';
import { games } from './games.ts';

/** One choice of a record as it was carried out. */
export interface Step {
  readonly n: number;
  readonly choice: Choice;
  readonly events: readonly GameEvent[];
  /** What each seat saw before. */
  readonly views: readonly unknown[];
  /** Whether somebody learned something that was not another's sealed answer. */
  readonly turnedUp: boolean;
}

function analystAt({ game }: GameRecord, seat: number): Analyst {
  const analyst = analystOf(game, seat);
  if (!analyst) throw new Error(`nobody can tell what happens in ${game}`);
  return analyst;
}

/** A record being played again, with an analyst beside each seat who hears what that seat heard. */
export class Replay {
  readonly record: GameRecord;
  readonly table: Table;
  readonly analysts: readonly Analyst[];
  /** One who knows what everybody at the table knows, and no more. */
  readonly watcher: Analyst;
  at = 0;

  private constructor(record: GameRecord, table: Table) {
    this.record = record;
    this.table = table;
    this.analysts = Array.from({ length: record.seats }, (_, seat) => analystAt(record, seat));
    this.watcher = analystAt(record, NOBODY);
  }

  /** Begins a record, or says what is wrong with it: it must play to its end. */
  static begin(record: GameRecord): Result<Replay> {
    const whole = Table.open(games, record);
    if (!whole.ok) return whole;
    if (record.choices.length === 0) {
      return refuse({ why: 'malformed', message: 'the record holds no choice: nothing to review' });
    }
    const table = sure(Table.at(games, record, 0));
    return accept(new Replay(record, table));
  }

  get ended(): boolean {
    return this.at === this.record.choices.length;
  }

  view(viewer: Viewer): unknown {
    return this.table.game.view(this.table.state, viewer);
  }

  /** Carries out the next choice. */
  step(): Step {
    const n = this.at++;
    const { table, record } = this;
    const [seat, option] = nth(record.choices, n);
    const views = Array.from({ length: record.seats }, (_, one) => this.view(one));
    const before = table.state.news;
    const alone = table.decisions().length === 1 && table.game.answered(table.state) === 0;
    const decision = String(table.state.moment);
    const events = sure(table.choose({ seat, decision, option }));
    for (const event of events) {
      for (const [ear, analyst] of this.analysts.entries()) analyst.hear(heardBy(event, ear));
      this.watcher.hear(heardBy(event, 'watcher'));
    }
    const turnedUp = alone && table.state.news !== before;
    return { n, choice: [seat, option], events, views, turnedUp };
  }
}
