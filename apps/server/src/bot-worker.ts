import { botsOf, levelNamed } from '@treefort/bots';
import {
  type GameRecord,
  heardBy,
  type Result,
  randomFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { games } from './games.ts';

/** A question to a bot: the game so far, from which its seat's view is built here, and nothing else handed on. */
export interface Puzzle {
  readonly record: GameRecord;
  readonly seat: number;
  readonly level: string;
}

const MS = 1000;

/** Seats the bot afresh, lets it hear what its seat has heard, and asks it. */
export function think({ record, seat, level }: Puzzle): string {
  const bot = botsOf(record.game).find(({ id }) => id === level);
  if (!bot) throw new Error(`no bot ${level} for ${record.game}`);
  const player = bot.sit(seat);
  const table = sure(replayed(record, (event) => player.hear(heardBy(event, seat))));
  const decision = table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  const view = table.game.view(table.state, seat);
  const budget = levelNamed(record.game, level)?.budget ?? { ms: MS };
  return player.choose(view, decision, budget, randomFromText(String(Math.random())));
}

function replayed(record: GameRecord, hear: Parameters<Table['game']['play']>[3]): Result<Table> {
  const opened = Table.at(games, record, 0);
  if (!opened.ok) return opened;
  for (const [seat, option] of record.choices) {
    const decision = String(opened.value.state.moment);
    const events = sure(opened.value.choose({ seat, decision, option }));
    for (const event of events) hear?.(event);
  }
  return opened;
}
