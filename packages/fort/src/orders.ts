import type { StandingOrders } from '@treefort/kernel';
import { verbsIn } from './notation.ts';
import { FOLLOW, type FortState } from './state.ts';

const PASS = 'pass';

/** What standing orders answer when a rival may follow (fort.follow.order): pass, or null where the player is asked. */
export function ordered(s: FortState, seat: number, orders: StandingOrders): string | null {
  if (s.phase !== FOLLOW || s.actor !== seat) return null;
  if (orders.pass) return PASS;
  if (orders.ask === null) return null;
  const action = s.box.designs[s.played]!.publicAction;
  const verbs: readonly string[] = action ? verbsIn(action) : [];
  return orders.ask.some((verb) => verbs.includes(verb)) ? null : PASS;
}
