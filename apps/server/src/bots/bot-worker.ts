import { BotRunner, type BotTask, botNamed } from '@treefort/bots';
import { randomFromText } from '@treefort/kernel';
import { installedGames } from '../games.ts';

const runner = new BotRunner(installedGames);

/** Runs in a thread of its own: a bot's answer. */
export async function think(task: BotTask): Promise<string> {
  await botNamed(task.record.game, task.bot)?.load?.();
  return runner.answer(task, randomFromText(String(Math.random())));
}
