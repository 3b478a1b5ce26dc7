import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadNetwork, networkOf } from '../../src/network/loaded.ts';
import { BATCH, begin, Fit, sharedFloats } from './fit.ts';
import { lessonNamed } from './lessons.ts';
import type { Former, PlayOrder, PlayReply, PlayShared } from './play-worker.ts';
import { SampleMemory } from './samples.ts';

/** Learns a game by playing it: games by search with the network so far, then a network that foretells what search found and who won. */

const { values } = parseArgs({
  options: {
    lesson: { type: 'string', default: 'treehouse' },
    generations: { type: 'string', default: '10' },
    games: { type: 'string', default: '400' },
    taught: { type: 'string', default: '0' },
    quick: { type: 'string', default: '0' },
    noted: { type: 'string', default: '10' },
    boldness: { type: 'string', default: '0' },
    lasting: { type: 'string', default: '0.9' },
    few: { type: 'string', default: '16' },
    many: { type: 'string', default: '64' },
    remembered: { type: 'string', default: '400000' },
    epochs: { type: 'string', default: '4' },
    rate: { type: 'string', default: '0.0003' },
    measure: { type: 'string', default: '64' },
    every: { type: 'string', default: '2' },
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
const say = (text: string): void => void process.stdout.write(`${text}\n`);

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
    while (next < count && elapsed() < number('seconds')) {
      replies.push(await ask(player, order(next++)));
    }
  };
  await Promise.all(players.map(work));
  return replies;
}

const file = (name: string): string => `${values.folder}/${values.lesson}-${name}`;

function keep(generation: number): void {
  mkdirSync(values.folder, { recursive: true });
  const rows = [fit.average, fit.weights, fit.momentum, fit.spread];
  writeFileSync(
    file('state.bin'),
    Buffer.concat(rows.map((row) => Buffer.from(row.slice().buffer))),
  );
  writeFileSync(file('state.json'), JSON.stringify({ generation, steps: fit.steps }));
}

/** Goes on where the last run stopped, or with the weights that are shipped, unless it begins afresh; the games of that run are not kept, only what was learned. */
function resume(): number {
  if (!existsSync(file('state.json'))) {
    if (values.afresh) begin(lesson.shape, fit.weights, values.seed);
    else fit.weights.set(networkOf(values.lesson));
    fit.average.set(fit.weights);
    return 0;
  }
  const { generation, steps } = JSON.parse(readFileSync(file('state.json'), 'utf8'));
  const bytes = readFileSync(file('state.bin'));
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  const { length } = fit.weights;
  for (const [i, row] of [fit.average, fit.weights, fit.momentum, fit.spread].entries()) {
    row.set(all.subarray(i * length, (i + 1) * length));
  }
  fit.steps = steps;
  return generation;
}

const BUNDLE = 50;
const pool: Former[] = [];
const first = resume() + 1;
for (let generation = first; generation < first + number('generations'); generation++) {
  const seed = `${values.seed} ${generation}`;
  const played = await playAll(number('games'), (game) => {
    const former = pool[game % Math.max(1, pool.length)];
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
    boldness: number('boldness'),
    lasting: number('lasting'),
  }));
  for (const { samples } of [...quick, ...played]) if (samples) memory.add(samples);
  memory.layOut();
  const playedIn = elapsed();
  const rate = number('rate');
  const batches = Math.ceil((memory.count * number('epochs')) / BATCH);
  const [result, moves] = await fit.run(batches, [rate, rate], seed);
  keep(generation);
  let told = `generation ${generation}: ${played.length} games, ${memory.count} samples remembered; surprise at results ${result!.toFixed(4)}, at moves ${moves!.toFixed(4)}; games until ${playedIn.toFixed(0)} s, fit until ${elapsed().toFixed(0)} s`;
  if (number('measure') > 0 && generation % number('every') === 0) {
    const seedOfMeasure = `${seed} measured`;
    const won = await playAll(number('measure'), (game) => ({
      do: 'measure',
      generation,
      game,
      seed: seedOfMeasure,
      iterations: number('iterations'),
      rival: values.rival,
      rivalIterations: number('rival-iterations'),
    }));
    const wins = won.reduce((sum, { won: share = 0 }) => sum + share, 0);
    told += `; ${((100 * wins) / won.length).toFixed(1)} % of ${won.length} against three ${values.rival} of ${values['rival-iterations']}; ${elapsed().toFixed(0)} s`;
  }
  say(told);
  if (generation % 3 === 0) {
    const weights = sharedFloats(fit.average.length);
    weights.set(fit.average);
    pool.push({ generation, weights });
    if (pool.length > 6) pool.shift();
  }
  if (elapsed() > number('seconds')) break;
}
await fit.close();
await Promise.all(players.map((player) => player.terminate()));
