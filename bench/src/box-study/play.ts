import { type Bot, type Budget, botsOf, randomForDecision } from '@treefort/bots';
import { fort } from '@treefort/fort';
import {
  decisions,
  heardBy,
  isOver,
  moveOf,
  nth,
  randomFrom,
  type Setup,
  seedBytes,
  seedFromText,
} from '@treefort/kernel';
import { type Facts, Witness } from './facts.ts';

/** What is played again and again. */
export interface Study {
  readonly bot: string;
  readonly budget: Budget;
  readonly seed: string;
  readonly setup: Setup;
}

export function botNamed(id: string): Bot {
  const bots = botsOf(fort.id);
  const found = bots.find((bot) => bot.id === id);
  if (found) return found;
  const expected = bots.map((bot) => bot.id).join(', ');
  throw new Error(`--bot: expected one of ${expected}, found ${JSON.stringify(id)}`);
}

/** One whole game of a bot against itself. */
export function playGame({ bot, budget, seed: text, setup }: Study, n: number): Facts {
  const seed = seedFromText(`${text} ${setup.seats} ${n}`);
  const state = fort.start(setup, randomFrom(seedBytes(seed)));
  const witness = new Witness(state);
  const sitting = botNamed(bot);
  const players = Array.from({ length: setup.seats }, (_, seat) => sitting.sit(seat));
  while (!isOver(fort, state)) {
    for (const decision of decisions(fort, state)) {
      const { seat } = decision;
      const view = fort.view(state, seat);
      const option = nth(players, seat).choose(
        view,
        decision,
        budget,
        randomForDecision(seed, decision),
      );
      const move = moveOf(fort, state, seat, option);
      if (move === undefined) throw new Error(`${bot} answered ${option}, which is not offered`);
      witness.seeChoice();
      fort.play(state, seat, move, (event) => {
        witness.hear(event);
        for (const [to, player] of players.entries()) player.hear(heardBy(event, to));
      });
    }
  }
  return witness.facts(state);
}
