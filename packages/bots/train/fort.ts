import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readBox, standard } from '@treefort/fort';
import { randomFromText, sure } from '@treefort/kernel';
import { type PositionWeights, positionRow, positionWeightsOf } from '../src/fort/evaluation.ts';
import { MOVE_WEIGHTS, POSITION_WEIGHTS } from '../src/fort/learned.ts';
import type { MoveWeights } from '../src/fort/reasons.ts';
import { moveWeightsOf, weightsOf } from '../src/fort/weight-rows.ts';
import { FIRST_MOVE_WEIGHTS } from './first-move-weights.ts';
import { FIRST_POSITION_WEIGHTS } from './first-position-weights.ts';
import { fitMoveWeights, fitPositionWeights } from './fit.ts';
import type { SelfPlayTask } from './self-play.ts';
import { append, noTrainingRows, type TrainingRows } from './training-rows.ts';

/** Learns how to play Fort by playing it: games against itself, then weights that foretell its choices and results. */

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '200' },
    iterations: { type: 'string', default: '100' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'fort' },
    box: { type: 'string' },
    afresh: { type: 'boolean', default: false },
  },
});

const file = values.box === undefined ? undefined : JSON.parse(readFileSync(values.box, 'utf8'));
const box = file === undefined ? standard : sure(readBox(file));
const began = performance.now();
const left = (): number => Number(values.seconds) * 1000 - (performance.now() - began);

interface Learned {
  readonly moveWeights: MoveWeights;
  readonly positionWeights: PositionWeights;
}

/** All workers play their games; what they learned comes together. */
async function gather(generation: number, learned: Learned, until: number): Promise<TrainingRows> {
  const jobs = Number(values.jobs);
  const all = noTrainingRows();
  const numbers = Array.from({ length: Number(values.games) }, (_, i) => i);
  await Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const workerData: SelfPlayTask = {
        games: numbers.filter((number) => number % jobs === job),
        seed: `${values.seed} ${generation}`,
        iterations: Number(values.iterations),
        box: file,
        ...learned,
      };
      return new Promise<void>((done, fail) => {
        const worker = new Worker(new URL('./self-play.ts', import.meta.url), { workerData });
        worker.on('message', (rows: TrainingRows) => {
          append(all, rows);
          if (performance.now() - began > until) void worker.terminate();
        });
        worker.on('error', fail);
        worker.on('exit', () => done());
      });
    }),
  );
  return all;
}

const LEARNED = new URL('../src/fort/learned.ts', import.meta.url);

/** Writes what was learned as the source that the players read; `npm run format` lays it out. */
function keep({ moveWeights, positionWeights }: Learned): void {
  const text = `import type { PositionWeights } from './evaluation.ts';
import type { MoveWeights } from './reasons.ts';

/** Learned by \`npm run train:fort\`: games against itself, and what foretells its choices and their results. */

/** What draws a player to a move. Of a kid: to play it, to own it, to tuck it into the Lookout. */
export const MOVE_WEIGHTS: MoveWeights = ${JSON.stringify(moveWeights)};

/** What the signs of a position are worth at the beginning of a game and at its end. */
export const POSITION_WEIGHTS: PositionWeights = ${JSON.stringify(positionWeights)};
`;
  writeFileSync(LEARNED, text);
}

let learned: Learned = values.afresh
  ? { moveWeights: FIRST_MOVE_WEIGHTS, positionWeights: FIRST_POSITION_WEIGHTS }
  : { moveWeights: MOVE_WEIGHTS, positionWeights: POSITION_WEIGHTS };
const generations = Number(values.generations);
const random = randomFromText(`fit ${values.seed}`);
let remembered = noTrainingRows();
for (let generation = 1; generation <= generations; generation++) {
  const until = performance.now() - began + (left() - 20_000) / (generations - generation + 1);
  const rows = await gather(generation, learned, until);
  // The last two generations count: what was played before was played worse.
  const both = noTrainingRows();
  append(both, remembered);
  append(both, rows);
  remembered = rows;
  const moveWeights = weightsOf(learned.moveWeights, box);
  const positionWeights = positionRow(learned.positionWeights, box);
  const told = [
    `generation ${generation}: ${rows.choiceEnds.length} choices, ${rows.positionEnds.length} positions`,
    `moveWeights: ${fitMoveWeights(both, moveWeights, { epochs: 6, rate: 0.15, calm: 1e-5, random })}`,
    `positionWeights: ${fitPositionWeights(both, positionWeights, { epochs: 12, rate: 0.05, calm: 3e-4, random })}`,
    `${Math.round((performance.now() - began) / 1000)} s`,
  ];
  process.stdout.write(`${told.join('; ')}\n`);
  learned = {
    moveWeights: moveWeightsOf(moveWeights, box),
    positionWeights: positionWeightsOf(positionWeights, box),
  };
  keep(learned);
}
