export type { Bot, Budget, Player } from './bot.ts';
export type { Character, Level } from './level.ts';
export { botsOf, championOf, levelNamed, levelsOf } from './roster.ts';
export type { Opinion } from './search.ts';
export { Searcher } from './searcher.ts';
