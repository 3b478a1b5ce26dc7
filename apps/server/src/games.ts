import { fort } from '@treefort/fort';
import type { Game } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

/** The games of this server, in every rules version that was ever played: a table keeps the one it was set up with. */
export const installedGames: readonly Game[] = [treehouse, fort];
