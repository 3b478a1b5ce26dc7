import { BotRunner, type BotTask, loadNetwork } from '@treefort/bots';
import { randomFromText } from '@treefort/kernel';
import { installedGames } from '../games.ts';

const runner = new BotRunner(installedGames);

/** Runs in a thread of its own: a bot's answer. */
export async function think(task: BotTask): Promise<string> {
  await loadNetwork(task.record.game);
  return runner.answer(task, randomFromText(String(Math.random())));
}
