import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { botNamed, playGame, type Study } from './play.ts';

const study = workerData as Study;
const port = parentPort as MessagePort;
await botNamed(study.bot).load?.();

port.on('message', (n: number | 'done') => {
  if (n === 'done') port.close();
  else port.postMessage([n, playGame(study, n)]);
});
