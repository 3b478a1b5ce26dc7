import { parentPort, workerData } from 'node:worker_threads';
import { type FortState, type FortView, fort } from '@treefort/fort';
import { below, fork, part, type Random, randomFromText, seatsIn, sure } from '@treefort/kernel';
import type { PositionWeights } from '../src/fort/evaluation.ts';
import { fortHeuristics } from '../src/fort/heuristics.ts';
import { MoveFeatures } from '../src/fort/move-features.ts';
import { progress, readSigns, SIGN_COUNT } from '../src/fort/position.ts';
import type { MoveWeights } from '../src/fort/reasons.ts';
import { type Judged, Search } from '../src/search.ts';
import { noTrainingRows, type TrainingRows } from './training-rows.ts';

/** What a worker is told to play. */
export interface SelfPlayTask {
  readonly games: readonly number[];
  readonly seed: string;
  readonly iterations: number;
  readonly box: unknown;
  readonly moveWeights: MoveWeights;
  readonly positionWeights: PositionWeights;
}

const SEATS = [2, 3, 4, 4];
/** One choice in so many strays from the best, so that other positions are met too. */
const STRAY = 8;
/** One choice in so many is learned from: those of one turn are much alike. */
const LEARNED_OF = 3;
const features = new MoveFeatures();
const signs = new Float64Array(SIGN_COUNT);

function learnChoice(
  rows: TrainingRows,
  s: FortState,
  seat: number,
  opinions: readonly Judged[],
): void {
  const visits = opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
  for (const opinion of opinions) {
    features.read(s, seat, opinion.move);
    for (let i = 0; i < features.count; i++) {
      rows.reasons.push(features.which[i]!);
      rows.amounts.push(features.much[i]!);
    }
    rows.moveEnds.push(rows.reasons.length);
    rows.shares.push(opinion.visits / visits);
  }
  rows.choiceEnds.push(rows.moveEnds.length);
}

function learnPosition(rows: TrainingRows, s: FortState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    readSigns(s, seat, signs);
    for (let i = 0; i < SIGN_COUNT; i++) {
      if (signs[i] === 0) continue;
      rows.signs.push(i);
      rows.sizes.push(signs[i]!);
    }
    rows.seatEnds.push(rows.signs.length);
  }
  rows.positionEnds.push(rows.seatEnds.length);
  rows.progress.push(progress(s));
}

/** The most visited, or now and then another by how often it was visited. */
function choose(opinions: readonly Judged[], random: Random): Judged {
  const best = opinions.reduce((a, b) => (b.visits > a.visits ? b : a));
  if (below(random, STRAY) > 0) return best;
  const visits = opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
  let left = part(random) * visits;
  for (const opinion of opinions) {
    left -= opinion.visits;
    if (left < 0) return opinion;
  }
  return best;
}

function playGame(
  errand: SelfPlayTask,
  number: number,
  search: Search<FortState, FortView>,
): TrainingRows {
  const random = randomFromText(`${errand.seed} ${number}`);
  const seats = SEATS[number % SEATS.length]!;
  const setup = number % 5 === 0 ? 'draft' : 'basic';
  const options = sure(fort.options({ setup, ...(errand.box ? { box: errand.box } : {}) }));
  const s = fort.start({ seats, options }, fork(random));
  const heuristics = fortHeuristics(errand.moveWeights, errand.positionWeights);
  const rows = noTrainingRows();
  let turn = -1;
  while (fort.actors(s) !== 0) {
    if (heuristics.turn(s) !== turn) {
      turn = heuristics.turn(s);
      learnPosition(rows, s);
    }
    const seat = seatsIn(fort.actors(s))[0]!;
    search.forget();
    const opinions = search.think(
      { view: fort.view(s, seat), seat },
      { iterations: errand.iterations },
      random,
    );
    if (opinions.length > 1 && below(random, LEARNED_OF) === 0)
      learnChoice(rows, s, seat, opinions);
    fort.play(s, seat, choose(opinions, random).move);
  }
  const { winners } = fort.outcome(s)!;
  for (let i = 0; i < rows.positionEnds.length; i++) {
    for (let seat = 0; seat < seats; seat++) {
      rows.wins.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
  }
  return rows;
}

const errand = workerData as SelfPlayTask;
const settings = { exploration: 1, horizon: 2, guided: true, positions: 64 };
const search = new Search(
  fort,
  fortHeuristics(errand.moveWeights, errand.positionWeights),
  settings,
);
for (const number of errand.games) parentPort!.postMessage(playGame(errand, number, search));
