import { fort } from '@treefort/fort';
import { sure } from '@treefort/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadNetwork } from '../../src/network/loaded.ts';
import { botsOf } from '../../src/roster.ts';
import { staysHonest, wholeGame } from '../honest.ts';

const options = (setup: Setup) => sure(fort.options({ setup }));

type Setup = 'basic' | 'draft';

/** Which games each bot plays to their end, and at how many of their moments it is asked again with other hidden cards. */
interface Extent {
  readonly games: readonly (readonly [number, Setup])[];
  /** Every so many-th. */
  readonly every: number;
}

/** Lets every bot play whole games, and finds out whether it looks at what is hidden. */
export function wholeGamesOfFort({ games, every }: Extent): void {
  beforeAll(() => loadNetwork('fort'));

  describe.each(botsOf('fort').map((bot) => [bot.id, bot] as const))('%s', (_, bot) => {
    test.each(games)('plays a whole game of %i seats, %s', (seats, setup) => {
      const where = {
        game: fort,
        setup: { seats, options: options(setup) },
        seed: `whole ${seats}`,
      };
      const state = wholeGame(where, bot);
      expect(fort.outcome(state)?.winners.length).toBeGreaterThan(0);
    });

    test('chooses alike whatever the hidden cards are', () => {
      const where = { game: fort, setup: { seats: 3, options: options('draft') }, seed: 'honest' };
      staysHonest(where, bot, { every });
    });
  });
}
