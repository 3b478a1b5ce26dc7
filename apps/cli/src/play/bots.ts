import {
  type Bot,
  championOf,
  type Level,
  type Player,
  randomForDecision,
  USUAL_BUDGET,
} from '@treefort/bots';
import { type Decision, type Seed, sure, type Table } from '@treefort/kernel';
import { type Hint, hintFor } from '@treefort/review';
import type { EventLog } from './event-log.ts';
import { isBot, type Player as Sitting } from './players.ts';

/** The bots at a table: each sees its own view only, and hears what its seat hears before it answers. */
export class Bots {
  private readonly table: Table;
  private readonly log: EventLog;
  private readonly seed: Seed;
  private readonly seated: ReadonlyMap<number, { readonly bot: Bot; readonly player: Player }>;

  constructor(table: Table, log: EventLog, players: readonly Sitting[]) {
    this.table = table;
    this.log = log;
    this.seed = table.record.seed;
    this.seated = new Map(
      players.flatMap((bot, seat) => (isBot(bot) ? [[seat, { bot, player: bot.sit(seat) }]] : [])),
    );
  }

  /** The id of the option that the bot on a seat chooses. */
  answer(decision: Decision): string {
    const { seat } = decision;
    const { bot, player } = this.seated.get(seat)!;
    for (const event of this.log.newTo(seat)) player.hear(event);
    return player.choose(
      this.view(seat),
      decision,
      bot.budget ?? USUAL_BUDGET,
      this.dice(decision),
    );
  }

  /** Who gives hints: the strongest bot of the game. */
  get adviser(): Level | undefined {
    return championOf(this.table.game.id);
  }

  /** What the adviser would do on a person's seat; nothing where there is but one option. */
  hint({ seat }: Decision): Hint | null {
    return sure(hintFor(this.table.record, seat));
  }

  private view(seat: number): unknown {
    return this.table.game.view(this.table.state, seat);
  }

  private dice(decision: Decision) {
    return randomForDecision(this.seed, decision);
  }
}
