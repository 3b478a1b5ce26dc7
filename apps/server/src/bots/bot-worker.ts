import { BotRunner, type BotTask } from '@treefort/bots';
import { randomFromText } from '@treefort/kernel';
import { installedGames } from '../games.ts';

const runner = new BotRunner(installedGames);

/** Runs in a thread of its own: a bot's answer. */
export const think = (task: BotTask): string =>
  runner.answer(task, randomFromText(String(Math.random())));
