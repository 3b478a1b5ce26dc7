import { type Action, type FortView, parseAction, standard, VERBS } from '@treefort/fort';
import type { Decision } from '@treefort/kernel';
import type { Orders } from '@treefort/protocol';
import type { Match } from './match.ts';

const PASS = 'pass';

const verbsOf = (action: Action): readonly string[] => {
  if (action.is === 'verb') return [action.verb];
  return action.is === 'per' ? verbsOf(action.part) : action.parts.flatMap(verbsOf);
};

/** The verbs of the public action that may be followed. */
function verbsToFollow({ box, played }: FortView): readonly string[] {
  const file = typeof box === 'string' ? standard.file : box;
  const card = [...file.kids, ...file.friends].find(({ id }) => id === played);
  const action = parseAction(card?.public ?? '');
  return 'action' in action ? verbsOf(action.action) : [];
}

/** What is wrong with some orders, if anything is: they must name what cards say. */
export function faultIn({ ask }: Orders): string | undefined {
  const unknown = ask?.find((word) => !VERBS.some((verb) => verb === word));
  if (unknown === undefined) return undefined;
  return `ask: unknown verb ${JSON.stringify(unknown)}; known: ${VERBS.join(', ')}`;
}

/** What a seat's standing orders answer to a decision, or nothing where the player is to be asked. */
function orderedAnswer(orders: Orders, decision: Decision, view: unknown): string | null {
  const { kind, options } = decision;
  if (kind !== 'follow' || !options.some(({ id }) => id === PASS)) return null;
  if (orders.pass) return PASS;
  if (orders.passWhenCannot && options.length === 1) return PASS;
  if (orders.ask === null) return null;
  const verbs = verbsToFollow(view as FortView);
  return orders.ask.some((verb) => verbs.includes(verb)) ? null : PASS;
}

/** What a seat answers now by its standing orders, without its player, or nothing. */
export function ordered(match: Match, seat: number): string | null {
  const { orders } = match.seats[seat]!;
  if (!orders.pass && !orders.passWhenCannot && orders.ask === null) return null;
  const decision = match.decision(seat);
  if (!decision) return null;
  const { game, state } = match.table!;
  return orderedAnswer(orders, decision, game.view(state, seat));
}
