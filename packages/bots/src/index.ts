export type { Analyst, Matter, Weighed } from './analyst.ts';
export type { Bot, Budget, Opinion, Player } from './bot.ts';
export { diceFor } from './dice.ts';
export type { Character, Level } from './level.ts';
export { type Finish, fitRatings, type Rating } from './rating.ts';
export { analystOf, botsOf, championOf, levelNamed, levelsOf } from './roster.ts';
