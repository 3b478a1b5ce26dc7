import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fork, MOST_MOVES, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { colourOf, PICK, treehouse } from '@treefort/treehouse';
import { codeOf } from '../../src/treehouse/inputs.ts';
import { Guest } from '../network/guest.ts';
import { lessonNamed } from '../network/lessons.ts';

/**
 * Writes games of four of one bot down for `imitate.py`, 217 bytes each: the colours of the deck, who was first in the
 * first scoring, and the code of each choice, forced ones among them.
 */

interface Task {
  readonly player: string;
  readonly iterations: number;
  readonly seconds: number;
  readonly seed: string;
}

const SEATS = 4;

function recorded({ player, iterations, seed }: Task): Uint8Array {
  const lesson = lessonNamed('treehouse');
  const random = randomFromText(seed);
  const s = treehouse.start({ seats: SEATS, options: sure(treehouse.options({})) }, fork(random));
  const players = Array.from({ length: SEATS }, (_, seat) => new Guest(lesson, player, seat));
  const deck = Array.from(s.deck, colourOf);
  const codes: number[] = [];
  let first = -1;
  const moves = new Int32Array(MOST_MOVES);
  while (treehouse.actors(s) !== 0) {
    const { phase } = s;
    // All choose before anybody's choice is told.
    const chosen = seatsIn(treehouse.actors(s)).map((seat) => {
      const forced = treehouse.legal(s, seat, moves) === 1;
      const move = forced ? moves[0]! : players[seat]!.choose(s, iterations, random);
      return { seat, move };
    });
    for (const { seat, move } of chosen) {
      codes.push(codeOf(phase, phase === PICK ? colourOf(move) : move));
      treehouse.play(s, seat, move, (event) => {
        for (const one of players) one.hear(event);
      });
    }
    if (first < 0) first = s.first;
  }
  return Uint8Array.of(...deck, first, ...codes);
}

function work(task: Task): void {
  const until = performance.now() + task.seconds * 1000;
  for (let game = 0; performance.now() < until; game++) {
    parentPort!.postMessage(recorded({ ...task, seed: `${task.seed} ${game}` }));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      player: { type: 'string', default: 'plain' },
      iterations: { type: 'string', default: '955' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'recorded' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      out: { type: 'string', default: 'training/games.bin' },
    },
  });
  const { player, seed, out } = values;
  const games: Uint8Array[] = [];
  const task = { player, iterations: Number(values.iterations), seconds: Number(values.seconds) };
  const jobs = Array.from({ length: Number(values.jobs) }, (_, job) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { ...task, seed: `${seed} ${job}` },
    });
    worker.on('message', (game: Uint8Array) => games.push(game));
    return new Promise((done, failed) => worker.on('exit', done).on('error', failed));
  });
  await Promise.all(jobs);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, Buffer.concat(games));
  process.stdout.write(`${games.length} games\n`);
}

if (isMainThread) await main();
else work(workerData as Task);
