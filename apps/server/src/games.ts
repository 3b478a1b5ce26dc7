import { fort } from '@treefort/fort';
import type { Game } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

/** Every rules version that is played or was: a table keeps the one it was set up with. */
export const games: readonly Game[] = [treehouse, fort];
