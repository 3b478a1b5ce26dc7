import { type Budget, randomForDecision } from '@treefort/bots';
import {
  type Decision,
  drawFrom,
  type Game,
  type GameEvent,
  heardBy,
  nth,
  type Random,
  type Setup,
  sure,
  Table,
} from '@treefort/kernel';
import type { Faults, Fixture, Played } from './plan.ts';
import { Stopwatch } from './stopwatch.ts';

/** A player who may take its time: a bot, or a program that is asked. */
export interface Seated {
  readonly budget: Budget;
  hear(event: GameEvent): void;
  choose(
    view: unknown,
    decision: Decision,
    budget: Budget,
    random: Random,
  ): string | Promise<string>;
}

/** One game of an arena being played. */
export class Match {
  private readonly table: Table;
  private readonly fixture: Fixture;
  private readonly seated: readonly Seated[];
  private readonly stopwatches: readonly Stopwatch[];
  private readonly faults = new Map<number, Faults>();

  constructor(game: Game, setup: Setup, fixture: Fixture, seated: readonly Seated[]) {
    const { id, rules } = game;
    const { seats, options } = setup;
    const { seed } = fixture;
    const start = { game: id, rules, seed, seats, options, choices: [] };
    this.table = sure(Table.open([game], start));
    this.fixture = fixture;
    this.seated = seated;
    this.stopwatches = seated.map(() => new Stopwatch());
  }

  async play(): Promise<Played> {
    while (!this.table.over) {
      for (const decision of this.table.decisions()) await this.ask(decision);
    }
    const { n, deal, seating } = this.fixture;
    return {
      n,
      deal,
      seating,
      ...this.table.outcome!,
      thinking: this.stopwatches.map(({ thinking }) => thinking),
      faults: [...this.faults.values()],
    };
  }

  private async ask(decision: Decision): Promise<void> {
    const { seat, id, options } = decision;
    // By game, not by deal: two bots that differ in nothing but the seat would else play the same game again.
    const random = randomForDecision(`${this.fixture.seed} ${this.fixture.n}`, decision);
    const answered = await this.answer(decision, random);
    const option = answered ?? drawFrom(random, options).id;
    this.tell(sure(this.table.choose({ seat, decision: id, option })));
  }

  /** What a seat answers; undefined where that cannot be played. */
  private async answer(decision: Decision, random: Random): Promise<string | undefined> {
    const { seat, kind, options } = decision;
    const { game, state } = this.table;
    const view = game.view(state, seat);
    const player = nth(this.seated, seat);
    const began = performance.now();
    try {
      const option = await player.choose(view, decision, player.budget, random);
      if (options.some(({ id }) => id === option)) return option;
      throw new Error(
        `asked to ${kind} it answered ${JSON.stringify(option)}, which is not offered`,
      );
    } catch (error) {
      this.blame(seat, error);
      return undefined;
    } finally {
      nth(this.stopwatches, seat).add(performance.now() - began);
    }
  }

  private tell(events: readonly GameEvent[]): void {
    for (const event of events) {
      for (const stopwatch of this.stopwatches) stopwatch.hear(event);
      for (const [seat, player] of this.seated.entries()) {
        try {
          player.hear(heardBy(event, seat));
        } catch (error) {
          this.blame(seat, error);
        }
      }
    }
  }

  private blame(seat: number, error: unknown): void {
    const { count, first } = this.faults.get(seat) ?? { count: 0, first: reasonOf(error) };
    this.faults.set(seat, { seat, count: count + 1, first });
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);
