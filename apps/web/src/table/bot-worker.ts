import { levelNamed } from '@treefort/bots';
import { type GameRecord, heardBy, randomFromText, sure, Table } from '@treefort/kernel';
import { type Hint, hintsFor } from '@treefort/review';
import { expose } from 'comlink';
import { games } from './games.ts';

/** A question to a bot: the game so far, from which its seat's view is built here, and nothing else handed on. */
export interface Puzzle {
  readonly record: GameRecord;
  readonly seat: number;
  readonly bot: string;
}

/** Seats the bot afresh, lets it hear what its seat has heard, and asks it. */
function think({ record, seat, bot }: Puzzle): string {
  const level = levelNamed(record.game, bot);
  if (!level) throw new Error(`no bot ${bot} for ${record.game}`);
  const player = level.sit(seat);
  const table = sure(Table.at(games, record, 0));
  for (const [who, option] of record.choices) {
    const decision = String(table.state.moment);
    for (const event of sure(table.choose({ seat: who, decision, option }))) {
      player.hear(heardBy(event, seat));
    }
  }
  const decision = table.decision(seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  const view = table.game.view(table.state, seat);
  const dice = randomFromText(`${crypto.getRandomValues(new Uint32Array(4))}`);
  return player.choose(view, decision, level.budget, dice);
}

/** What the strongest bot would do on a seat. */
const advise = (record: GameRecord, seat: number): readonly Hint[] => sure(hintsFor(record, seat));

const thinker = { think, advise };
export type Thinker = typeof thinker;

expose(thinker);
