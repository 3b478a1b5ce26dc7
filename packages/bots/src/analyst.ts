import { fork, type Game, type GameEvent, moveOf, type Random, type State } from '@treefort/kernel';
import type { Heuristics, Memory } from './heuristics.ts';
import { PositionSampler } from './position-sampler.ts';
import { valueAt } from './row.ts';
import { type Opinion, Search } from './search.ts';
import type { SearchSettings } from './search-settings.ts';
import { Simulation } from './simulation.ts';
import { VisitTable } from './visit-table.ts';

/** An opinion that tells what an option seems to give to every seat; nothing where it was never tried. */
export interface Weighed extends Opinion {
  readonly chances: readonly number[];
  /** Whether the game ends with it, as far as can be seen. */
  readonly ends: boolean;
}

/** What is to be looked at: a seat's view, and the options in question, which are weighed as closely as the best. */
export interface Situation {
  readonly view: unknown;
  readonly seats: number;
  readonly also?: readonly string[];
}

/** In place of a seat: an analyst who knows what everybody at the table knows, and no more. */
export const NOBODY = -1;

/** The strongest player of a game beside a seat, telling all that it thinks: it knows what that seat knows. */
export interface Analyst {
  hear(event: GameEvent): void;
  /** Every option, the one it would choose first. Options that come to the same stand for each other. */
  weigh(situation: Situation, iterations: number, random: Random): readonly Weighed[];
  /** The option that stands for this one in what was weighed. */
  standsFor(view: unknown, option: string): string;
  /** What the seat would go on to do after an option, as long as it acts alone and nobody learns anything. */
  plan(
    situation: Situation & { readonly chosen: string },
    iterations: number,
    random: Random,
  ): readonly string[];
  /**
   * What the seat gets after each of some options, try by try, where all play on by their urges to the very end: no
   * search and no value has a say in it. The same try begins with the same hidden cards for each option.
   */
  playOut(
    situation: Situation & { readonly options: readonly string[] },
    tries: number,
    random: Random,
  ): readonly (readonly number[])[];
  /** The chances of all seats as the seat sees them, without asking it anything. */
  foresee(situation: Situation, iterations: number, random: Random): readonly number[];
  /** The same after a choice of somebody, which the seat knows of but not of what it turns up. */
  foreseeAfter(
    situation: Situation & { readonly chosen: readonly [seat: number, option: string] },
    iterations: number,
    random: Random,
  ): readonly number[];
  /** The same before anything is dealt. */
  foreseeDeal(
    deal: (random: Random) => State,
    seats: number,
    iterations: number,
    random: Random,
  ): readonly number[];
}

/** What makes an analyst of a game. */
export interface Expertise<S extends State, V> {
  /** The game as it is played, and as it is thought of. */
  readonly game: Game<S, V>;
  readonly thought: Game<S, V>;
  /** How the champion sees it from a seat; its network must be loaded. Made afresh for each seat. */
  heuristics(seat: number): Heuristics<S>;
  readonly settings: SearchSettings;
  /** The move in thought behind a real one. */
  thoughtOf(state: S, move: number): number;
  /** The turn at which a position is judged that is played on where nothing is to be chosen. */
  until(state: S): number;
}

const MOST_TRIES = 12;
/** No plan needs more steps. */
const MOST_STEPS = 12;

class Expert<S extends State, V> implements Analyst {
  private readonly expertise: Expertise<S, V>;
  private readonly search: Search<S, V>;
  private readonly playouts: Simulation<S>;
  private readonly seat: number;
  private readonly memory: Memory<S>;

  constructor(expertise: Expertise<S, V>, seat: number) {
    const { thought, settings } = expertise;
    const heuristics = expertise.heuristics(seat);
    this.expertise = expertise;
    this.search = new Search(thought, heuristics, settings);
    const byUrges = { ...settings, guided: true };
    this.playouts = new Simulation(thought, heuristics, byUrges, new VisitTable(1));
    this.memory = heuristics.remember(seat);
    this.seat = seat;
  }

  hear(event: GameEvent): void {
    this.memory.hear(event);
  }

  weigh({ view, seats, also }: Situation, iterations: number, random: Random): Weighed[] {
    const { seat, memory, search } = this;
    const seen = view as V;
    search.forget();
    const forced = also?.map((option) => this.moveFor(seen, option));
    const asked = { view: seen, seat, memory, also: forced };
    const found = search.think(asked, { iterations }, random);
    return found
      .map(({ move, option, visits, chance, chances }) => ({
        option,
        visits,
        chance,
        chances: chances.slice(0, seats),
        ends: this.ends(seen, move),
      }))
      .sort((a, b) => b.visits - a.visits);
  }

  private ends(view: V, move: number): boolean {
    const { thought } = this.expertise;
    const state = thought.sample(view, new Int32Array(4));
    thought.play(state, this.seat, move);
    return thought.actors(state) === 0;
  }

  standsFor(view: unknown, option: string): string {
    const { game, thought } = this.expertise;
    const seen = view as V;
    const state = game.sample(seen, new Int32Array(4));
    return thought.option(state, this.seat, this.moveFor(seen, option)).id;
  }

  plan(
    { view, seats, chosen }: Situation & { readonly chosen: string },
    iterations: number,
    random: Random,
  ): string[] {
    const { game } = this.expertise;
    const { seat } = this;
    const state = game.sample(view as V, fork(random));
    const { news } = state;
    const plan: string[] = [];
    let next: string | undefined = chosen;
    while (next !== undefined) {
      game.play(state, seat, this.offered(state, next));
      plan.push(next);
      const goesOn =
        state.news === news && game.actors(state) === 1 << seat && plan.length < MOST_STEPS;
      next = goesOn
        ? this.weigh({ view: game.view(state, seat), seats }, iterations, random)[0]?.option
        : undefined;
    }
    return plan;
  }

  playOut(
    { view, options }: Situation & { readonly options: readonly string[] },
    tries: number,
    random: Random,
  ): number[][] {
    const { game } = this.expertise;
    const { seat } = this;
    const moves = options.map((option) => this.moveFor(view as V, option));
    const positions = this.imagine(view as V, tries, random);
    const scratch = game.sample(view as V, random);
    const won: number[][] = options.map(() => []);
    for (let left = tries; left > 0; left--) {
      const start = positions.next();
      for (const [i, move] of moves.entries()) {
        const result = this.playouts.playOut(game.copy(start, scratch), seat, move, random);
        won[i]?.push(valueAt(result, seat));
      }
    }
    return won;
  }

  private moveFor(view: V, option: string): number {
    const { game, thoughtOf } = this.expertise;
    const state = game.sample(view, new Int32Array(4));
    return thoughtOf(state, this.offered(state, option));
  }

  /** The move behind an option that must be offered to the seat. */
  private offered(state: S, option: string | undefined): number {
    const move =
      option === undefined ? option : moveOf(this.expertise.game, state, this.seat, option);
    if (move === undefined) throw new Error(`${option} is not offered to seat ${this.seat}`);
    return move;
  }

  foresee({ view, seats }: Situation, iterations: number, random: Random): number[] {
    const positions = this.imagine(view as V, iterations, random);
    return this.mean(() => positions.next(), { seats, iterations, random });
  }

  foreseeAfter(
    { view, seats, chosen }: Situation & { readonly chosen: readonly [number, string] },
    iterations: number,
    random: Random,
  ): number[] {
    const { game } = this.expertise;
    const positions = this.imagine(view as V, iterations, random);
    const [seat, option] = chosen;
    const after = (): S | undefined => {
      const state = positions.next();
      const move = moveOf(game, state, seat, option);
      if (move === undefined) return undefined;
      game.play(state, seat, move);
      return state;
    };
    return this.mean(after, { seats, iterations, random });
  }

  foreseeDeal(
    deal: (random: Random) => State,
    seats: number,
    iterations: number,
    random: Random,
  ): number[] {
    return this.mean(() => deal(fork(random)) as S, { seats, iterations, random });
  }

  private imagine(view: V, most: number, random: Random): PositionSampler<S, V> {
    const { memory } = this;
    return new PositionSampler({ game: this.expertise.game, view, memory }, most, random);
  }

  /** What positions give to each seat on average, each played on for a while. */
  private mean(
    next: () => S | undefined,
    { seats, iterations, random }: { seats: number; iterations: number; random: Random },
  ): number[] {
    const sums = Array.from({ length: seats }, () => 0);
    for (let left = iterations, tries = iterations * MOST_TRIES; left > 0 && tries > 0; tries--) {
      const state = next();
      if (!state) continue;
      const result = this.search.foresee(state, this.expertise.until(state), random);
      for (const [seat, sum] of sums.entries()) sums[seat] = sum + valueAt(result, seat);
      left--;
    }
    const all = sums.reduce((total, sum) => total + sum, 0);
    return sums.map((sum) => (all === 0 ? 1 / seats : sum / all));
  }
}

/** Makes analysts of a game, one for each seat. */
export const analystsBy =
  <S extends State, V>(expertise: Expertise<S, V>): ((seat: number) => Analyst) =>
  (seat) =>
    new Expert(expertise, seat);
