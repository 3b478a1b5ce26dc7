import { type Game, nth } from '@treefort/kernel';
import type { Orders } from '@treefort/protocol';
import type { Match } from './match.ts';

/** What is wrong with some orders for a game, if anything is: they may name only what the game knows. */
export function faultIn({ ask }: Orders, { orderWords }: Game): string | undefined {
  const unknown = ask?.find((word) => !orderWords.includes(word));
  if (unknown === undefined) return undefined;
  return `ask: unknown verb ${JSON.stringify(unknown)}; known: ${orderWords.join(', ')}`;
}

/** What a seat answers now by its standing orders, without its player, or nothing. */
export function ordered(match: Match, seat: number): string | null {
  const { orders } = nth(match.seats, seat);
  if (!orders.pass && !orders.passWhenCannot && orders.ask === null) return null;
  if (!match.table || !match.decision(seat)) return null;
  const { game, state } = match.table;
  return game.ordered(state, seat, orders);
}
