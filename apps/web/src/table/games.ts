import { fort } from '@treefort/fort';
import type { Game } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { GAMES, type GameId } from './game-id.ts';

const ENGINES: Readonly<Record<GameId, Game>> = { fort, treehouse };

/** The engines, as the kernel's tables take them. */
export const games: readonly Game[] = GAMES.map((id) => ENGINES[id]);

export const engineOf = (game: GameId): Game => ENGINES[game];
