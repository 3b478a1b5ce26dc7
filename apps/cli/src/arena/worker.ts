import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { nth } from '@treefort/kernel';
import { gameNamed } from '../games.ts';
import { type Contestant, loadBot } from './contestant.ts';
import { Match, type Seated } from './match.ts';
import type { ArenaPlan, Fixture } from './plan.ts';
import { Program } from './program.ts';
import { ProgramPlayer } from './program-player.ts';

/** How a contestant sits down at a table. */
type Sit = (seat: number, table: string) => Seated;

const plan = workerData as ArenaPlan;
const port = parentPort as MessagePort;
const { game } = gameNamed(plan.game);
const programs: Program[] = [];

async function sitting({ origin, budget }: Contestant): Promise<Sit> {
  if ('program' in origin) {
    const program = new Program(origin.program, plan.patience);
    programs.push(program);
    return (seat, table) => new ProgramPlayer(program, budget, { game: game.id, table, seat });
  }
  const bot = await loadBot(origin, game.id);
  return (seat) => {
    const player = bot.sit(seat);
    return {
      budget,
      hear: (event) => player.hear(event),
      choose: (view, decision, most, random) => player.choose(view, decision, most, random),
    };
  };
}

const contestants = await Promise.all(plan.contestants.map(sitting));

port.on('message', async (fixture: Fixture | 'done') => {
  if (fixture === 'done') {
    for (const program of programs) program.close();
    port.close();
    return;
  }
  const seated = fixture.seating.map((one, seat) => nth(contestants, one)(seat, `${fixture.n}`));
  port.postMessage(await new Match(game, plan, fixture, seated).play());
});
