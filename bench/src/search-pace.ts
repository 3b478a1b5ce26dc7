import { parseArgs } from 'node:util';
import { botsOf } from '@treefort/bots';
import { fort } from '@treefort/fort';
import {
  decisionOf,
  drawFrom,
  fork,
  type Game,
  isOver,
  lowestSeat,
  moveOf,
  randomFromText,
  sure,
} from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';

/** How many iterations the searches make in a second of one core's time, in positions of random games of four. */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    iterations: { type: 'string', default: '1000' },
  },
});
const iterations = Number(values.iterations);
/** One decision in so many is thought about. */
const EVERY = 9;

async function pace(game: Game, id: string): Promise<number> {
  const bot = botsOf(game.id).find((found) => found.id === id);
  if (!bot) throw new Error(`${game.id} has no bot ${id}`);
  await bot.load?.();
  const random = randomFromText(`pace ${game.id}`);
  const setup = { seats: 4, options: sure(game.options({})) };
  let [ms, thoughts, asked] = [0, 0, 0];
  for (let played = 0; played < Number(values.games); played++) {
    const state = game.start(setup, fork(random));
    while (!isOver(game, state)) {
      const seat = lowestSeat(game.actors(state));
      const decision = decisionOf(game, state, seat);
      if (decision.options.length > 1 && asked++ % EVERY === 0) {
        const view = game.view(state, seat);
        const player = bot.sit(seat);
        const began = process.cpuUsage();
        player.choose(view, decision, { iterations }, random);
        // The first thoughts run on code that is not compiled yet.
        if (asked > EVERY * 4) {
          const { user, system } = process.cpuUsage(began);
          ms += (user + system) / 1000;
          thoughts++;
        }
      }
      const { id: option } = drawFrom(random, decision.options);
      game.play(state, seat, moveOf(game, state, seat, option)!);
    }
  }
  return (thoughts * iterations * 1000) / ms;
}

for (const game of [fort, treehouse] as readonly Game[]) {
  for (const id of ['plain', 'champion', 'learned']) {
    process.stdout.write(`${game.id} ${id}: ${Math.round(await pace(game, id))} iterations/s\n`);
  }
}
