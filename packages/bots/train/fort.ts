import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readBox, standard } from '@treefort/fort';
import { randomFromText, sure } from '@treefort/kernel';
import { TASTE, WORTH } from '../src/fort/learned.ts';
import { type Worth, worthOf, worthRow } from '../src/fort/promise.ts';
import type { Taste } from '../src/fort/reasons.ts';
import { tasteOf, weightsOf } from '../src/fort/taste.ts';
import { FIRST_TASTE } from './first-taste.ts';
import { FIRST_WORTH } from './first-worth.ts';
import { fitTaste, fitWorth } from './fit.ts';
import { append, type Lessons, noLessons } from './lessons.ts';
import type { Errand } from './self-play.ts';

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
  readonly taste: Taste;
  readonly worth: Worth;
}

/** All workers play their games; what they learned comes together. */
async function gather(generation: number, learned: Learned, until: number): Promise<Lessons> {
  const jobs = Number(values.jobs);
  const all = noLessons();
  const numbers = Array.from({ length: Number(values.games) }, (_, i) => i);
  await Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const workerData: Errand = {
        games: numbers.filter((number) => number % jobs === job),
        seed: `${values.seed} ${generation}`,
        iterations: Number(values.iterations),
        box: file,
        ...learned,
      };
      return new Promise<void>((done, fail) => {
        const worker = new Worker(new URL('./self-play.ts', import.meta.url), { workerData });
        worker.on('message', (lessons: Lessons) => {
          append(all, lessons);
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
function keep({ taste, worth }: Learned): void {
  const text = `import type { Worth } from './promise.ts';
import type { Taste } from './reasons.ts';

/** Learned by \`npm run train:fort\`: games against itself, and what foretells its choices and their results. */

/** What draws a player to a move. Of a kid: to play it, to own it, to tuck it into the Lookout. */
export const TASTE: Taste = ${JSON.stringify(taste)};

/** What the signs of a position are worth at the beginning of a game and at its end. */
export const WORTH: Worth = ${JSON.stringify(worth)};
`;
  writeFileSync(LEARNED, text);
}

let learned: Learned = values.afresh
  ? { taste: FIRST_TASTE, worth: FIRST_WORTH }
  : { taste: TASTE, worth: WORTH };
const generations = Number(values.generations);
const random = randomFromText(`fit ${values.seed}`);
let remembered = noLessons();
for (let generation = 1; generation <= generations; generation++) {
  const until = performance.now() - began + (left() - 20_000) / (generations - generation + 1);
  const lessons = await gather(generation, learned, until);
  // The last two generations count: what was played before was played worse.
  const both = noLessons();
  append(both, remembered);
  append(both, lessons);
  remembered = lessons;
  const taste = weightsOf(learned.taste, box);
  const worth = worthRow(learned.worth, box);
  const told = [
    `generation ${generation}: ${lessons.choiceEnds.length} choices, ${lessons.positionEnds.length} positions`,
    `taste: ${fitTaste(both, taste, { epochs: 6, rate: 0.15, calm: 1e-5, random })}`,
    `worth: ${fitWorth(both, worth, { epochs: 12, rate: 0.05, calm: 3e-4, random })}`,
    `${Math.round((performance.now() - began) / 1000)} s`,
  ];
  process.stdout.write(`${told.join('; ')}\n`);
  learned = { taste: tasteOf(taste, box), worth: worthOf(worth, box) };
  keep(learned);
}
