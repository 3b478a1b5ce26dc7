import {
  type Game,
  type GameEvent,
  MOST_MOVES,
  moveAt,
  moveOf,
  randomFromText,
  type State,
  sure,
  Table,
} from '@treefort/kernel';
import { games, played } from './played.ts';

/** A choice at a real table and what its seat did after it, as long as it acted alone and nobody learned anything. */
export interface Walk<V> {
  readonly plan: readonly string[];
  readonly events: readonly GameEvent[];
  /** What the seat saw then; only where nobody learned anything at all. */
  readonly after: V | undefined;
}

/** Two options of a decision, and the view that it was asked with. */
export interface Pair<V> {
  readonly view: V;
  readonly seat: number;
  readonly walk: Walk<V>;
  readonly other: Walk<V>;
}

const moves = new Int32Array(MOST_MOVES);

/** Plays an option on a copy of the real table, and goes on with some choice or other. */
function walkFrom<V>(game: Game<State, V>, table: Table, seat: number, option: string): Walk<V> {
  const { seats, options } = table.record;
  const state = game.copy(table.state, game.blank({ seats, options }));
  const { news } = table.state;
  const plan: string[] = [];
  const events: GameEvent[] = [];
  const pick = randomFromText(`${option} ${table.record.choices.length}`);
  let move = moveOf(game, state, seat, option);
  while (move !== undefined) {
    plan.push(game.option(state, seat, move).id);
    game.play(state, seat, move, (event) => events.push(event));
    const goesOn = state.news === news && game.actors(state) === 1 << seat && plan.length < 12;
    const count = goesOn ? game.legal(state, seat, moves) : 0;
    move = count > 0 ? moveAt(moves, (pick[plan.length % 4]! >>> 1) % count) : undefined;
  }
  return { plan, events, after: state.news === news ? game.view(state, seat) : undefined };
}

/** A game of bots that is looked at. */
export interface GameWish {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Each option of each decision of some games beside the next one. */
export function* pairs<V>(id: string, wishes: readonly GameWish[]): Generator<Pair<V>> {
  const game = games.find((one) => one.id === id) as Game<State, V>;
  for (const { seed, seats, options = {} } of wishes) {
    const bots = Array.from({ length: seats }, () => 'thumb');
    const record = played(id, bots, seed, options);
    const table = sure(Table.at(games, record, 0));
    for (const [seat, chosen] of record.choices) {
      const offered = table.decision(seat)!.options.map((option) => option.id);
      const view = game.view(table.state, seat);
      const walks = offered.map((option) => walkFrom(game, table, seat, option));
      for (const [i, walk] of walks.entries()) {
        const other = walks[(i + 1) % walks.length]!;
        if (other !== walk) yield { view, seat, walk, other };
      }
      sure(table.choose({ seat, decision: String(table.state.moment), option: chosen }));
    }
  }
}
