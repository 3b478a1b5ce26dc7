import { type FortView, fort } from '@treefort/fort';
import {
  below,
  type Decision,
  type Game,
  type GameEvent,
  heardBy,
  type Options,
  type Refusal,
  randomFromText,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { type TreehouseView, treehouse } from '@treefort/treehouse';

/** One decision of a random game as its seat saw it, and what followed from the answer. */
export interface Moment<V> {
  readonly view: V;
  readonly decision: Decision;
  readonly refusals: readonly Refusal[];
  readonly events: readonly GameEvent[];
}

/** A random game from beginning to end. */
function playedGame<V>(game: Game, name: string, seats: number, options: Options): Moment<V>[] {
  const random = randomFromText(name);
  const { id, rules } = game;
  const record = { game: id, rules, seed: seedFromText(name), seats, options, choices: [] };
  const table = sure(Table.open([game], record));
  const moments: Moment<V>[] = [];
  while (!table.over) {
    const open = table.decisions();
    const decision = open[below(random, open.length)]!;
    const view = game.view(table.state, decision.seat) as V;
    const refusals = table.refusals(decision.seat);
    const option = decision.options[below(random, decision.options.length)]!.id;
    const answer = { seat: decision.seat, decision: decision.id, option };
    moments.push({ view, decision, refusals, events: sure(table.choose(answer)) });
  }
  return moments;
}

export const fortGames = (): Moment<FortView>[] =>
  [2, 3, 4].flatMap((seats) =>
    ['basic', 'draft'].flatMap((setup) =>
      [1, 2].flatMap((i) =>
        playedGame<FortView>(fort as Game, `words ${seats} ${setup} ${i}`, seats, {
          setup,
          box: 'standard',
        }),
      ),
    ),
  );

export const treehouseGames = (): Moment<TreehouseView>[] =>
  [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((junior) =>
      playedGame<TreehouseView>(treehouse as Game, `words ${seats} ${junior}`, seats, {
        junior,
        fewest: junior,
      }),
    ),
  );

/** The events of a moment as each seat and a watcher hears them. */
export const heard = ({ events }: Moment<unknown>, viewer: number | 'watcher'): GameEvent[] =>
  events.map((event) => heardBy(event, viewer));
