import { sure } from '@treefort/kernel';
import { treehouse } from '@treefort/treehouse';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNetwork } from '../../src/network/loaded.ts';
import { botsOf } from '../../src/roster.ts';
import { staysHonest, wholeGame } from '../honest.ts';

const where = (seats: number, options: object, seed: string) => ({
  game: treehouse,
  setup: { seats, options: sure(treehouse.options(options)) },
  seed,
});

/** Which games each bot plays to their end, and with how many seats it is asked again with other hidden rooms. */
interface Extent {
  readonly games: readonly (readonly [number, object])[];
  readonly honest: readonly number[];
}

/** Lets every bot play whole games, and finds out whether it looks at what is hidden. */
export function wholeGamesOfTreehouse({ games, honest }: Extent): void {
  beforeAll(() => loadNetwork('treehouse'));

  describe.each(botsOf('treehouse').map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
    test.each(games)('plays a whole game of %i seats, %o', (seats, options) => {
      const state = wholeGame(where(seats, options, 'whole'), bot);
      expect(treehouse.outcome(state)?.winners.length).toBeGreaterThan(0);
    });

    test.each(honest)('of %i seats chooses alike whatever the hidden rooms are', (seats) => {
      staysHonest(where(seats, {}, 'honest'), bot, { every: 5 });
    });
  });
}
