import {
  type Game,
  type GameEvent,
  type GameRecord,
  type State,
  sure,
  Table,
} from '@treefort/kernel';
import { games } from './games.ts';

/** A replayed record: the state after every choice, and all events. */
export interface Playthrough {
  readonly record: GameRecord;
  readonly game: Game;
  /** One more than there are choices: the first is the table as it was dealt. */
  readonly states: readonly State[];
  readonly events: readonly GameEvent[];
  /** How many events had happened by each state. */
  readonly eventCounts: readonly number[];
}

/** Plays a record that is known to be playable. */
export function playThrough(record: GameRecord): Playthrough {
  const table = sure(Table.at(games, record, 0));
  const { game } = table;
  const copied = (): State => game.copy(table.state, game.blank(record));
  const states = [copied()];
  const events: GameEvent[] = [];
  const eventCounts = [0];
  for (const [seat, option] of record.choices) {
    events.push(...sure(table.choose({ seat, decision: String(table.state.moment), option })));
    states.push(copied());
    eventCounts.push(events.length);
  }
  return { record, game, states, events, eventCounts };
}
