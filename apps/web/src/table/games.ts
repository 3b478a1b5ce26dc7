import { fort } from '@treefort/fort';
import type { Game } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

/** The engines, as the kernel's tables take them. */
export const games: readonly Game[] = [fort, treehouse];
