import { type FortState, fort } from '@treefort/fort';
import type { Options } from '@treefort/kernel';
import type { Subject } from '@treefort/kernel/laws';
import { audit } from './audit.ts';
import { comesTrue } from './comes-true.ts';
import { scramble } from './scramble.ts';

/**
 * What comes next is asked, not told: the phase, who is waited for, and how far an action has got. A sealed answer is
 * known to who gave it, and `resume` is for sampling alone.
 */
const UNTOLD = ['phase', 'waiting', 'underWay', 'sealed', 'resume'];

export const subject = (seats: number, options: Options = {}): Subject<FortState> => ({
  game: fort,
  setup: { seats, options },
  scramble,
  audit,
  comesTrue,
  untold: UNTOLD,
  longest: 20_000,
});
