import { BotRunner, type BotTask, botNamed } from '@treefort/bots';
import { type GameRecord, randomFromText, sure } from '@treefort/kernel';
import { type Hint, hintFor } from '@treefort/review';
import { expose } from 'comlink';
import { games } from './games.ts';

const runner = new BotRunner(games);

async function think(task: BotTask): Promise<string> {
  await botNamed(task.record.game, task.bot)?.load?.();
  return runner.answer(task, randomFromText(`${crypto.getRandomValues(new Uint32Array(4))}`));
}

/** What the strongest bot would do on a seat. */
function advise(record: GameRecord, seat: number): Hint | null {
  return sure(hintFor(record, seat));
}

const thinker = { think, advise };
export type Thinker = typeof thinker;

expose(thinker);
