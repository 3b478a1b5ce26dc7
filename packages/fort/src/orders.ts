import { hasSeat, type StandingOrders } from '@treefort/kernel';
import { type FortConsequence, Trial } from './consequences.ts';
import { parseMove } from './moves.ts';
import { verbsIn } from './notation.ts';
import { actors } from './seats.ts';
import { FOLLOW, type FortState, KEEP } from './state.ts';

const PASS = 'pass';

/** Whether a consequence is a gain for a seat. A card that is trashed is not: whether it is one, its player must say. */
function isGain(brought: FortConsequence, seat: number): boolean {
  switch (brought.kind) {
    case 'stuff':
    case 'pack':
      return brought.seat === seat && brought.pizza + brought.toy > 0;
    case 'track':
    case 'total':
      return brought.seat === seat && brought.points > 0;
    case 'level':
      return brought.seat === seat;
    case 'card':
      return brought.seat === seat && brought.to !== 'gone';
    case 'perk':
      return brought.used === 'taken';
    case 'counted':
    case 'cut':
    case 'yard':
    case 'safe':
    case 'ending':
      return false;
  }
}

/** What a seat can foresee of an option that orders name: nothing where it is not offered. */
function foreseen(s: FortState, seat: number, id: string): 'gain' | 'question' | 'nothing' {
  const move = parseMove(s.box, id);
  const isOffered = move.ok && s.options.subarray(0, s.optionCount).includes(move.value);
  if (!isOffered) return 'nothing';
  const trial = new Trial(s, seat).choose(move.value);
  // Which made-up rules come is hidden, but not that one of them has to be kept.
  const isForeseen = trial.isCertain || trial.state.phase === KEEP;
  if (isForeseen && hasSeat(actors(trial.state), seat)) return 'question';
  return trial.consequences.some((brought) => isGain(brought, seat)) ? 'gain' : 'nothing';
}

/** What standing orders answer when a rival may follow (fort.follow.order), or null where the player is asked. */
export function ordered(s: FortState, seat: number, orders: StandingOrders): string | null {
  if (s.phase !== FOLLOW || s.actor !== seat) return null;
  for (const id of new Set(orders.take)) {
    const comes = foreseen(s, seat, id);
    if (comes === 'gain') return id;
    if (comes === 'question') return null;
  }
  if (orders.pass) return PASS;
  if (orders.ask === null) return null;
  const action = s.box.designs[s.played]!.publicAction;
  const verbs: readonly string[] = action ? verbsIn(action) : [];
  return orders.ask.some((verb) => verbs.includes(verb)) ? null : PASS;
}
