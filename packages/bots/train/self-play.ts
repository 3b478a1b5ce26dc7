import { parentPort, workerData } from 'node:worker_threads';
import { type FortState, type FortView, fort } from '@treefort/fort';
import { below, fork, part, type Random, randomFromText, seatsIn, sure } from '@treefort/kernel';
import { fortInsight } from '../src/fort/insight.ts';
import { progress, readSigns, SIGN_COUNT } from '../src/fort/position.ts';
import type { Worth } from '../src/fort/promise.ts';
import type { Taste } from '../src/fort/reasons.ts';
import { Thumb } from '../src/fort/thumb.ts';
import { type Judged, Search } from '../src/search.ts';
import { type Lessons, noLessons } from './lessons.ts';

/** What a worker is told to play. */
export interface Errand {
  readonly games: readonly number[];
  readonly seed: string;
  readonly iterations: number;
  readonly box: unknown;
  readonly taste: Taste;
  readonly worth: Worth;
}

const SEATS = [2, 3, 4, 4];
/** One choice in so many strays from the best, so that other positions are met too. */
const STRAY = 8;
/** One choice in so many is learned from: those of one turn are much alike. */
const LEARNED_OF = 3;
const thumb = new Thumb();
const signs = new Float64Array(SIGN_COUNT);

function learnChoice(
  lessons: Lessons,
  s: FortState,
  seat: number,
  opinions: readonly Judged[],
): void {
  const visits = opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
  for (const opinion of opinions) {
    thumb.read(s, seat, opinion.move);
    for (let i = 0; i < thumb.count; i++) {
      lessons.reasons.push(thumb.which[i]!);
      lessons.amounts.push(thumb.much[i]!);
    }
    lessons.moveEnds.push(lessons.reasons.length);
    lessons.shares.push(opinion.visits / visits);
  }
  lessons.choiceEnds.push(lessons.moveEnds.length);
}

function learnPosition(lessons: Lessons, s: FortState): void {
  for (let seat = 0; seat < s.seats; seat++) {
    readSigns(s, seat, signs);
    for (let i = 0; i < SIGN_COUNT; i++) {
      if (signs[i] === 0) continue;
      lessons.signs.push(i);
      lessons.sizes.push(signs[i]!);
    }
    lessons.seatEnds.push(lessons.signs.length);
  }
  lessons.positionEnds.push(lessons.seatEnds.length);
  lessons.progress.push(progress(s));
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

function playGame(errand: Errand, number: number, search: Search<FortState, FortView>): Lessons {
  const random = randomFromText(`${errand.seed} ${number}`);
  const seats = SEATS[number % SEATS.length]!;
  const setup = number % 5 === 0 ? 'draft' : 'basic';
  const options = sure(fort.options({ setup, ...(errand.box ? { box: errand.box } : {}) }));
  const s = fort.start({ seats, options }, fork(random));
  const insight = fortInsight(errand.taste, errand.worth);
  const lessons = noLessons();
  let turn = -1;
  while (fort.actors(s) !== 0) {
    if (insight.turn(s) !== turn) {
      turn = insight.turn(s);
      learnPosition(lessons, s);
    }
    const seat = seatsIn(fort.actors(s))[0]!;
    search.forget();
    const opinions = search.think(
      { view: fort.view(s, seat), seat },
      { iterations: errand.iterations },
      random,
    );
    if (opinions.length > 1 && below(random, LEARNED_OF) === 0)
      learnChoice(lessons, s, seat, opinions);
    fort.play(s, seat, choose(opinions, random).move);
  }
  const { winners } = fort.outcome(s)!;
  for (let i = 0; i < lessons.positionEnds.length; i++) {
    for (let seat = 0; seat < seats; seat++) {
      lessons.wins.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
  }
  return lessons;
}

const errand = workerData as Errand;
const manner = { curiosity: 1, horizon: 2, guided: true, positions: 64 };
const search = new Search(fort, fortInsight(errand.taste, errand.worth), manner);
for (const number of errand.games) parentPort!.postMessage(playGame(errand, number, search));
