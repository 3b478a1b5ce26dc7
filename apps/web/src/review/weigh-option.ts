import type { GameRecord } from '@treefort/kernel';
import { type Judgement, USUAL_REVIEW } from '@treefort/review';
import { WorkerCaller } from '../shell/worker-call.ts';
import type { ReviewWorker } from './review-worker.ts';
import { bestChance } from './verdict.ts';

/** The chance to win after another option: known from the review, or found in the background. */
export async function weighOption(
  record: GameRecord,
  judgement: Judgement,
  option: string,
): Promise<number> {
  const known = judgement.alternatives.find((one) => one.option === option);
  if (known) return known.chance;
  const worker = new WorkerCaller<ReviewWorker>(
    () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  );
  const { n } = judgement;
  const cost = await worker.call((remote) =>
    remote.costInstead({ record, budget: USUAL_REVIEW, n, option }),
  );
  worker.stop();
  return bestChance(judgement) - cost;
}
