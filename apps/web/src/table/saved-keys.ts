import { keysUnder } from '../shell/storage.ts';

/** How the keys of saved games begin in this browser's storage. */
export const SAVED_GAME = 'treefort.table.';

export const hasSavedGames = (): boolean => keysUnder(SAVED_GAME).length > 0;
