import { below, type Decision, type GameRecord, randomFromText } from '@treefort/kernel';
import { Referee } from '@treefort/protocol';
import { games } from '../src/games.ts';

/** A reply with the fields a test looks at. */
interface Answered {
  readonly ok: boolean;
  readonly why?: string;
  readonly rule?: string;
  readonly message?: string;
  readonly detail?: object;
  readonly over?: boolean;
  readonly decisions: readonly Decision[];
  readonly record: GameRecord;
  readonly text: string;
  readonly [field: string]: unknown;
}

/** Talks to a referee in lines of JSON, as another program does. */
export class Asking {
  readonly referee = new Referee(games);

  line(line: string): Answered {
    return JSON.parse(this.referee.reply(line)) as Answered;
  }

  ask(request: object): Answered {
    return this.line(JSON.stringify(request));
  }

  begin(seats: number, options: object = {}, game = 'treehouse'): void {
    this.ask({ do: 'new', game, seats, seed: 'any text', options });
  }

  decision(seat: number): Decision {
    const found = this.ask({ do: 'decisions' }).decisions.find((one) => one.seat === seat);
    if (!found) throw new Error(`nothing is asked of seat ${seat}`);
    return found;
  }

  /** The first option of a seat, chosen. */
  first(seat: number): Answered {
    const { id, options } = this.decision(seat);
    return this.ask({ do: 'choose', seat, decision: id, option: options[0]!.id });
  }

  /** Everything that can be asked without changing anything. */
  everything(): unknown {
    return [{ do: 'state' }, { do: 'decisions' }, { do: 'record' }].map((verb) => this.ask(verb));
  }

  /** Random answers to the end, any of the open decisions first. */
  playOn(seed: string): number {
    const random = randomFromText(seed);
    for (let choices = 0; ; choices++) {
      const { over, decisions } = this.ask({ do: 'decisions' });
      if (over) return choices;
      const { seat, id, options } = decisions[below(random, decisions.length)]!;
      const option = options[below(random, options.length)]!.id;
      const reply = this.ask({ do: 'choose', seat, decision: id, option });
      if (!reply.ok) throw new Error(`refused an offered option: ${reply.message}`);
    }
  }
}
