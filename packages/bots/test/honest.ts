import {
  decisionOf,
  fork,
  type Game,
  type GameEvent,
  heardBy,
  isOver,
  moveOf,
  type Random,
  randomFromText,
  type Setup,
  type State,
  seatsIn,
} from '@treefort/kernel';
import { expect } from 'vitest';
import type { Bot, Budget, Player } from '../src/bot.ts';

/** So little thought that whole games fit into a test, and the same each time. */
const LITTLE: Budget = { iterations: 12 };

interface Played<S extends State, V> {
  readonly game: Game<S, V>;
  readonly setup: Setup;
  readonly seed: string;
  /** Whether of those who are asked at once the last one answers first. */
  readonly lastFirst?: boolean;
}

/** Plays a whole game with one bot on all seats, and calls for a look before every choice. */
export function wholeGame<S extends State, V>(
  { game, setup, seed, lastFirst = false }: Played<S, V>,
  bot: Bot,
  look: (state: S, seat: number, player: Player) => void = () => {},
): S {
  const random = randomFromText(seed);
  const state = game.start(setup, fork(random));
  const players = Array.from({ length: setup.seats }, (_, seat) => bot.sit(seat));
  while (!isOver(game, state)) {
    const asked = seatsIn(game.actors(state));
    const seat = lastFirst ? asked.at(-1) : asked[0];
    const player = players[seat!]!;
    look(state, seat!, player);
    const decision = decisionOf(game, state, seat!);
    const option = player.choose(game.view(state, seat!), decision, LITTLE, random);
    const move = moveOf(game, state, seat!, option);
    if (move === undefined) throw new Error(`${bot.id} answers ${option}, which is not offered`);
    game.play(state, seat!, move, (event) => {
      for (const [ear, hearing] of players.entries()) hearing.hear(heardBy(event, ear));
    });
  }
  return state;
}

/** A bot that plays as it does, with all that its seats have heard written down. */
function overheard(bot: Bot): { bot: Bot; heard: readonly GameEvent[][] } {
  const heard: GameEvent[][] = [];
  const sit = (seat: number): Player => {
    const player = bot.sit(seat);
    heard[seat] = [];
    return {
      hear(event) {
        heard[seat]!.push(event);
        player.hear(event);
      },
      choose: (view, decision, budget, random) => player.choose(view, decision, budget, random),
    };
  };
  return { bot: { ...bot, sit }, heard };
}

/**
 * At some moments of a game, with all that the seat has heard until then: another position that the seat cannot tell
 * from the real one, all hidden cards elsewhere, gets the same choice; and the same question twice gets the same answer.
 */
export function staysHonest<S extends State, V>(
  where: { game: Game<S, V>; setup: Setup; seed: string },
  bot: Bot,
  { every }: { every: number },
): void {
  const { game } = where;
  const random = randomFromText(`hidden ${where.seed}`);
  const { bot: playing, heard } = overheard(bot);
  let moment = 0;
  let compared = 0;
  const chosen = (state: S, seat: number, dice: Random): string => {
    const player = bot.sit(seat);
    for (const event of heard[seat]!) player.hear(event);
    return player.choose(game.view(state, seat), decisionOf(game, state, seat), LITTLE, dice);
  };
  wholeGame(where, playing, (state, seat) => {
    if (moment++ % every !== 0) return;
    const dice = fork(random);
    const other = game.sample(game.view(state, seat), random);
    expect(game.view(other, seat)).toEqual(game.view(state, seat));
    const real = chosen(state, seat, dice.slice());
    expect(chosen(other, seat, dice.slice())).toBe(real);
    expect(chosen(state, seat, dice.slice())).toBe(real);
    compared++;
  });
  expect(compared).toBeGreaterThan(3);
}
