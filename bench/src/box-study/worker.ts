import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { playGame, type Study } from './play.ts';

const study = workerData as Study;
const port = parentPort as MessagePort;

port.on('message', (n: number | 'done') => {
  if (n === 'done') port.close();
  else port.postMessage([n, playGame(study, n)]);
});
