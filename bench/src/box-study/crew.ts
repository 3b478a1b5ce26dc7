import { Worker } from 'node:worker_threads';
import type { Facts } from './facts.ts';
import type { Study } from './play.ts';

const script = new URL('./worker.ts', import.meta.url);

/** Plays the games of a study in so many threads; the facts come in the order of the games. */
export async function playStudy(
  study: Study,
  games: number,
  { jobs, tell }: { readonly jobs: number; tell(done: number): void },
): Promise<Facts[]> {
  const facts: Facts[] = [];
  let asked = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { workerData: study });
      const next = () => worker.postMessage(asked < games ? asked++ : 'done');
      worker.on('message', ([n, found]: [number, Facts]) => {
        facts[n] = found;
        tell(++done);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, games) }, work));
  return facts;
}
