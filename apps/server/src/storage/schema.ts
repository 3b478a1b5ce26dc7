import type { DeviceKind, Phase } from '@treefort/protocol';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TablePlan } from '../tables/plan.ts';

/** A time of the database; written by it alone. */
type Stamp = ColumnType<Date, never, never>;

interface PlayersTable {
  id: string;
  name: string;
  /** Others see no profile and no place in a list. */
  hidden: Generated<boolean>;
  created_at: Stamp;
}

/** Where a player is signed in. Its secrets are in a table of their own, as hashes. */
interface DevicesTable {
  id: string;
  player: string;
  kind: DeviceKind;
  label: string;
  created_at: Stamp;
  used_at: Stamp;
}

interface TablesTable {
  id: string;
  plan: JSONColumnType<TablePlan>;
  public: boolean;
  phase: Generated<Phase>;
  /** When a server has to act for some seat, if nothing happens before: a bot's turn, a clock. */
  due: ColumnType<Date | null, never, Date | null>;
  created_at: Stamp;
  ended_at: ColumnType<Date | null, never, never>;
  /** Whether its results were written. */
  counted: Generated<boolean>;
}

/** The log: append only, one row for each entry of a table. */
interface MovesTable {
  table_id: string;
  n: number;
  at: Stamp;
  entry: string;
  /** Which statement wrote it. */
  writer: number | null;
}

/** Who sat down at which table, now or once. */
interface SeatedTable {
  player: string;
  table_id: string;
}

/** How each seat of a finished game ended: follows from the plan and the log. */
interface ResultsTable {
  table_id: string;
  seat: number;
  player: string | null;
  bot: string | null;
  game: string;
  seats: number;
  people: number;
  public: boolean;
  rated: boolean;
  ended_at: ColumnType<Date, never, never>;
  place: number;
  score: number;
  abandoned: boolean;
  kept: string[];
  /** The rating after the game; null where it is not rated, or not yet. */
  mu: number | null;
  sigma: number | null;
}

/** The present rating of each player who has one: follows from the results. */
interface RatingsTable {
  game: string;
  player: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Schema {
  players: PlayersTable;
  devices: DevicesTable;
  tables: TablesTable;
  moves: MovesTable;
  seated: SeatedTable;
  results: ResultsTable;
  ratings: RatingsTable;
}
