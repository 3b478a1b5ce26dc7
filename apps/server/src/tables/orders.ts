import { type Game, hasSeat, type Table } from '@treefort/kernel';
import type { Orders } from '@treefort/protocol';

/** What is wrong with some orders for a game, if anything is: they may name only what the game knows. */
export function faultIn({ ask }: Orders, { orderWords }: Game): string | undefined {
  const unknown = ask?.find((word) => !orderWords.includes(word));
  if (unknown === undefined) return undefined;
  return `ask: unknown verb ${JSON.stringify(unknown)}; known: ${orderWords.join(', ')}`;
}

/** What a seat that is asked answers by standing orders, without its player, or nothing. */
export function ordered({ game, state }: Table, seat: number, orders: Orders): string | null {
  if (!orders.pass && orders.ask === null) return null;
  return hasSeat(game.actors(state), seat) ? game.ordered(state, seat, orders) : null;
}
