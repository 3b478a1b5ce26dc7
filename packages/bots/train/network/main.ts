import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadNetwork, networkOf } from '../../src/network/loaded.ts';
import { BATCH, begin, Fit, sharedFloats } from './fit.ts';
import { lessonNamed } from './lessons.ts';
import type { Former, PlayOrder, PlayReply, PlayShared } from './play-worker.ts';
import { SampleMemory } from './samples.ts';

/**
 * Learns a game by playing it: games by the network's own shares, or by search with it, and then a network that gives
 * larger shares to what gained, or to what search chose, and foretells who won. The same options give the same weights,
 * however many threads there are. A run that was stopped goes on; if no more than a generation is remembered, as if it
 * had not been stopped.
 */

const { values } = parseArgs({
  options: {
    lesson: { type: 'string', default: 'treehouse' },
    generations: { type: 'string', default: '10' },
    games: { type: 'string', default: '400' },
    taught: { type: 'string', default: '0' },
    quick: { type: 'string', default: '0' },
    noted: { type: 'string', default: '10' },
    lasting: { type: 'string', default: '0.95' },
    few: { type: 'string', default: '16' },
    many: { type: 'string', default: '64' },
    remembered: { type: 'string', default: '400000' },
    epochs: { type: 'string', default: '1' },
    rate: { type: 'string', default: '0.0005' },
    'last-rate': { type: 'string', default: '0.00002' },
    doubt: { type: 'string', default: '0.02' },
    'last-doubt': { type: 'string', default: '0.002' },
    measure: { type: 'string', default: '64' },
    every: { type: 'string', default: '10' },
    rival: { type: 'string', default: 'plain' },
    'rival-iterations': { type: 'string', default: '500' },
    iterations: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '1e9' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'learn' },
    folder: { type: 'string', default: 'training' },
    afresh: { type: 'boolean', default: false },
  },
});

const number = (
  name: Exclude<keyof typeof values, 'lesson' | 'rival' | 'seed' | 'folder' | 'afresh'>,
) => Number(values[name]);

if (!values.afresh) await loadNetwork(values.lesson);
const lesson = lessonNamed(values.lesson);
const jobs = number('jobs');
const memory = new SampleMemory(number('remembered'));
const fit = new Fit(values.lesson, lesson.shape, memory, jobs);
const shared: PlayShared = { lesson: values.lesson, weights: fit.weights, average: fit.average };
const players = Array.from(
  { length: jobs },
  () => new Worker(new URL('./play-worker.ts', import.meta.url), { workerData: shared }),
);
const began = performance.now();
const elapsed = (): number => (performance.now() - began) / 1000;

/** Asks a player for one game. */
const ask = (player: Worker, order: PlayOrder): Promise<PlayReply> =>
  new Promise((done, fail) => {
    player.once('message', (reply: PlayReply) => {
      player.off('error', fail);
      done(reply);
    });
    player.once('error', fail);
    player.postMessage(order);
  });

/** Gives orders to the players one after another, each as soon as somebody is free. */
async function playAll(count: number, order: (i: number) => PlayOrder): Promise<PlayReply[]> {
  const replies: PlayReply[] = [];
  let next = 0;
  const work = async (player: Worker): Promise<void> => {
    while (next < count) {
      const i = next++;
      replies[i] = await ask(player, order(i));
    }
  };
  await Promise.all(players.map(work));
  return replies;
}

/** So many former selves are kept, the first always. */
const POOL = 8;
const pool: Former[] = [];

const file = (name: string): string => `${values.folder}/${values.lesson}-${name}`;

const rows = [fit.average, fit.weights, fit.momentum, fit.spread];

function keep(generation: number): void {
  const all = [...rows, ...pool.map(({ weights }) => weights)];
  writeFileSync(
    file('state.bin'),
    Buffer.concat(all.map((row) => Buffer.from(row.slice().buffer))),
  );
  const former = pool.map((one) => one.generation);
  writeFileSync(file('state.json'), JSON.stringify({ generation, steps: fit.steps, former }));
}

/** Goes on where the last run stopped, or with the weights that are shipped, unless it begins afresh; what was played in that run is not kept. */
function resume(): number {
  if (!existsSync(file('state.json'))) {
    if (values.afresh) begin(lesson.shape, fit.weights, values.seed);
    else fit.weights.set(networkOf(values.lesson));
    fit.average.set(fit.weights);
    return 0;
  }
  const { generation, steps, former } = JSON.parse(readFileSync(file('state.json'), 'utf8'));
  const bytes = readFileSync(file('state.bin'));
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const { length } = fit.weights;
  const read = (row: Float32Array, i: number): void =>
    row.set(all.subarray(i * length, (i + 1) * length));
  for (const [i, row] of rows.entries()) read(row, i);
  for (const [i, of] of former.entries()) {
    const weights = sharedFloats(length);
    read(weights, rows.length + i);
    pool.push({ generation: of, weights });
  }
  fit.steps = steps;
  return generation;
}

/** A row of the table of the run, as it stands in bench/results/training.md. */
function note(line: string): void {
  process.stdout.write(`${line}\n`);
  appendFileSync(file('curve.md'), `${line}\n`);
}

const BUNDLE = 50;
mkdirSync(values.folder, { recursive: true });
const first = resume() + 1;
const last = number('generations');
if (first === 1) {
  note(
    '| generation | games | surprise at results | at moves | against former selves | wins of one seat | s |',
  );
  note('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
}
const beside = { seats: 0, won: 0 };
for (let generation = first; generation <= last; generation++) {
  const seed = `${values.seed} ${generation}`;
  const former = pool[generation % Math.max(1, pool.length)];
  const played = await playAll(number('games'), (game) => {
    const [few, many] = [number('few'), number('many')];
    const taught = generation <= number('taught');
    return { do: 'learn', generation, game, seed, few, many, former, taught };
  });
  const quick = await playAll(Math.ceil(number('quick') / BUNDLE), (game) => ({
    do: 'quick',
    generation,
    game,
    seed,
    bundle: BUNDLE,
    noted: number('noted'),
    lasting: number('lasting'),
    former,
  }));
  for (const { samples, besideFormer } of [...quick, ...played]) {
    if (samples) memory.add(samples);
    beside.seats += besideFormer?.seats ?? 0;
    beside.won += besideFormer?.won ?? 0;
  }
  memory.layOut();
  const far = generation / last;
  const between = (from: number, to: number): number => from + (to - from) * far;
  const batches = Math.ceil((memory.count * number('epochs')) / BATCH);
  const [result, moves] = await fit.run(
    batches,
    between(number('rate'), number('last-rate')),
    between(number('doubt'), number('last-doubt')),
    seed,
  );
  const ends = generation === last || elapsed() > number('seconds');
  if (generation % number('every') === 0 || ends) {
    const won = await playAll(number('measure'), (game) => ({
      do: 'measure',
      generation,
      game,
      seed: `${values.seed} measured`,
      iterations: number('iterations'),
      rival: values.rival,
      rivalIterations: number('rival-iterations'),
    }));
    const wins = won.reduce((sum, { won: share = 0 }) => sum + share, 0);
    const percent = (share: number, of: number): string =>
      of === 0 ? '' : `${((100 * share) / of).toFixed(1)} % of ${of}`;
    const games = generation * (number('games') + number('quick'));
    const surprise = `${result!.toFixed(4)} | ${moves!.toFixed(4)}`;
    const compared = `${percent(beside.won, beside.seats)} | ${percent(wins, won.length)}`;
    note(`| ${generation} | ${games} | ${surprise} | ${compared} | ${elapsed().toFixed(0)} |`);
    beside.seats = beside.won = 0;
    const weights = sharedFloats(fit.weights.length);
    weights.set(fit.weights);
    pool.push({ generation, weights });
    if (pool.length > POOL) pool.splice(1, 1);
    keep(generation);
  }
  if (ends) break;
}
await fit.close();
await Promise.all(players.map((player) => player.terminate()));
