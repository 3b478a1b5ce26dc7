import { fort, KIND, kindOf } from '@treefort/fort';
import {
  decisionOf,
  fork,
  type GameEvent,
  heardBy,
  lowestSeat,
  MOST_MOVES,
  moveOf,
  randomFromText,
  sure,
} from '@treefort/kernel';
import { scoresTooEarly } from '../../src/fort/action-order.ts';
import { loadNetwork } from '../../src/network/loaded.ts';
import { botNamed } from '../../src/roster.ts';

await loadNetwork('fort');

interface Extent {
  readonly games: number;
  readonly seats: number;
  readonly iterations: number;
}

/** Counts in whole games of one bot how often both orders of a card's actions were open and only one is right, and how often it was chosen. */
export function countOrders(name: string, { games, seats, iterations }: Extent) {
  const bot = botNamed(fort.id, name);
  if (!bot) throw new Error(`no bot ${name}`);
  const moves = new Int32Array(MOST_MOVES);
  const found = { cases: 0, right: 0 };
  for (let game = 0; game < games; game++) {
    const random = randomFromText(`orders ${seats} ${game}`);
    const state = fort.start({ seats, options: sure(fort.options({})) }, fork(random));
    const players = Array.from({ length: seats }, (_, seat) => bot.sit(seat));
    const tell = (event: GameEvent): void => {
      for (const [seat, player] of players.entries()) player.hear(heardBy(event, seat));
    };
    for (let actors = fort.actors(state); actors !== 0; actors = fort.actors(state)) {
      const seat = lowestSeat(actors);
      const open = moves.slice(0, fort.legal(state, seat, moves));
      const uses = open.filter((move) => kindOf(move) === KIND.use);
      const early = uses.filter((move) => scoresTooEarly(state, seat, move));
      const decision = decisionOf(fort, state, seat);
      const option = players[seat]!.choose(
        fort.view(state, seat),
        decision,
        { iterations },
        random,
      );
      const move = moveOf(fort, state, seat, option);
      if (move === undefined) throw new Error(`${option} is not offered`);
      if (uses.length === 2 && early.length === 1 && uses.includes(move)) {
        found.cases++;
        if (!early.includes(move)) found.right++;
      }
      fort.play(state, seat, move, tell);
    }
  }
  return found;
}
