export { type Analyst, NOBODY, type Situation, type Weighed } from './analyst.ts';
export { type Bot, type Budget, type Player, USUAL_BUDGET } from './bot.ts';
export { randomForDecision } from './bot-random.ts';
export { BotRunner, type BotTask } from './bot-runner.ts';
export type { Character, Level } from './level.ts';
export { loadNetwork } from './network/loaded.ts';
export { type Finish, fitRatings, type Rating } from './rating.ts';
export { analystOf, botNamed, botsOf, championOf, levelNamed, levelsOf } from './roster.ts';
