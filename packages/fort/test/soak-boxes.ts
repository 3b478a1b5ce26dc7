import { parseArgs } from 'node:util';
import { playBox } from './random-boxes.ts';

/**
 * The long run with random boxes: each is played to the end with 2, 3 or 4 seats, dealt or drafted, by a careless player
 * and by an eager one; every tenth closely. `npm run soak:boxes -- --boxes 10000 --from 0`
 */
const { values } = parseArgs({
  options: {
    boxes: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
  },
});
const [boxes, from] = [Number(values.boxes), Number(values.from)];
if (![boxes, from].every((n) => Number.isInteger(n) && n >= 0)) {
  throw new Error('--boxes and --from take whole numbers');
}

const began = performance.now();
let choices = 0;
let threw = 0;
for (let box = from; box < from + boxes; box++) {
  try {
    choices += playBox(box, { closely: box % 10 === 0 });
  } catch (error) {
    threw++;
    console.error(`box ${box}: ${error instanceof Error ? error.stack : error}`);
  }
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${boxes} boxes, ${2 * boxes} games, ${choices} choices, ${seconds} s; ${threw} threw`);
if (threw > 0) process.exitCode = 1;
