import { type Game, hasSeat, type Table } from '@treefort/kernel';
import type { Orders } from '@treefort/protocol';

/** Where orders are given: the game, and its table once it has started. */
interface Ordering {
  readonly game: Game;
  readonly table: Table | undefined;
}

/** What is wrong with some orders for a game, if anything is: they may name only what the game knows. */
export function faultIn({ ask, take }: Orders, { game, table }: Ordering): string | undefined {
  const { orderWords } = game;
  const unknown = ask?.find((word) => !orderWords.includes(word));
  if (unknown !== undefined) {
    return `ask: unknown verb ${JSON.stringify(unknown)}; known: ${orderWords.join(', ')}`;
  }
  if (take.length === 0) return undefined;
  if (!table) return 'take: the game has not started';
  if (orderWords.length === 0) return 'take: this game has no standing orders';
  const faults = take.flatMap((id) => {
    const move = game.parse(table.state, id);
    return move.ok ? [] : [`take: ${move.fault.message}`];
  });
  return faults[0];
}

/** What a seat that is asked answers by standing orders, without its player, or nothing. */
export function ordered({ game, state }: Table, seat: number, orders: Orders): string | null {
  if (!orders.pass && orders.ask === null && orders.take.length === 0) return null;
  return hasSeat(game.actors(state), seat) ? game.ordered(state, seat, orders) : null;
}
