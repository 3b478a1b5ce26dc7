import { fort } from '@treefort/fort';
import { type Game, type Setup, type State, sure } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bot, Player } from '../src/bot.ts';
import { loadNetwork } from '../src/network/loaded.ts';
import { levelsOf } from '../src/roster.ts';
import { wholeGame } from './honest.ts';

await loadNetwork('fort');
await loadNetwork('treehouse');

/** A clock that goes on whenever it is looked at, so that times do not depend on the machine. */
const TICK = 25;
const SEATS = 4;
let now = 0;
const clock = () => {
  now += TICK;
  return now;
};

afterEach(() => vi.restoreAllMocks());

/** Events with which a turn begins, of anybody: in Treehouse the place of a room and the pick of the next. */
const BEGINS = new Set(['turn', 'picked']);

/** A level that thinks within its own budget, and how long it took at most. */
function timed(level: Bot) {
  const longest = { choice: 0, turn: 0 };
  const sit = (seat: number): Player => {
    const player = level.sit(seat);
    let turn = 0;
    return {
      hear(event) {
        if (BEGINS.has(event.kind)) turn = 0;
        player.hear(event);
      },
      choose(view, decision, _, random) {
        const began = now;
        const option = player.choose(view, decision, level.budget!, random);
        turn += now - began;
        longest.choice = Math.max(longest.choice, now - began);
        longest.turn = Math.max(longest.turn, turn);
        return option;
      },
    };
  };
  return { bot: { ...level, sit }, longest };
}

/** The longest choice and the longest turn of a whole game with a level on all seats. */
function longestOf(level: Bot, game: Game<State, unknown>) {
  vi.spyOn(performance, 'now').mockImplementation(clock);
  const { bot, longest } = timed(level);
  const setup: Setup = { seats: SEATS, options: sure(game.options({})) };
  wholeGame({ game, setup, seed: 'time' }, bot);
  return longest;
}

const LEVELS = ([fort, treehouse] as unknown as Game<State, unknown>[]).flatMap((game) =>
  levelsOf(game.id).map((level) => [level.id, level, game] as const),
);

test.each(LEVELS.filter(([, { rank }]) => rank <= 2))(
  '%s answers without looking ahead, so at once',
  (_, level, game) => {
    expect(longestOf(level, game)).toEqual({ choice: 0, turn: 0 });
  },
);

test.each(LEVELS.filter(([, { rank }]) => rank > 2))(
  '%s takes less than a second for a choice and two for a turn',
  (_, level, game) => {
    const longest = longestOf(level, game);
    expect(longest.choice).toBeLessThan(1000);
    expect(longest.turn).toBeLessThan(2000);
  },
);

const CHOICES = new Set(['pick', 'place']);

test('in Treehouse the raven has its whole time for every pick and every place, wherever it sits', () => {
  vi.spyOn(performance, 'now').mockImplementation(clock);
  const raven = levelsOf(treehouse.id).at(-1)!;
  const took = Array.from({ length: SEATS }, () => new Set<boolean>());
  const sit = (seat: number): Player => {
    const player = raven.sit(seat);
    return {
      hear: (event) => player.hear(event),
      choose(view, decision, _, random) {
        const began = now;
        const option = player.choose(view, decision, raven.budget!, random);
        if (decision.options.length > 1 && CHOICES.has(decision.kind)) {
          took[seat]!.add(now - began >= raven.budget!.ms!);
        }
        return option;
      },
    };
  };
  const setup: Setup = { seats: SEATS, options: sure(treehouse.options({})) };
  wholeGame({ game: treehouse, setup, seed: 'fair', lastFirst: true }, { ...raven, sit });
  expect(took).toEqual(took.map(() => new Set([true])));
});
