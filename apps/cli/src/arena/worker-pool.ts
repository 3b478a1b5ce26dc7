import { Worker } from 'node:worker_threads';
import type { ArenaPlan, Fixture, Played } from './plan.ts';

const script = new URL('./worker.ts', import.meta.url);

/** Plays games in so many threads and tells of each as it ends; rejected if a thread breaks. */
export async function playAll(
  plan: ArenaPlan,
  games: readonly Fixture[],
  { jobs, tell }: { readonly jobs: number; tell(played: Played): void },
): Promise<void> {
  const waiting = games.values();
  const threads = Math.min(jobs, games.length);
  const workers: Worker[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { workerData: plan });
      workers.push(worker);
      const next = () => worker.postMessage(waiting.next().value ?? 'done');
      worker.on('message', (played: Played) => {
        tell(played);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    for (const worker of workers) void worker.terminate();
  }
}
