import type { Cause } from './events.ts';
import { ACTIONS } from './moves.ts';
import { ACT, BIRTHDAY, BY_PERK, designOf, type FortState, KEEP, PERK } from './state.ts';
import type { Perk } from './words.ts';

/** Why what happens now happens; `perk` names one that makes it possible in this way. */
export function causeNow(s: FortState, perk?: Perk): Cause {
  const acting = s.phase === ACT || s.phase === KEEP || s.phase === PERK;
  if (!acting) {
    return s.phase === BIRTHDAY ? { perk: 'birthday-party' } : { rule: 'fort.recruit.must' };
  }
  if (s.which === BY_PERK) return { perk: 'diy' };
  const following = s.actor !== s.leader;
  return {
    card: designOf(s, s.played).id,
    action: ACTIONS[s.which]!,
    ...(following && { following }),
    ...(perk && { perk }),
  };
}
