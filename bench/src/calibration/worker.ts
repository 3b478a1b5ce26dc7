import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Study, sayOf } from './play.ts';

const study = workerData as Study;
const port = parentPort as MessagePort;

port.on('message', async (n: number | 'done') => {
  if (n === 'done') port.close();
  else port.postMessage([n, await sayOf(study, n)]);
});
