import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { loadNetwork } from '@treefort/bots';
import { type Study, sayOf } from './play.ts';

const study = workerData as Study;
const port = parentPort as MessagePort;

await Promise.all(['fort', 'treehouse'].map(loadNetwork));

port.on('message', async (n: number | 'done') => {
  if (n === 'done') port.close();
  else port.postMessage([n, await sayOf(study, n)]);
});
