import { BotRunner, type BotTask, botNamed, loadNetwork } from '@treefort/bots';
import { type GameRecord, randomFromText, sure } from '@treefort/kernel';
import { type Hint, hintAt, hintFor, type Known } from '@treefort/review';
import { expose } from 'comlink';
import { games } from './games.ts';

const runner = new BotRunner(games);

async function think(task: BotTask): Promise<string> {
  await botNamed(task.record.game, task.bot)?.load?.();
  return runner.answer(task, randomFromText(`${crypto.getRandomValues(new Uint32Array(4))}`));
}

/** What the strongest bot would do on a seat. */
async function advise(record: GameRecord, seat: number): Promise<Hint | null> {
  await loadNetwork(record.game);
  return sure(hintFor(record, seat));
}

/** The same by what the seat knows, where there is no record yet. */
async function adviseFrom(known: Known): Promise<Hint | null> {
  await loadNetwork(known.game);
  return hintAt(known);
}

const thinker = { think, advise, adviseFrom };
export type Thinker = typeof thinker;

expose(thinker);
