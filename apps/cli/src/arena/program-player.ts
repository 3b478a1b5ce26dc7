import type { Budget } from '@treefort/bots';
import type { Decision, GameEvent } from '@treefort/kernel';
import type { Seated } from './match.ts';
import type { Program } from './program.ts';

const MOST_FAILURES = 3;

interface ProgramSeat {
  readonly game: string;
  /** Another text for each game, so that a program knows when to forget. */
  readonly table: string;
  readonly seat: number;
}

/** A seat whose choices another program makes. */
export class ProgramPlayer implements Seated {
  readonly budget: Budget;
  private readonly program: Program;
  private readonly place: ProgramSeat;
  private heard: GameEvent[] = [];
  private failures = 0;

  constructor(program: Program, budget: Budget, place: ProgramSeat) {
    this.program = program;
    this.budget = budget;
    this.place = place;
  }

  hear(event: GameEvent): void {
    this.heard.push(event);
  }

  async choose(view: unknown, decision: Decision, budget: Budget): Promise<string> {
    if (this.failures >= MOST_FAILURES) {
      throw new Error(`not asked again in this game after ${MOST_FAILURES} failures`);
    }
    const events = this.heard;
    this.heard = [];
    try {
      return await this.program.ask({
        do: 'choose',
        ...this.place,
        budget,
        decision,
        view,
        events,
      });
    } catch (error) {
      this.failures++;
      throw error;
    }
  }
}
