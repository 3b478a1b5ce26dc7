import { Worker } from 'node:worker_threads';
import type { Said, Study } from './play.ts';

const script = new URL('./worker.ts', import.meta.url);

/** Plays and reviews games in so many threads; they come in their order. */
export async function sayAll(
  study: Study,
  games: number,
  { jobs, tell }: { readonly jobs: number; tell(done: number): void },
): Promise<Said[]> {
  const found: Said[] = [];
  let asked = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { workerData: study });
      const next = () => worker.postMessage(asked < games ? asked++ : 'done');
      worker.on('message', ([n, said]: [number, Said]) => {
        found[n] = said;
        tell(++done);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      next();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, games) }, work));
  return found;
}
