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
import type { Judged } from '../../src/search.ts';
import { Guest } from './guest.ts';
import type { Lesson } from './lesson.ts';
import { byVisits, type Mind, mostVisited, visitsOf } from './mind.ts';
import type { SampleWriter } from './samples.ts';

/** One game to learn from. */
export interface LearnTask {
  readonly game: number;
  readonly seed: string;
  /** Iterations for most choices, and for those that are learned from. */
  readonly few: number;
  readonly many: number;
}

/** One of so many choices is thought over well, and learned from. */
const WELL = 3;
/** One of so many strays from the best, by how often others were visited. */
const STRAY = 4;
/** In one of so many games somebody else sits on a seat. */
const GUEST = 3;
/** How much the search's own verdict counts beside the result. */
const VERDICT = 0.4;
const GUEST_THINKS = 4;

interface Noted {
  readonly at: number;
  readonly seat: number;
  readonly verdict: readonly number[];
}

/** Who thinks about a choice, and where it is noted. */
interface Thought {
  readonly task: LearnTask;
  readonly mind: Mind;
  readonly seats: number;
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
  private readonly writer: SampleWriter;
  private readonly moves = new Int32Array(MOST_MOVES);

  constructor(
    lesson: Lesson,
    { own, former, writer }: { own: Mind; former: Mind | undefined; writer: SampleWriter },
  ) {
    this.lesson = lesson;
    this.own = own;
    this.former = former;
    this.writer = writer;
  }

  play(task: LearnTask): void {
    const { lesson, writer } = this;
    const { game } = lesson;
    const random = randomFromText(`${task.seed} ${task.game}`);
    const setup = lesson.setup(task.game);
    const { seats } = setup;
    const state = game.start(setup, fork(random));
    const other = below(random, GUEST) === 0 ? below(random, seats) : -1;
    const guest = other < 0 ? undefined : this.guestAt(other, random);
    const tell = guest && ((event: GameEvent) => guest.hear(event));
    const noted: Noted[] = [];
    for (let actors = game.actors(state); actors !== 0; actors = game.actors(state)) {
      const seat = lowestSeat(actors);
      if (seat === other && guest) {
        const move = guest.choose(state, task.few * GUEST_THINKS, random);
        lesson.played.play(state, seat, move, tell);
        continue;
      }
      const mind = seat === other && this.former ? this.former : this.own;
      const move = this.choose(state, seat, { task, mind, seats, noted, random });
      game.play(state, seat, move, tell);
    }
    const won = winShares(lesson, state, seats);
    for (const { at, seat, verdict } of noted) {
      const chances = won.map((share, who) => share * (1 - VERDICT) + verdict[who]! * VERDICT);
      writer.chances(
        at,
        chances.map((_, i) => chances[(seat + i) % seats]!),
      );
    }
  }

  /** A bot of the house, or nobody where a former self shall sit there. */
  private guestAt(seat: number, random: Random): Guest | undefined {
    const { guests } = this.lesson;
    if (this.former && below(random, 2) === 0) return undefined;
    return new Guest(this.lesson, guests[below(random, guests.length)]!, seat);
  }

  private choose(
    state: State,
    seat: number,
    { task, mind, seats, noted, random }: Thought,
  ): number {
    if (this.lesson.game.legal(state, seat, this.moves) === 1) return this.moves[0]!;
    const well = mind === this.own && below(random, WELL) === 0;
    const iterations = well ? task.many : task.few;
    const opinions = mind.think(state, seat, { iterations, curious: true, random });
    if (well) noted.push(this.note(state, seat, { seats, opinions }));
    return (below(random, STRAY) === 0 ? byVisits(opinions, random) : mostVisited(opinions)).move;
  }

  private note(
    state: State,
    seat: number,
    { seats, opinions }: { seats: number; opinions: readonly Judged[] },
  ): Noted {
    const { learned } = this.own;
    learned.look(state, seat);
    const at = this.writer.position(learned.network.on, learned.count, seats);
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

/** What the search makes of each seat's chances, all moves together. */
function verdictOf(opinions: readonly Judged[], visits: number): number[] {
  const sums = [0, 0, 0, 0];
  for (const { chances, visits: tried } of opinions) {
    for (const [who, chance] of chances.entries()) sums[who]! += (chance * tried) / visits;
  }
  const all = sums.reduce((sum, chance) => sum + chance, 0);
  return sums.map((chance) => chance / all);
}
