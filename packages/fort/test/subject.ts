import { type FortState, fort } from '@treefort/fort';
import type { Options } from '@treefort/kernel';
import type { Subject } from '@treefort/kernel/laws';
import { audit } from './audit.ts';
import { comesTrue } from './comes-true.ts';
import { scramble } from './scramble.ts';

export const subject = (seats: number, options: Options = {}): Subject<FortState> => ({
  game: fort,
  setup: { seats, options },
  scramble,
  audit,
  comesTrue,
  longest: 20_000,
});
