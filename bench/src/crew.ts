import { Worker } from 'node:worker_threads';

/** How many threads work, and who hears how many games are done. */
export interface Crew {
  readonly jobs: number;
  tell(done: number): void;
}

/** Lets threads of a script look at games by their numbers; what they find comes in the order of the games. */
export async function workThrough<Found>(
  { script, study }: { readonly script: URL; readonly study: unknown },
  games: number,
  { jobs, tell }: Crew,
): Promise<Found[]> {
  const found: Found[] = [];
  let asked = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { workerData: study });
      const next = () => worker.postMessage(asked < games ? asked++ : 'done');
      worker.on('message', ([n, one]: [number, Found]) => {
        found[n] = one;
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
