import { parentPort, workerData } from 'node:worker_threads';
import { below, fork, type GameEvent, heardBy, lowestSeat, part, type Random, randomFromText, type State } from '@treefort/kernel';
import type { Player } from '../../src/bot.ts';
import type { LearnedJudge } from '../../src/network/judge.ts';
import { botNamed } from '../../src/roster.ts';
import { type Judged, Search } from '../../src/search.ts';
import type { Lesson } from './lesson.ts';
import { lessonNamed } from './lessons.ts';
import { type SampleMove, SampleWriter } from './samples.ts';

export interface PlayShared {
  readonly lesson: string;
  readonly weights: Float32Array;
}

/** What the network was some generations ago. */
export interface Former {
  readonly generation: number;
  readonly weights: Float32Array;
}

/** Games to learn from, or games that measure: one seat against three of a bot. */
export type PlayOrder =
  | {
      readonly do: 'learn';
      readonly game: number;
      readonly seed: string;
      readonly few: number;
      readonly many: number;
      readonly former?: Former;
    }
  | {
      readonly do: 'measure';
      readonly game: number;
      readonly seed: string;
      readonly iterations: number;
      readonly rival: string;
      readonly rivalIterations: number;
      readonly former?: Former;
    };

const shared = workerData as PlayShared;
const lesson: Lesson = lessonNamed(shared.lesson);
const { game } = lesson;

/** Adds noise to what draws at the root, so that other moves are looked at too. */
class CuriousJudge {
  readonly inner: LearnedJudge<State>;
  random: Random = randomFromText('');
  private looks = 0;

  constructor(inner: LearnedJudge<State>) {
    this.inner = inner;
  }

  begin(random: Random): void {
    this.looks = 0;
    this.random = random;
  }

  look(state: State, seat: number): void {
    this.looks++;
    this.inner.look(state, seat);
  }

  chances(out: Float64Array): void {
    this.inner.chances(out);
  }

  urge(move: number): number {
    const urge = this.inner.urge(move);
    return this.looks === 1 ? urge + noise(this.random) : urge;
  }
}

/** Between −1.5 and 1.5, mostly near 0. */
const noise = (random: Random): number =>
  part(random) + part(random) + part(random) - 1.5;

interface Mind {
  readonly judge: CuriousJudge;
  readonly search: Search<State, unknown>;
}

function mindWith(weights: Float32Array): Mind {
  const judge = new CuriousJudge(lesson.judge(weights));
  const search = new Search<State, unknown>(game, { ...lesson.heuristics, judge }, lesson.settings);
  return { judge, search };
}

let own: Mind | undefined;
let ownWeights = '';
let former: Mind | undefined;
let formerGeneration = -1;

const writer = new SampleWriter();

const byVisits = (opinions: readonly Judged[], random: Random): Judged => {
  const visits = opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
  let left = part(random) * visits;
  for (const opinion of opinions) {
    left -= opinion.visits;
    if (left < 0) return opinion;
  }
  return opinions.at(-1)!;
};

const mostVisited = (opinions: readonly Judged[]): Judged =>
  opinions.reduce((a, b) => (b.visits > a.visits ? b : a));

function winShares(state: State, seats: number): number[] {
  const { winners } = game.outcome(state)!;
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** One of so many choices is thought over well, and learned from. */
const WELL = 3;
/** How much the search's own verdict counts beside the result. */
const VERDICT = 0.4;

interface Noted {
  readonly at: number;
  readonly seat: number;
  readonly verdict: readonly number[];
}

function learn(order: PlayOrder & { do: 'learn' }): void {
  const random = randomFromText(`${order.seed} ${order.game}`);
  const setup = lesson.setup(order.game);
  const { seats } = setup;
  const s = game.start(setup, fork(random));
  const guest = below(random, 3) === 0 ? below(random, seats) : -1;
  const guestName = lesson.guests[below(random, lesson.guests.length)]!;
  const asFormer = order.former !== undefined && below(random, 2) === 0;
  const guestPlayer = guest < 0 || asFormer ? undefined : botNamed(game.id, guestName)!.sit(guest);
  const mind = own!;
  const noted: Noted[] = [];
  while (game.actors(s) !== 0) {
    const seat = lowestSeat(game.actors(s));
    const tell = guestPlayer && ((event: GameEvent) => guestPlayer.hear(heardBy(event, guest)));
    if (seat === guest && guestPlayer) {
      guestChooses(s, seat, guestPlayer, order.few, random);
      continue;
    }
    const { search, judge } = seat === guest ? former! : mind;
    const well = seat !== guest && below(random, WELL) === 0;
    const moves = new Int32Array(1024);
    const count = game.legal(s, seat, moves);
    if (count === 1) {
      game.play(s, seat, moves[0]!, tell);
      continue;
    }
    search.forget();
    judge.begin(random);
    const view = game.view(s, seat);
    const opinions = search.think({ view, seat }, { iterations: well ? order.many : order.few }, random);
    if (well) noted.push(note(s, seat, seats, opinions, judge));
    const chosen = below(random, 4) === 0 ? byVisits(opinions, random) : mostVisited(opinions);
    game.play(s, seat, chosen.move, tell);
  }
  const won = winShares(s, seats);
  for (const { at, seat, verdict } of noted) {
    const chances = won.map((share, who) => share * (1 - VERDICT) + verdict[who]! * VERDICT);
    writer.chances(at, Array.from({ length: seats }, (_, i) => chances[(seat + i) % seats]!));
  }
}

function note(s: State, seat: number, seats: number, opinions: readonly Judged[], judge: CuriousJudge): Noted {
  const { inner } = judge;
  inner.look(s, seat);
  const at = writer.position(inner.network.on, inner.count, seats);
  const visits = opinions.reduce((sum, opinion) => sum + opinion.visits, 0);
  const moves: SampleMove[] = opinions.map(({ move, visits: tried }) => ({
    code: inner.code(move),
    base: inner.base(move),
    share: tried / visits,
  }));
  writer.moves(moves);
  const verdict = Array.from({ length: seats }, () => 0);
  for (const { chances, visits: tried } of opinions) {
    for (const [who, chance] of chances.slice(0, seats).entries()) {
      verdict[who]! += (chance * tried) / visits;
    }
  }
  const all = verdict.reduce((sum, chance) => sum + chance, 0);
  return { at, seat, verdict: verdict.map((chance) => chance / all) };
}

function guestChooses(s: State, seat: number, player: Player, iterations: number, random: Random): void {
  // A guest is asked as a bot at a table, in the game's own words.
  const table = lesson.played;
  const moves = new Int32Array(1024);
  const count = table.legal(s, seat, moves);
  const options = Array.from(moves.subarray(0, count), (move) => table.option(s, seat, move));
  const decision = { id: String(s.moment), seat, ...table.question(s, seat), options };
  const chosen = player.choose(game.view(s, seat), decision, { iterations: iterations * 4 }, random);
  const i = options.findIndex(({ id }) => id === chosen);
  table.play(s, seat, moves[i]!, (event: GameEvent) => player.hear(heardBy(event, seat)));
}

function measure(order: PlayOrder & { do: 'measure' }): number {
  const random = randomFromText(`${order.seed} ${order.game}`);
  const setup = { ...lesson.setup(0), seats: 4 };
  const s = game.start(setup, fork(random));
  const mine = order.game % 4;
  const players = Array.from({ length: 4 }, (_, seat) =>
    seat === mine || order.former ? undefined : botNamed(game.id, order.rival)!.sit(seat),
  );
  const tell = (event: GameEvent) =>
    players.forEach((player, seat) => player?.hear(heardBy(event, seat)));
  const moves = new Int32Array(1024);
  while (game.actors(s) !== 0) {
    const seat = lowestSeat(game.actors(s));
    const player = players[seat];
    if (player) {
      const table = lesson.played;
      const count = table.legal(s, seat, moves);
      const options = Array.from(moves.subarray(0, count), (move) => table.option(s, seat, move));
      const decision = { id: String(s.moment), seat, ...table.question(s, seat), options };
      const chosen = player.choose(game.view(s, seat), decision, { iterations: order.rivalIterations }, random);
      table.play(s, seat, moves[options.findIndex(({ id }) => id === chosen)]!, tell);
      continue;
    }
    if (game.legal(s, seat, moves) === 1) {
      game.play(s, seat, moves[0]!, tell);
      continue;
    }
    const { search, judge } = seat === mine ? own! : former!;
    search.forget();
    judge.begin(random);
    judge.look(s, seat);
    const iterations = seat === mine ? order.iterations : order.rivalIterations;
    const best = mostVisited(search.think({ view: game.view(s, seat), seat }, { iterations }, random));
    game.play(s, seat, best.move, tell);
  }
  return winShares(s, 4)[mine]!;
}

parentPort!.on('message', (order: PlayOrder) => {
  if (ownWeights !== order.seed) {
    own = mindWith(shared.weights);
    ownWeights = order.seed;
  }
  if (order.former && order.former.generation !== formerGeneration) {
    former = mindWith(order.former.weights);
    formerGeneration = order.former.generation;
  }
  if (order.do === 'learn') {
    learn(order);
    parentPort!.postMessage({ samples: writer.take() });
  } else parentPort!.postMessage({ won: measure(order) });
});
