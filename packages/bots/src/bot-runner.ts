import {
  type Choice,
  canonical,
  type Game,
  type GameRecord,
  heardBy,
  type Random,
  sure,
  Table,
} from '@treefort/kernel';
import { type Bot, type Budget, type Player, USUAL_BUDGET } from './bot.ts';
import { botNamed } from './roster.ts';

/** What a bot is asked for in a worker: the game so far; its seat's view is built from it here, and it sees nothing else. */
export interface BotTask {
  readonly record: GameRecord;
  readonly seat: number;
  readonly bot: string;
  /** By how much its time is cut, because others wait: a half for 2. */
  readonly haste?: number;
}

const hasty = (budget: Budget, haste: number): Budget =>
  budget.ms === undefined ? budget : { ...budget, ms: budget.ms / haste };

/** A bot that sits at a table, how much of the game it has heard, and what it answered last. */
interface Seated {
  readonly bot: Bot;
  readonly player: Player;
  readonly table: Table;
  readonly task: BotTask;
  readonly answered?: string;
}

const NOTHING: readonly Choice[] = [];

/** All of a record but the choices. */
const startOf = ({ game, rules, seed, seats, options, scenario }: GameRecord): string =>
  canonical({ game, rules, seed, seats, options, scenario });

const isSame = ([seat, option]: Choice, other: Choice | undefined): boolean =>
  other?.[0] === seat && other[1] === option;

/**
 * Answers for bots that are told the whole game each time. Who was asked last stays seated: where the game went on with
 * that answer, the same player hears the rest and goes on with what it has found.
 */
export class BotRunner {
  private readonly games: readonly Game[];
  private readonly find: (game: string, id: string) => Bot | undefined;
  private last: Seated | undefined;

  constructor(games: readonly Game[], find = botNamed) {
    this.games = games;
    this.find = find;
  }

  answer(task: BotTask, random: Random): string {
    const { last } = this;
    // A bot that failed while thinking does not go on with that thought.
    this.last = undefined;
    const seated = last && goesOn(last, task) ? last : this.sitDown(task);
    const { bot, player, table } = seated;
    tell(seated, task);
    const decision = table.decision(task.seat);
    if (!decision) throw new Error(`seat ${task.seat} is not asked`);
    const view = table.game.view(table.state, task.seat);
    const budget = hasty(bot.budget ?? USUAL_BUDGET, task.haste ?? 1);
    const answered = player.choose(view, decision, budget, random);
    this.last = { bot, player, table, task, answered };
    return answered;
  }

  private sitDown(task: BotTask): Seated {
    const { record, seat } = task;
    const bot = this.find(record.game, task.bot);
    if (!bot) throw new Error(`no bot ${task.bot} for ${record.game}`);
    const table = sure(Table.at(this.games, record, 0));
    const heard = { ...task, record: { ...record, choices: NOTHING } };
    return { bot, player: bot.sit(seat), table, task: heard };
  }
}

/** Whether a task is about the same seat in the same game, which has gone on with what the bot answered. */
function goesOn({ task: before, answered }: Seated, { record, seat, bot }: BotTask): boolean {
  const { choices } = before.record;
  return (
    bot === before.bot &&
    seat === before.seat &&
    answered !== undefined &&
    isSame([seat, answered], record.choices[choices.length]) &&
    choices.every((choice, i) => isSame(choice, record.choices[i])) &&
    startOf(record) === startOf(before.record)
  );
}

/** Lets a player hear what its seat has not heard yet. */
function tell({ player, table, task }: Seated, { record, seat }: BotTask): void {
  for (const [who, option] of record.choices.slice(task.record.choices.length)) {
    const decision = String(table.state.moment);
    for (const event of sure(table.choose({ seat: who, decision, option }))) {
      player.hear(heardBy(event, seat));
    }
  }
}
