import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { LearnGame, type LearnTask } from './learn-game.ts';
import { lessonNamed } from './lessons.ts';
import { type MeasureTask, measureGame } from './measure-game.ts';
import { Mind } from './mind.ts';
import { QuickGame, type QuickTask } from './quick-game.ts';
import { type Samples, SampleWriter } from './samples.ts';

export interface PlayShared {
  readonly lesson: string;
  /** Those that learn, and their average over the last steps, which is measured. */
  readonly weights: Float32Array;
  readonly average: Float32Array;
}

/** What the network was some generations ago. */
export interface Former {
  readonly generation: number;
  readonly weights: Float32Array;
}

/** A game to learn from, by search or a bundle without any, or one that measures; the weights are those of its generation. */
export type PlayOrder = { readonly generation: number } & (
  | ({ readonly do: 'learn'; readonly former: Former | undefined } & LearnTask)
  | ({
      readonly do: 'quick';
      readonly bundle: number;
      readonly former: Former | undefined;
    } & QuickTask)
  | ({ readonly do: 'measure' } & MeasureTask)
);

export interface PlayReply {
  readonly samples?: Samples;
  readonly won?: number;
  /** At tables of four with former selves: the other seats, and what these won. */
  readonly besideFormer?: { readonly seats: number; readonly won: number };
}

const shared = workerData as PlayShared;
const port = parentPort as MessagePort;
const lesson = lessonNamed(shared.lesson);
const writer = new SampleWriter();
let own: { readonly key: string; readonly mind: Mind } | undefined;
let former: { readonly generation: number; readonly mind: Mind } | undefined;

/** The mind of a generation; while games that measure are played, the weights are those that were just fitted. */
function ownMind({ generation, do: what }: PlayOrder): Mind {
  const key = `${generation} ${what}`;
  const weights = what === 'measure' ? shared.average : shared.weights;
  if (own?.key !== key) own = { key, mind: new Mind(lesson, weights) };
  return own.mind;
}

function formerMind(of: Former | undefined): Mind | undefined {
  if (of && former?.generation !== of.generation) {
    former = { generation: of.generation, mind: new Mind(lesson, of.weights) };
  }
  return of && former?.mind;
}

function answer(order: PlayOrder): PlayReply {
  const mind = ownMind(order);
  if (order.do === 'measure') return { won: measureGame(lesson, mind, order) };
  if (order.do === 'quick') {
    const { game, bundle } = order;
    const before = formerMind(order.former)?.learned;
    const quick = new QuickGame(lesson, { own: mind.learned, former: before, writer });
    for (let i = 0; i < bundle; i++) quick.play({ ...order, game: game * bundle + i });
    const { seatsBesideFormer: seats, wonBesideFormer: won } = quick;
    return { samples: writer.take(), besideFormer: { seats, won } };
  }
  new LearnGame(lesson, { own: mind, former: formerMind(order.former), writer }).play(order);
  return { samples: writer.take() };
}

port.on('message', (order: PlayOrder) => port.postMessage(answer(order)));
