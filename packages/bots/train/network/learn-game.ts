import {
  below,
  fork,
  type GameEvent,
  lowestSeat,
  MOST_MOVES,
  type Random,
  randomFromText,
  type State,
} from '@treefort/kernel';
import type { LearnedJudge } from '../../src/network/judge.ts';
import type { Judged } from '../../src/search.ts';
import { Guest } from './guest.ts';
import type { Lesson } from './lesson.ts';
import { byVisits, type Mind, mostVisited, Teacher, type Thinker, visitsOf } from './mind.ts';
import type { SampleWriter } from './samples.ts';

/** One game to learn from. */
export interface LearnTask {
  readonly game: number;
  readonly seed: string;
  /** Iterations for most choices, and for those that are learned from. */
  readonly few: number;
  readonly many: number;
  /** Whether the teacher plays on every seat, to be learned from. */
  readonly taught: boolean;
}

/** One of so many choices is thought over well, and learned from. */
const WELL = 3;
/** One of so many strays from the best, by how often others were visited. */
const STRAY = 4;
/** On one of so many seats sits somebody else; one seat is always the network's own. */
const OTHERS = 4;
/** How much the search's own verdict counts beside the result. */
const VERDICT = 0.4;
const GUEST_THINKS = 4;

interface Noted {
  readonly at: number;
  readonly seat: number;
  readonly verdict: readonly number[];
}

/** A game under way: who sits where, and what was noted. */
interface Played {
  readonly task: LearnTask;
  readonly sitters: readonly (Thinker | Guest)[];
  readonly noted: Noted[];
  readonly random: Random;
}

/** Each seat's share of the victory. */
export function winShares({ game }: Lesson, state: State, seats: number): number[] {
  const winners = game.outcome(state)?.winners ?? [];
  return Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
}

/** Plays games by search and writes down what it found, and who won. */
export class LearnGame {
  private readonly lesson: Lesson;
  private readonly own: Mind;
  private readonly former: Mind | undefined;
  private readonly teacher: Teacher;
  private readonly writer: SampleWriter;
  private readonly moves = new Int32Array(MOST_MOVES);

  constructor(
    lesson: Lesson,
    { own, former, writer }: { own: Mind; former: Mind | undefined; writer: SampleWriter },
  ) {
    this.lesson = lesson;
    this.own = own;
    this.former = former;
    this.teacher = new Teacher(lesson);
    this.writer = writer;
  }

  play(task: LearnTask): void {
    const { lesson, writer } = this;
    const { game } = lesson;
    const random = randomFromText(`${task.seed} ${task.game}`);
    const setup = lesson.setup(task.game);
    const { seats } = setup;
    const state = game.start(setup, fork(random));
    const sitters = this.sitters(task, seats, random);
    const guests = sitters.filter((sitter) => sitter instanceof Guest);
    const tell = (event: GameEvent): void => {
      for (const guest of guests) guest.hear(event);
    };
    const played: Played = { task, sitters, noted: [], random };
    for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
      this.step(state, lowestSeat(actors), played, guests.length > 0 ? tell : undefined);
    }
    const won = winShares(lesson, state, seats);
    for (const { at, seat, verdict } of played.noted) {
      const chances = won.map((share, who) => share * (1 - VERDICT) + verdict[who]! * VERDICT);
      writer.chances(
        at,
        chances.map((_, i) => chances[(seat + i) % seats]!),
      );
    }
  }

  private sitters(task: LearnTask, seats: number, random: Random): (Thinker | Guest)[] {
    const mine = below(random, seats);
    return Array.from({ length: seats }, (_, seat) => {
      if (task.taught) return this.teacher;
      return seat === mine || below(random, OTHERS) > 0 ? this.own : this.other(seat, random);
    });
  }

  /** Somebody else for a seat: a former self, the teacher or a bot of the house. */
  private other(seat: number, random: Random): Thinker | Guest {
    const { guests } = this.lesson;
    const drawn = below(random, guests.length + 2);
    if (drawn < guests.length) return new Guest(this.lesson, guests[drawn]!, seat);
    return drawn === guests.length || !this.former ? this.teacher : this.former;
  }

  private step(
    state: State,
    seat: number,
    played: Played,
    tell: ((event: GameEvent) => void) | undefined,
  ): void {
    const { game, played: table } = this.lesson;
    const sitter = played.sitters[seat]!;
    if (sitter instanceof Guest) {
      const move = sitter.choose(state, played.task.few * GUEST_THINKS, played.random);
      table.play(state, seat, move, tell);
    } else game.play(state, seat, this.choose(state, seat, sitter, played), tell);
  }

  private choose(
    state: State,
    seat: number,
    thinker: Thinker,
    { task, noted, random }: Played,
  ): number {
    if (this.lesson.game.legal(state, seat, this.moves) === 1) return this.moves[0]!;
    const well = task.taught || (thinker === this.own && below(random, WELL) === 0);
    const iterations = well ? task.many : task.few * (thinker === this.teacher ? GUEST_THINKS : 1);
    const opinions = thinker.think(state, seat, { iterations, curious: true, random });
    if (well) noted.push(this.note(state, seat, opinions));
    return (below(random, STRAY) === 0 ? byVisits(opinions, random) : mostVisited(opinions)).move;
  }

  private note(state: State, seat: number, opinions: readonly Judged[]): Noted {
    const { learned } = this.own;
    learned.look(state, seat);
    const at = this.writer.position(learned.network, standingsOf(learned, state, seat));
    const visits = visitsOf(opinions);
    this.writer.moves(
      opinions.map(({ move, visits: tried }) => ({
        code: learned.code(move),
        base: learned.base(move),
        share: tried / visits,
      })),
    );
    return { at, seat, verdict: verdictOf(opinions, visits) };
  }
}

/** How the seats stand at the last look, from the one who looked on. */
export function standingsOf(learned: LearnedJudge<State>, state: State, seat: number): number[] {
  const seats = learned.seats(state);
  return Array.from({ length: seats }, (_, i) => learned.standing((seat + i) % seats));
}

/** What the search makes of each seat's chances, all moves together. */
function verdictOf(opinions: readonly Judged[], visits: number): number[] {
  const sums = [0, 0, 0, 0];
  for (const { chances, visits: tried } of opinions) {
    for (const [who, chance] of chances.entries()) sums[who]! += (chance * tried) / visits;
  }
  const all = sums.reduce((sum, chance) => sum + chance, 0);
  return sums.map((chance) => chance / all);
}
